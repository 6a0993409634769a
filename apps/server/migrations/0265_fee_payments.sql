-- What enterprises paid to the platform: the fees that were declared together as one transfer, its receipt, and what became of each. Amounts in fen.
create sequence fee_payment_number_seq;

create table fee_payment (
  id text primary key,
  enterprise_no text not null references enterprise,
  payment_number text not null unique,
  -- Of the caller's making: fees that are declared with the same belong to one payment.
  transfer_key text,
  state text not null check (state in ('declared', 'partly', 'confirmed', 'returned')),
  amount bigint not null check (amount >= 0),
  paid_by text not null references user_account,
  payer_name text not null,
  paid_at timestamptz not null,
  -- The account that it was transferred to, as it was published then.
  payee jsonb,
  proof_id text references file,
  unique (enterprise_no, transfer_key)
);
create index fee_payment_enterprise on fee_payment (enterprise_no, paid_at);

-- A fee is in one payment that was not sent back, and in every earlier one that was.
create table fee_payment_line (
  payment_id text not null references fee_payment,
  fee_id text not null references fee_item,
  kind text not null,
  summary text not null,
  amount bigint not null,
  state text not null check (state in ('declared', 'confirmed', 'returned')),
  decided_at timestamptz,
  reason text,
  primary key (payment_id, fee_id),
  check ((state = 'declared') = (decided_at is null)),
  check ((state = 'returned') = (reason is not null))
);
create unique index fee_payment_line_once on fee_payment_line (fee_id) where state <> 'returned';

-- What was declared before: each fee by a payment of its own.
insert into fee_payment (id, enterprise_no, payment_number, state, amount, paid_by, payer_name, paid_at, proof_id)
select 'payment-' || f.id, f.enterprise_no,
  'JF' || to_char(f.declared_at at time zone 'Asia/Shanghai', 'YYYYMMDD') || '-' || lpad(nextval('fee_payment_number_seq')::text, 4, '0'),
  f.state, f.amount, f.declared_by, u.display_name, f.declared_at, f.proof_id
from fee_item f join user_account u on u.user_id = f.declared_by
where f.state in ('declared', 'confirmed', 'returned');
insert into fee_payment_line (payment_id, fee_id, kind, summary, amount, state, decided_at, reason)
select p.id, f.id, f.kind, f.summary, f.amount, f.state,
  case when f.state <> 'declared' then coalesce(f.decided_at, f.declared_at) end, case when f.state = 'returned' then f.return_reason end
from fee_item f join fee_payment p on p.id = 'payment-' || f.id;
