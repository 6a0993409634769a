-- Who registers an enterprise uploads papers before there is one; the files get its number when it is made.
alter table stored_object alter column enterprise_no drop not null;
alter table file alter column enterprise_no drop not null;
create index file_registrant on file (uploaded_by) where enterprise_no is null;
