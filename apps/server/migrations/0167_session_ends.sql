-- Counts the ends of everything that was opened on a person's credential: a session is of the number it was opened under.
alter table user_account add column credential_epoch integer not null default 0;
alter table session add column credential_epoch integer not null default 0;
-- Sessions that followed each other by a switch of the enterprise are one sign-in, and end as one.
alter table session add column sign_in_id text;
update session set sign_in_id = session_id;
alter table session alter column sign_in_id set not null;
create index session_sign_in on session (sign_in_id);

alter table operator add column credential_epoch integer not null default 0;
alter table operator_session add column credential_epoch integer not null default 0;
