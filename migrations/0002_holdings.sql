-- How many deeds and race cards a player held at the end, where that decides between equal points (KRT-END-3). Nothing
-- for games that ended before this was kept.
ALTER TABLE results ADD COLUMN holdings INTEGER;
