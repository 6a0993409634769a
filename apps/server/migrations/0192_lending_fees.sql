-- The fees of applications, as lenders and guarantors keep account of them.

-- A guarantor's fee that its payer says was paid is found, or has not come: then it is posted back and may be paid again.
alter table pledge
  add column guarantee_fee_confirmed_by text references user_account,
  add column guarantee_fee_confirmed_at timestamptz,
  add column guarantee_fee_reversed_by text references user_account,
  add column guarantee_fee_reversed_at timestamptz,
  add column guarantee_fee_reversed_because text,
  add constraint pledge_fee_confirmed check ((guarantee_fee_confirmed_by is null) = (guarantee_fee_confirmed_at is null)
    and (guarantee_fee_confirmed_at is null or guarantee_fee_paid_on is not null)),
  add constraint pledge_fee_reversed check ((guarantee_fee_reversed_at is null) = (guarantee_fee_reversed_because is null)
    and (guarantee_fee_reversed_at is null or guarantee_fee_paid_on is null)),
  -- What the lender asks for itself, and what it withholds for the platform, by the quote. Null of applications from before.
  add column lender_fee bigint check (lender_fee >= 0),
  add column service_fee bigint check (service_fee >= 0);

alter table financing
  add column lender_fee bigint check (lender_fee >= 0),
  add column service_fee bigint check (service_fee >= 0);

-- What was paid out before is in the books, to the fen: what the lender has as a fee, and what it paid besides what the holder got.
update financing f set
  lender_fee = (select coalesce(sum(amount), 0) from posting
    where object_kind = 'financing' and object_id = f.id and act = 'disburse' and book = 'lender' and account = 'fee'),
  service_fee = (select coalesce(sum(amount), f.paid_out) - f.paid_out from posting
    where object_kind = 'financing' and object_id = f.id and act = 'disburse' and book = 'lender' and account = 'cash' and side = 'credit')
  where disbursed_on is not null;
update pledge p set
  lender_fee = (select coalesce(sum(amount), 0) from posting
    where object_kind = 'pledge' and object_id = p.id and act = 'disburse' and book = 'lender' and account = 'fee'),
  service_fee = (select coalesce(sum(amount), p.paid_out) - p.paid_out from posting
    where object_kind = 'pledge' and object_id = p.id and act = 'disburse' and book = 'lender' and account = 'cash' and side = 'credit')
  where disbursed_on is not null;

-- Every fee of an application in the list of whoever receives it or pays it on. One that is withheld is received when the money is paid out,
-- and comes to nothing with its application.
create view lending_fee as
  select p.guarantor_no as viewer_no, 'guaranteeFee' as kind, 'receivable' as direction, p.id as object_id, p.id as pledge_id,
    p.application_number, p.channel, p.enterprise_no as holder_no, p.issuer_no, p.lender_no, p.guarantor_no, p.amount as basis,
    p.guarantee_fee as amount,
    case when p.guarantee_fee_confirmed_at is not null then 'received' when p.guarantee_fee_paid_on is not null then 'declared'
      when p.guarantee_fee_reversed_at is not null then 'reversed' else 'due' end as state,
    p.guarantee_fee_paid_on as paid_on, p.guarantee_fee_receipt as receipt_number, p.guarantee_fee_reversed_because as reason,
    p.state as object_state, p.version, p.quote_question, p.submitted_at
  from pledge p
  where p.passed_at is not null and p.guarantee_fee > 0 and not p.removed
    and (p.guarantee_fee_paid_on is not null or p.guarantee_fee_reversed_at is not null
      or p.state not in ('awaitingReview', 'returned', 'withdrawn', 'guarantorDeclined', 'declined'))
  union all
  select a.lender_no, fee.kind, fee.direction, a.id, a.pledge_id, a.application_number, a.channel, a.enterprise_no, a.issuer_no, a.lender_no,
    null, a.amount, fee.amount, case when a.disbursed_on is null then 'due' else 'received' end, a.disbursed_on, a.receipt_number, null,
    a.state, a.version, a.quote_question, a.submitted_at
  from (
    select id as pledge_id, id, application_number, channel, enterprise_no, issuer_no, lender_no, amount, disbursed_on, receipt_number,
      state, version, quote_question, submitted_at, lender_fee, service_fee
    from pledge where handed_to_lender_at is not null and not removed
    union all
    select null, id, application_number, channel, enterprise_no, issuer_no, lender_no, amount, disbursed_on, receipt_number,
      state, version, quote_question, submitted_at, lender_fee, service_fee
    from financing where passed_at is not null and not removed
  ) a
  cross join lateral (values ('lenderFee', 'receivable', a.lender_fee), ('serviceFee', 'payable', a.service_fee)) fee (kind, direction, amount)
  where fee.amount > 0
    and (a.disbursed_on is not null or a.state not in ('awaitingReview', 'returned', 'withdrawn', 'guarantorDeclined', 'declined'));

-- What a guarantor's operator proposes to ask for from then on. The latest waits, and somebody else decides on it.
create table guarantor_proposal (
  enterprise_no text not null references guarantor,
  number integer not null check (number > 0),
  rate_ppm integer not null check (rate_ppm >= 0),
  rate_unit text not null check (rate_unit in ('annualPercent', 'dailyPerTenThousand', 'flatPerTenThousand')),
  min_fee bigint not null check (min_fee >= 0),
  state text not null check (state in ('waiting', 'confirmed', 'returned', 'replaced')),
  proposed_by text not null references user_account,
  proposer_name text not null,
  proposed_at timestamptz not null,
  decided_by text references user_account,
  decider_name text,
  decided_at timestamptz,
  reason text,
  primary key (enterprise_no, number),
  constraint guarantor_proposal_decided check ((state = 'waiting') = (decided_at is null)),
  constraint guarantor_proposal_four_eyes check (state not in ('confirmed', 'returned') or decided_by <> proposed_by)
);
create unique index guarantor_proposal_waiting on guarantor_proposal (enterprise_no) where state = 'waiting';
