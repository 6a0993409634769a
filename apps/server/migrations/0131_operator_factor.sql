-- The second factor of the platform's own people: a secret for one-time codes, readable with the server's key alone.
create table operator_factor (
  operator_id text primary key references operator,
  -- Null until the first one is confirmed.
  secret text,
  -- Waits for its first code.
  pending_secret text,
  -- The last 30-second step whose code was taken: a code is good once.
  last_step bigint not null default 0,
  confirmed_at timestamptz
);

create table operator_recovery_code (
  operator_id text not null references operator,
  code_hash text not null,
  primary key (operator_id, code_hash)
);
