-- A guarantee fee that was paid for an application that ended is owed back until its payer confirms the refund.
create table fee_refund (
  id text primary key,
  pledge_id text not null references pledge,
  guarantor_no text not null references enterprise,
  holder_no text not null references enterprise,
  receiving_account_id text not null references bank_account,
  amount bigint not null check (amount > 0),
  fee_paid_on date not null,
  fee_receipt text not null,
  state text not null check (state in ('refundDue', 'refundDeclared', 'refunded')),
  version integer not null,
  paid_on date,
  receipt_number text,
  reason text,
  state_since timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  constraint fee_refund_paid check ((state = 'refundDue') = (paid_on is null) and (paid_on is null) = (receipt_number is null))
);
create index fee_refund_pledge on fee_refund (pledge_id);
create index fee_refund_due on fee_refund (guarantor_no, state_since) where state = 'refundDue';
create index fee_refund_declared on fee_refund (holder_no, state_since) where state = 'refundDeclared';
-- Whoever ends an application, such as its lender, writes what is owed back between the other two.
create policy of_parties on fee_refund to chainletter_request using ((select asking_enterprise()) in (holder_no, guarantor_no));
create policy to_others on fee_refund for insert to chainletter_request with check (true);
alter table fee_refund enable row level security;

-- Received fees of applications that had ended before.
insert into fee_refund (id, pledge_id, guarantor_no, holder_no, receiving_account_id, amount, fee_paid_on, fee_receipt, state, version,
  state_since, changed_by, changed_at)
select 'FR-' || id, id, guarantor_no, enterprise_no, receiving_account_id, guarantee_fee, guarantee_fee_paid_on, guarantee_fee_receipt,
  'refundDue', 0, greatest(state_since, guarantee_fee_confirmed_at), changed_by, changed_at
from pledge
where guarantee_fee > 0 and guarantee_fee_confirmed_at is not null
  and state in ('withdrawn', 'guarantorDeclined', 'declined');
update pledge set guarantee_fee_paid_on = null, guarantee_fee_receipt = null, guarantee_fee_confirmed_by = null, guarantee_fee_confirmed_at = null
where id in (select pledge_id from fee_refund);

-- An unpaid guarantee fee is owed once the guarantor has signed, and the other fees once the lender has approved (LENDING_FEE_RULES).
create or replace view lending_fee as
  select p.guarantor_no as viewer_no, 'guaranteeFee' as kind, 'receivable' as direction, p.id as object_id, p.id as pledge_id,
    p.application_number, p.channel, p.enterprise_no as holder_no, p.issuer_no, p.lender_no, p.guarantor_no, p.amount as basis,
    p.guarantee_fee as amount,
    case when p.guarantee_fee_confirmed_at is not null then 'received' when p.guarantee_fee_paid_on is not null then 'declared'
      when p.guarantee_fee_reversed_at is not null then 'reversed' else 'due' end as state,
    p.guarantee_fee_paid_on as paid_on, p.guarantee_fee_receipt as receipt_number, p.guarantee_fee_reversed_because as reason,
    p.state as object_state, p.version, p.quote_question, p.submitted_at, null::text as refund_id
  from pledge p
  where p.passed_at is not null and p.guarantee_fee > 0
    and (p.guarantee_fee_paid_on is not null
      or p.state in ('underApproval', 'supplementing', 'awaitingRegistration', 'awaitingDisbursement', 'disbursementFailed', 'disbursed',
        'overdue', 'awaitingRelease'))
  union all
  select r.guarantor_no, 'guaranteeFee', 'receivable', p.id, p.id, p.application_number, p.channel, r.holder_no, p.issuer_no, p.lender_no,
    r.guarantor_no, p.amount, r.amount, r.state, coalesce(r.paid_on, r.fee_paid_on), coalesce(r.receipt_number, r.fee_receipt), r.reason,
    p.state, r.version, p.quote_question, p.submitted_at, r.id
  from fee_refund r join pledge p on p.id = r.pledge_id
  union all
  select a.lender_no, fee.kind, fee.direction, a.id, a.pledge_id, a.application_number, a.channel, a.enterprise_no, a.issuer_no, a.lender_no,
    null, a.amount, fee.amount, case when a.disbursed_on is null then 'due' else 'received' end, a.disbursed_on, a.receipt_number, null,
    a.state, a.version, a.quote_question, a.submitted_at, null
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
    and (a.disbursed_on is not null
      or a.state in ('awaitingContract', 'awaitingRegistration', 'awaitingDisbursement', 'disbursementFailed'));

create or replace view charge as
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
  -- A guarantor's fee is paid separately, and the guarantor says whether it has come. One that was refunded is no cost any more.
  select l.holder_no, concat_ws('-', 'guaranteeFee', coalesce(l.refund_id, l.object_id)), 'application', l.kind, '', 'pledge', l.object_id,
    l.application_number, null, l.basis, null, null, l.amount, true, null,
    case l.state when 'due' then 'pending' when 'declared' then 'declared' when 'reversed' then 'returned' when 'refunded' then 'cancelled'
      else 'confirmed' end,
    l.submitted_at, l.paid_on::timestamp at time zone 'Asia/Shanghai', null, null, l.guarantor_no, l.reason, null, null, l.version, 'holder'
  from lending_fee l where l.kind = 'guaranteeFee';
