-- People, enterprises, sessions, and what every call of the platform stands on.

create table platform_state (
  name text primary key,
  value text not null
);

create table enterprise (
  enterprise_no text primary key,
  name text not null unique,
  credit_code text not null unique,
  legal_name text not null,
  size text not null,
  address text not null,
  issue_suspended boolean not null default false,
  suspension_reason text,
  confirms_sign_for boolean not null default true,
  business_channels text not null default '',
  core_flags jsonb not null default '{}',
  licence_file text,
  agreement_file text,
  authorisation_file text,
  account_state smallint,
  bank_account_status text,
  created_at timestamptz not null
);

create table enterprise_channel (
  enterprise_no text not null references enterprise,
  channel smallint not null check (channel between 1 and 13),
  kind text not null check (kind in ('0', '1', '2')),
  primary key (enterprise_no, channel)
);

create table enterprise_config (
  enterprise_no text not null references enterprise,
  name text not null,
  type text not null,
  content text not null,
  primary key (enterprise_no, type, name)
);

create table fee_item (
  id text primary key,
  enterprise_no text not null references enterprise,
  kind text not null,
  amount bigint not null check (amount > 0),
  agreement_url text,
  summary text not null,
  mandatory boolean not null,
  state text not null default 'pending' check (state in ('pending', 'declared', 'paid'))
);
create index fee_item_enterprise on fee_item (enterprise_no) where state = 'pending';

create table user_account (
  user_id text primary key,
  user_name text not null unique,
  display_name text not null,
  mobile text not null,
  password_hash text not null,
  status smallint not null default 1,
  rejection_reason text,
  permissions jsonb not null default '[]',
  default_role text not null default 'administrator' check (default_role in ('administrator', 'operator', 'reviewer', 'groupViewer')),
  last_sign_in_at timestamptz,
  previous_sign_in_at timestamptz,
  created_at timestamptz not null
);

create table membership (
  user_id text not null references user_account,
  enterprise_no text not null references enterprise,
  role text not null check (role in ('administrator', 'operator', 'reviewer', 'groupViewer')),
  rank smallint not null default 0,
  primary key (user_id, enterprise_no)
);
create index membership_enterprise on membership (enterprise_no, role);

create table session (
  session_id text primary key,
  secret_hash text not null unique,
  marker_hash text not null unique,
  user_id text not null references user_account,
  enterprise_no text references enterprise,
  role text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_of_user on session (user_id) where revoked_at is null;
create index session_expiry on session (expires_at);

create table sign_in_failure (
  name_hash text primary key,
  failures integer not null,
  failed_at timestamptz not null,
  locked_until timestamptz
);

create table captcha (
  captcha_id text primary key,
  answer_hash text not null,
  expires_at timestamptz not null
);

create table setting (
  user_id text not null references user_account,
  name text not null,
  value text not null,
  primary key (user_id, name)
);

create table message (
  id text primary key,
  enterprise_no text not null references enterprise,
  role text,
  user_id text references user_account,
  type text not null check (type in ('task', 'result', 'due', 'system')),
  title text not null,
  content text not null,
  subject_kind text,
  subject_id text,
  created_at timestamptz not null
);
create index message_enterprise on message (enterprise_no, created_at desc, id desc);

create table message_read (
  message_id text not null references message,
  user_id text not null references user_account,
  read_at timestamptz not null,
  primary key (user_id, message_id)
);

create table announcement (
  id text primary key,
  title text not null,
  type text not null,
  pinned boolean not null default false,
  published_at timestamptz not null,
  content text not null
);
create index announcement_order on announcement (pinned desc, published_at desc, id desc);

create table bank (
  branch_number text primary key check (branch_number ~ '^[0-9]{12}$'),
  bank_name text not null,
  city text not null
);

create table idempotency (
  user_id text not null,
  key text not null,
  request_hash text not null,
  answer text,
  expires_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_expiry on idempotency (expires_at);

create table job (
  id text primary key,
  kind text not null,
  subject text not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  done_at timestamptz,
  unique (kind, subject)
);
create index job_due on job (run_at) where done_at is null;

create table certificate (
  serial text primary key,
  user_id text not null references user_account,
  subject text not null,
  issued_by text not null,
  valid_until timestamptz not null,
  driver text not null check (driver in ('demo', 'ukeyBridge', 'cloudCertificate')),
  public_key text not null,
  sealed_key text,
  pin_failures integer not null default 0,
  locked_until timestamptz
);
create index certificate_user on certificate (user_id);

create table signature_request (
  id text primary key,
  user_id text not null references user_account,
  act text not null,
  subject_id text not null,
  version integer not null,
  text text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index signature_request_expiry on signature_request (expires_at) where used_at is null;

create table stored_object (
  key text primary key,
  enterprise_no text not null references enterprise,
  size integer not null check (size > 0),
  content_type text not null,
  sha256 text not null,
  stored_at timestamptz not null
);

create table file (
  id text primary key,
  enterprise_no text not null references enterprise,
  key text not null unique references stored_object,
  name text not null,
  size integer not null,
  content_type text not null,
  uploaded_by text not null references user_account,
  uploaded_at timestamptz not null
);
create index file_enterprise on file (enterprise_no);

create table file_grant (
  file_id text not null references file,
  enterprise_no text not null references enterprise,
  primary key (file_id, enterprise_no)
);

create table audit_log (
  id text primary key,
  at timestamptz not null,
  user_id text,
  enterprise_no text,
  action text not null,
  subject_id text,
  request_id text not null
);
create index audit_log_enterprise on audit_log (enterprise_no, at desc);

create table outbox (
  id text primary key,
  recipient text not null,
  kind text not null check (kind in ('sms', 'mail')),
  text text not null,
  created_at timestamptz not null
);
create index outbox_recipient on outbox (recipient, created_at desc);
