-- Where and how a session was opened. Switching the enterprise opens a new session of the same sign-in.
alter table session add column signed_in_at timestamptz;
update session set signed_in_at = created_at;
alter table session alter column signed_in_at set not null;
alter table session add column opened_by text;
alter table session add column address text;

alter table user_account add column last_sign_in_address text;
alter table user_account add column previous_sign_in_address text;

-- One-time codes of partners' sign-on: the code itself is only in the hands of the person's browser.
create table sign_on_code (
  code_hash text primary key,
  kind text not null check (kind in ('entry', 'confirm')),
  partner text not null,
  user_id text not null references user_account,
  enterprise_no text references enterprise,
  role text not null,
  agent_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_on_code_expiry on sign_on_code (expires_at);

-- What a partner signed once it cannot send again.
create table sign_on_nonce (
  partner text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (partner, nonce)
);
