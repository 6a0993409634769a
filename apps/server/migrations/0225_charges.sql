-- Every fee that an enterprise bears, in one list: what the platform asks for, and its part of the costs of financings and loans. Amounts in fen.

alter table fee_item
  add column asked_at timestamptz not null default now(),
  add column due_on date,
  -- What it is of, and what it rests on, as whoever asks for it says.
  add column business_number text,
  add column basis text,
  add column proof_id text references file;
create index fee_item_asked on fee_item (enterprise_no, asked_at);

-- What became of a fee, step by step.
create table fee_step (
  id text primary key,
  fee_id text not null references fee_item,
  event text not null check (event in ('ask', 'declare', 'addProof', 'confirm', 'sendBack', 'cancel')),
  -- Null where the platform did it.
  actor_name text,
  at timestamptz not null,
  reason text,
  proof_id text references file
);
create index fee_step_fee on fee_step (fee_id, at, id);

insert into fee_step (id, fee_id, event, actor_name, at)
select 'declare-' || f.id, f.id, 'declare', u.display_name, f.declared_at from fee_item f join user_account u on u.user_id = f.declared_by;
insert into fee_step (id, fee_id, event, at)
select 'confirm-' || id, id, 'confirm', decided_at from fee_item where state = 'confirmed' and decided_at is not null;

-- What somebody paid of the costs of an application when it was paid out, as its quote splits them.
create table application_charge (
  object_kind text not null check (object_kind in ('financing', 'pledge')),
  object_id text not null,
  object_number text not null,
  kind text not null check (kind in ('interest', 'lenderFee', 'serviceFee')),
  part text not null check (part in ('holder', 'issuer')),
  enterprise_no text not null references enterprise,
  -- Null: the platform.
  payee_no text references enterprise,
  -- What it is reckoned of and at what rate; null of those from before this was kept.
  basis bigint not null,
  rate_ppm bigint,
  rate_unit text check (rate_unit in ('annualPercent', 'dailyPerTenThousand', 'flatPerTenThousand')),
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  primary key (object_kind, object_id, kind, part)
);
create index application_charge_enterprise on application_charge (enterprise_no, paid_at);

-- What was paid out before, from the books. Of an issuer's fees the books do not say which are whose: they stand as the lender's.
insert into application_charge (object_kind, object_id, object_number, kind, part, enterprise_no, payee_no, basis, amount, paid_at)
select a.object_kind, a.id, a.application_number, charge.kind, p.book, p.enterprise_no,
  case charge.kind when 'serviceFee' then null else a.lender_no end, a.amount, charge.amount, p.at
from (
  select 'financing' as object_kind, id, application_number, lender_no, amount, service_fee from financing where disbursed_on is not null
  union all
  select 'pledge', id, application_number, lender_no, amount, service_fee from pledge where disbursed_on is not null
) a
join lateral (
  select book, enterprise_no, at, coalesce(sum(amount) filter (where account = 'interest'), 0) as interest,
    coalesce(sum(amount) filter (where account = 'fee'), 0) as fee
  from posting where object_kind = a.object_kind and object_id = a.id and act = 'disburse' and side = 'debit' and book in ('holder', 'issuer')
    and enterprise_no is not null
  group by book, enterprise_no, at
) p on true
cross join lateral (values
  ('interest', p.interest),
  ('serviceFee', case p.book when 'holder' then coalesce(a.service_fee, 0) else 0 end),
  ('lenderFee', p.fee - case p.book when 'holder' then coalesce(a.service_fee, 0) else 0 end)
) charge (kind, amount)
where charge.amount > 0;

create view charge as
  select f.enterprise_no, f.id, 'platform' as source, f.kind, f.summary, null::text as object_kind, null::text as object_id, f.business_number,
    f.basis, null::bigint as basis_amount, null::bigint as rate_ppm, null::text as rate_unit, f.amount, f.mandatory, f.due_on, f.state, f.asked_at,
    f.declared_at as paid_at, f.declared_by, f.decided_at, null::text as payee_no, f.return_reason, f.agreement_url, f.proof_id, f.version,
    null::text as part
  from fee_item f
  union all
  select enterprise_no, concat_ws('-', kind, object_id, part), 'application', kind, '', object_kind, object_id, object_number, null, basis,
    rate_ppm, rate_unit, amount, true, null, 'confirmed', paid_at, paid_at, null, paid_at, payee_no, null, null, null, 0, part
  from application_charge
  union all
  -- A guarantor's fee is paid beforehand, and the guarantor says whether it has come.
  select l.holder_no, 'guaranteeFee-' || l.object_id, 'application', l.kind, '', 'pledge', l.object_id, l.application_number, null, l.basis,
    null, null, l.amount, true, null, case l.state when 'due' then 'pending' when 'received' then 'confirmed' when 'reversed' then 'returned' else l.state end,
    l.submitted_at, l.paid_on::timestamp at time zone 'Asia/Shanghai', null, null, l.guarantor_no, l.reason, null, null, l.version, 'holder'
  from lending_fee l where l.kind = 'guaranteeFee';
