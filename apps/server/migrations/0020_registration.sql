-- Accounts made by text message, registrations of enterprises, micro-deposits and bank A's openings.

-- Where it is null, the person's own status holds; an enterprise that was approved has its own until its account is checked.
alter table membership add column status smallint;
alter table user_account add column mail text;
create index user_account_mobile on user_account (mobile);

create table sms_code (
  purpose text not null,
  recipient_hash text not null,
  subject_hash text not null,
  code_hash text not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (purpose, recipient_hash)
);

create table sms_sending (
  id text primary key,
  recipient_hash text not null,
  address_hash text not null,
  sent_at timestamptz not null
);
create index sms_sending_recipient on sms_sending (recipient_hash, sent_at);
create index sms_sending_address on sms_sending (address_hash, sent_at);

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (kind in ('sms', 'mail', 'bank'));

create table registration (
  id text primary key,
  user_id text not null references user_account,
  kind text not null check (kind in ('first', 'associated')),
  enterprise_no text not null unique,
  state text not null check (state in ('draft', 'submitted', 'rejected', 'approved', 'completed')),
  version integer not null check (version > 0),
  form jsonb not null,
  submitted_form jsonb,
  submissions integer not null default 0,
  element_check jsonb,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  reason text,
  fields_to_change jsonb not null default '[]',
  changed_by text not null,
  saved_at timestamptz not null,
  created_at timestamptz not null
);
create unique index registration_open on registration (user_id, kind) where state in ('draft', 'submitted', 'rejected');
create unique index registration_code on registration ((form -> 'enterprise' ->> 'creditCode')) where state = 'submitted';
create index registration_queue on registration (state, submitted_at);

create table deposit (
  enterprise_no text primary key references enterprise,
  bank_account_id text not null references bank_account,
  user_id text not null references user_account,
  state text not null check (state in ('notStarted', 'processing', 'paid', 'failed', 'verified', 'exhausted', 'expired')),
  version integer not null check (version > 0),
  -- In fen; gone once it is of no more use.
  amount bigint check (amount between 1 and 99),
  tries smallint not null default 0 check (tries between 0 and 3),
  payments integer not null default 1,
  requested_at timestamptz not null,
  paid_at timestamptz,
  expires_at timestamptz,
  failure_reason text,
  changed_by text not null,
  changed_at timestamptz not null
);

create table deposit_payment (
  enterprise_no text not null references deposit,
  payment integer not null,
  bank_account_id text not null references bank_account,
  requested_at timestamptz not null,
  primary key (enterprise_no, payment)
);

create table bank_a_opening (
  enterprise_no text primary key references enterprise,
  bank_account_id text not null references bank_account,
  version integer not null check (version > 0),
  submitted_at timestamptz not null,
  reason text,
  changed_by text not null,
  changed_at timestamptz not null
);
