"""What a transformer is made of: specs (data), modules, and the inventory everything is read from."""
