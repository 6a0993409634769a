-- Tries that are under way count for the lock alone; a picture is asked for after those that were refused.
alter table sign_in_failure add column refused integer not null default 0;
