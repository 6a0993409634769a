-- Announcements: what they are about, how long they stand, what is read beside them.
alter table announcement
  add constraint announcement_type check (type in ('notice', 'maintenance', 'rule', 'bank', 'company')),
  add column valid_to timestamptz,
  add column withdrawn_at timestamptz;

create table announcement_file (
  id text primary key,
  announcement_id text not null references announcement,
  name text not null,
  content_type text not null,
  size integer not null check (size > 0),
  key text not null unique
);
create index announcement_file_of on announcement_file (announcement_id);

-- What a person wants sent out of the platform: message types by SMS and by mail, and when not to be disturbed (Shanghai time).
create table message_delivery (
  user_id text primary key references user_account,
  sms_types text[] not null default '{}',
  mail_types text[] not null default '{}',
  mail_address text,
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  check ((quiet_from is null) = (quiet_to is null)),
  check (mail_types = '{}' or mail_address is not null)
);

-- An address that a person says is theirs, until the code sent to it comes back.
create table mail_confirmation (
  user_id text primary key references user_account,
  address text not null,
  code_hash text not null,
  wrong_tries integer not null default 0,
  expires_at timestamptz not null
);

-- What a mail is headed with.
alter table outbox add column subject text;
