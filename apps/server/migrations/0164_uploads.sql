-- A permission to upload is for one file of a stated size, and takes of what its owner may keep.
create table upload (
  key text primary key,
  owner text not null,
  size integer not null,
  granted_at timestamptz not null,
  stored boolean not null default false
);
insert into upload (key, owner, size, granted_at, stored)
  select key, split_part(key, '/', 2), size, stored_at, true from stored_object;
create index upload_owner on upload (owner);
