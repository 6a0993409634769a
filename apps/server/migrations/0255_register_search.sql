-- What a search of the register of movables and claims found before somebody decided on a loan; an entry was only made where none was found.
alter table pledge add column search_entries jsonb;
update pledge set search_entries = '[]' where searched_at is not null;
alter table pledge add constraint pledge_searched
  check ((searched_at is null) = (search_report_number is null) and (searched_at is null) = (search_entries is null));
