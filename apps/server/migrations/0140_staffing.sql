-- People of an enterprise: who they are, and whether their position stands.
alter table user_account add column identity_number text;
-- The person has no password that anybody knows; they set one with a code to their mobile.
alter table user_account add column password_due boolean not null default false;

alter table membership add column frozen_at timestamptz;
alter table membership add column version integer not null default 0;
alter table membership add column changed_by text;
alter table membership add column changed_at timestamptz;
