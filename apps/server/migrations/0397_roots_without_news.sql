-- A daily root is published in the list of roots and is no longer an announcement of its own; earlier ones keep theirs.
alter table daily_root alter column announcement_id drop not null;
