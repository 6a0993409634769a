-- Since when each side of an application has something to do, where a step within its state handed it on: the time by the side. What stands
-- in no entry waits since the state began.
alter table financing add column handed_over jsonb not null default '{}';
alter table pledge add column handed_over jsonb not null default '{}';
