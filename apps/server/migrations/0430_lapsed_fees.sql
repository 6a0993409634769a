-- A guarantee fee that was asked for stays among the fees of both sides when its application ends without a payout: it is no longer owed. It
-- stands in a view of its own, because a server of the version before does not know the state.
create view every_lending_fee as
  select viewer_no, kind, direction, object_id, pledge_id, application_number, channel, holder_no, issuer_no, lender_no, guarantor_no, basis,
    amount, state, paid_on, receipt_number, reason, object_state, version, quote_question, submitted_at, refund_id
  from lending_fee
  union all
  select p.guarantor_no, 'guaranteeFee', 'receivable', p.id, p.id, p.application_number, p.channel, p.enterprise_no, p.issuer_no, p.lender_no,
    p.guarantor_no, p.amount, p.guarantee_fee, 'lapsed', null, null, p.guarantee_fee_reversed_because, p.state, p.version, p.quote_question,
    p.submitted_at, null
  from pledge p
  where p.guarantee_fee > 0 and p.guarantee_number is not null and p.guarantee_fee_paid_on is null and p.disbursed_on is null
    and p.state in ('withdrawn', 'guarantorDeclined', 'declined')
    -- A refund of this fee, and not of one that an earlier guarantor asked for.
    and not exists (select from fee_refund r where r.pledge_id = p.id and r.guarantor_no = p.guarantor_no and r.amount = p.guarantee_fee);
grant select on every_lending_fee to chainletter_request;

create or replace view charge as
  select f.enterprise_no, f.id, 'platform' as source, f.kind, f.summary, null::text as object_kind, null::text as object_id, f.business_number,
    f.basis, null::bigint as basis_amount, null::bigint as rate_ppm, null::text as rate_unit, f.amount, f.mandatory, f.due_on, f.state, f.asked_at,
    f.declared_at as paid_at, f.declared_by, f.decided_at, null::text as payee_no, f.return_reason, f.agreement_url, f.proof_id, f.version,
    null::text as part, null::text as refund_id, null::date as refund_paid_on, null::text as refund_receipt, null::text as refund_reason
  from fee_item f
  union all
  select enterprise_no, concat_ws('-', kind, object_id, part), 'application', kind, '', object_kind, object_id, object_number, null, basis,
    rate_ppm, rate_unit, amount, true, null, 'confirmed', paid_at, paid_at, null, paid_at, payee_no, null, null, null, 0, part,
    null, null, null, null
  from application_charge
  union all
  -- A guarantor's fee is paid separately, and the guarantor says whether it has come.
  select l.holder_no, concat_ws('-', 'guaranteeFee', coalesce(l.refund_id, l.object_id)), 'application', l.kind, '', 'pledge', l.object_id,
    l.application_number, null, l.basis, null, null, l.amount, true, null,
    case l.state when 'due' then 'pending' when 'reversed' then 'returned' when 'received' then 'confirmed' when 'lapsed' then 'cancelled' else l.state end,
    l.submitted_at, coalesce(r.fee_paid_on, l.paid_on)::timestamp at time zone 'Asia/Shanghai', null, null, l.guarantor_no,
    case when l.refund_id is null then l.reason end, null, null, l.version, 'holder', r.id, r.paid_on, r.receipt_number, r.reason
  from every_lending_fee l left join fee_refund r on r.id = l.refund_id where l.kind = 'guaranteeFee';

-- Messages of payments name what was paid; those written before learn it from what they are about.
update message m set parameters = m.parameters || jsonb_build_object('paidOut', p.paid_out::text)
  from pledge p where m.kind = 'pledgePaymentFailed' and p.id = m.subject_id and p.paid_out is not null;
update message m set parameters = m.parameters || jsonb_build_object('paidOut', f.paid_out::text)
  from financing f where m.kind = 'financingPaymentFailed' and f.id = m.subject_id and f.paid_out is not null;
update message m set parameters = m.parameters || jsonb_build_object('repaid', (
    select r.amount::text from repayment r where r.application_id = m.subject_id and r.made_at <= m.created_at order by r.made_at desc limit 1))
  where m.kind in ('pledgePaidOff', 'financingBoughtBack')
    and exists (select 1 from repayment r where r.application_id = m.subject_id and r.made_at <= m.created_at);
update message m set parameters = m.parameters || jsonb_build_object('fee', p.guarantee_fee::text, 'payee', e.name)
  from pledge p join enterprise e on e.enterprise_no = p.guarantor_no
  where m.kind = 'pledgeFeeReceived' and p.id = m.subject_id and p.guarantee_fee is not null;
