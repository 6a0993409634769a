-- The day on which the holder wished the money, to be filled in again where it is still to come; of earlier applications it was not kept.
alter table financing add column wished_on date;
alter table pledge add column wished_on date;
