-- An enterprise asks to be taken off the platform; two people of the platform decide. Its data stay as long as the law keeps them.
alter table enterprise add column cancelled_at timestamptz;

create table enterprise_cancellation (
  id text primary key,
  enterprise_no text not null references enterprise,
  state text not null check (state in ('submitted', 'withdrawn', 'rejected', 'approved')),
  version integer not null,
  reason text not null,
  submitted_by_id text not null references user_account,
  submitted_by text not null,
  submitted_at timestamptz not null,
  certificate_serial text not null,
  signed_text text not null,
  signature_value text not null,
  decided_at timestamptz,
  decided_by text,
  rejection_reason text
);
create index enterprise_cancellation_of on enterprise_cancellation (enterprise_no, submitted_at desc);
create index enterprise_cancellation_in on enterprise_cancellation (state, submitted_at);
create unique index enterprise_cancellation_waits on enterprise_cancellation (enterprise_no) where state = 'submitted';
