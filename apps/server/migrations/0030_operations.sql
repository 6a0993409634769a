-- Platform operations: the people who run the platform, what they did, and the dated limits they set.

create table operator (
  operator_id text primary key,
  name text not null unique,
  display_name text not null,
  duties text[] not null,
  password_hash text not null,
  password_due boolean not null default true,
  state text not null default 'active' check (state in ('active', 'disabled')),
  version integer not null default 1,
  created_at timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  last_sign_in_at timestamptz
);

create table operator_session (
  session_id text primary key,
  secret_hash text not null unique,
  operator_id text not null references operator,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index operator_session_of on operator_session (operator_id) where revoked_at is null;

-- An act that a second operator has to pass before it happens.
create table operation_proposal (
  proposal_id text primary key,
  operation text not null,
  request jsonb not null,
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'carriedOut', 'declined', 'withdrawn')),
  proposed_by text not null references operator,
  proposed_at timestamptz not null,
  decided_by text references operator,
  decided_at timestamptz,
  decision_reason text,
  constraint proposal_four_eyes check (state not in ('carriedOut', 'declined') or decided_by is distinct from proposed_by),
  constraint proposal_decided check ((state = 'waiting') = (decided_by is null))
);
create index operation_proposal_waiting on operation_proposal (proposed_at) where state = 'waiting';

-- Each row is hashed over the one before it and sealed with the server's key (platform_state keeps the head).
create table operation_audit (
  sequence bigint primary key,
  at timestamptz not null,
  operator_id text,
  operator_name text not null,
  action text not null,
  outcome text not null,
  subject_id text,
  reason text,
  before_text text,
  after_text text,
  proposed_by text,
  request_id text not null,
  address text not null,
  previous_hash text not null,
  hash text not null,
  seal text not null
);
create index operation_audit_subject on operation_audit (subject_id, sequence desc);
create index operation_audit_operator on operation_audit (operator_id, sequence desc);
create trigger operation_audit_append_only before update or delete on operation_audit for each row execute function refuse_change();
create trigger operation_audit_no_truncate before truncate on operation_audit for each statement execute function refuse_change();

-- What rules an issue or a channel from a day on; the documented defaults rule where no row does.
create table dated_limit (
  kind text not null check (kind in ('term', 'amount', 'channel')),
  channel smallint not null default 0,
  effective_from date not null,
  content jsonb not null,
  version integer not null default 1,
  set_by text not null,
  set_at timestamptz not null,
  primary key (kind, channel, effective_from)
);

-- One row a suspension of an issuer; enterprise.issue_suspended says whether one stands now.
create table issuer_suspension (
  id text primary key,
  enterprise_no text not null references enterprise,
  reason text not null,
  imposed_by text not null,
  imposed_at timestamptz not null,
  lift_reason text,
  lifted_by text,
  lifted_at timestamptz
);
create unique index issuer_suspension_open on issuer_suspension (enterprise_no) where lifted_at is null;
create index issuer_suspension_enterprise on issuer_suspension (enterprise_no, imposed_at desc);
