-- Messages of payments name their sum and day; those written before learn them from what they are about.
update message m set parameters = m.parameters || jsonb_build_object('amount', p.amount::text)
  from piece p where m.kind in ('piecePaid', 'pieceUnpaid', 'pledgedUnpaid') and p.number = m.parameters ->> 'number';
update message m set parameters = m.parameters || jsonb_build_object('amount', s.total::text)
  from settlement s where m.kind = 'paymentReturned' and s.voucher_id = m.subject_id;
update message set parameters = parameters || jsonb_build_object('day', to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD'))
  where kind = 'payeeRefused';
update message m set parameters = m.parameters || jsonb_build_object('repaid', (
    select r.amount::text from repayment r where r.application_id = m.subject_id and r.made_at <= m.created_at order by r.made_at desc limit 1))
  where m.kind in ('pledgeRepaymentToReview', 'pledgeRepaymentReturned', 'pledgeRepaymentDenied', 'pledgeToConfirmRepayment',
    'financingRepaymentToReview', 'financingRepaymentReturned', 'financingRepaymentDenied', 'financingToConfirmRepayment')
    and exists (select 1 from repayment r where r.application_id = m.subject_id and r.made_at <= m.created_at);

-- Loans that were paid out before are asked back before their day as well.
insert into job (id, kind, subject, run_at)
  select gen_random_uuid()::text, 'pledge.remindDue', id, (pays_on - 5)::timestamp at time zone 'Asia/Shanghai'
  from pledge where state = 'disbursed' and pays_on - 5 > (now() at time zone 'Asia/Shanghai')::date;
