-- That an enterprise asks a lender to deal with it, signed by its administrator, and what the lender answered.
create table enrolment (
  id text primary key,
  enterprise_no text not null references enterprise,
  channel smallint not null,
  lender_name text not null,
  state text not null check (state in ('submitted', 'signed', 'refused')),
  version integer not null check (version > 0),
  submitted_by_id text not null references user_account,
  submitted_by text not null,
  submitted_at timestamptz not null,
  certificate_serial text not null,
  signed_text text not null,
  signature_value text not null,
  decided_at timestamptz,
  decided_by text,
  reason text,
  check ((state = 'submitted') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);
-- One request at a time; whoever deals with a lender already asks no more.
create unique index enrolment_open on enrolment (enterprise_no, channel) where state <> 'refused';
create index enrolment_of_enterprise on enrolment (enterprise_no, channel, submitted_at desc);
