-- What the platform has proved of an enterprise, and whom it turns to.
alter table enterprise
  add column information_version integer not null default 0,
  add column legal_id_front_file text,
  add column legal_id_back_file text,
  add column elements_verified_at timestamptz,
  add column contact_name text not null default '',
  add column contact_mobile text not null default '',
  add column contact_mail text not null default '',
  add column contact_address text not null default '',
  add column contact_version integer not null default 0,
  add column contact_changed_by text,
  add column contact_changed_at timestamptz;

-- A change that the enterprise asks for and a person of the platform decides on; the old data hold until it is approved.
create table information_change (
  id text primary key,
  enterprise_no text not null references enterprise,
  state text not null check (state in ('submitted', 'approved', 'rejected', 'withdrawn')),
  version integer not null,
  before jsonb not null,
  after jsonb not null,
  element_check jsonb,
  submitted_by_id text not null,
  submitted_by text not null,
  submitted_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text,
  constraint information_change_reason check ((state = 'rejected') = (reason is not null))
);
create index information_change_of on information_change (enterprise_no, submitted_at desc);
create index information_change_in on information_change (state, submitted_at);
-- One at a time.
create unique index information_change_waits on information_change (enterprise_no) where state = 'submitted';
