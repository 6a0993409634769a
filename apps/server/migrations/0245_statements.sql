-- What enterprises say of the statements of their months. A month without a row waits to be confirmed once it has ended. Amounts in fen.
create table monthly_statement (
  enterprise_no text not null references enterprise,
  side text not null check (side in ('held', 'issued')),
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  state text not null check (state in ('disputed', 'answered', 'confirmed')),
  version integer not null,
  -- As it was shown to whoever confirmed or disputed it.
  opening bigint not null,
  closing bigint not null,
  decided_by text not null references user_account,
  decided_by_name text not null,
  decided_at timestamptz not null,
  reason text,
  answer text,
  answered_by text,
  answered_at timestamptz,
  primary key (enterprise_no, side, month),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  check (state <> 'answered' or answer is not null),
  check (state = 'confirmed' or reason is not null)
);
create index monthly_statement_disputed on monthly_statement (decided_at) where state = 'disputed';
