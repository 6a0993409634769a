-- A guarantee fee that is not paid when the pledge is released is still owed: releasing the pledge gives up nothing of it.
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
        'overdue', 'awaitingRelease', 'released'))
  union all
  select r.guarantor_no, 'guaranteeFee', 'receivable', p.id, p.id, p.application_number, p.channel, r.holder_no, p.issuer_no, p.lender_no,
    r.guarantor_no, p.amount, r.amount, r.state, coalesce(r.paid_on, r.fee_paid_on), coalesce(r.receipt_number, r.fee_receipt), r.reason,
    p.state, r.version, p.quote_question, p.submitted_at, r.id
  from fee_refund r join pledge p on p.id = r.pledge_id
  union all
  select a.lender_no, fee.kind, fee.direction, a.id, a.pledge_id, a.application_number, a.channel, a.enterprise_no, a.issuer_no, a.lender_no,
    null, a.amount, fee.amount, case when a.disbursed_on is null then 'due' else 'withheld' end, a.disbursed_on, null, null,
    a.state, a.version, a.quote_question, a.submitted_at, null
  from (
    select id as pledge_id, id, application_number, channel, enterprise_no, issuer_no, lender_no, amount, disbursed_on,
      state, version, quote_question, submitted_at, lender_fee, service_fee
    from pledge where handed_to_lender_at is not null and not removed
    union all
    select null, id, application_number, channel, enterprise_no, issuer_no, lender_no, amount, disbursed_on,
      state, version, quote_question, submitted_at, lender_fee, service_fee
    from financing where passed_at is not null and not removed
  ) a
  cross join lateral (values ('lenderFee', 'receivable', a.lender_fee), ('serviceFee', 'payable', a.service_fee)) fee (kind, direction, amount)
  where fee.amount > 0
    and (a.disbursed_on is not null
      or a.state in ('awaitingContract', 'awaitingRegistration', 'awaitingDisbursement', 'disbursementFailed'));
