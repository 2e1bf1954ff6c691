-- What was known of a strength before a match, which nobody noted for earlier ones.
ALTER TABLE rated ADD COLUMN mean_before REAL;
ALTER TABLE rated ADD COLUMN deviation_before REAL;
