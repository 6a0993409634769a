-- A pledge loan is expected back on the working day on which it is paid, as in calendars and lists.
create or replace view lender_move as
  select lender_no, disbursed_on as moved_on, 0::bigint as inflow, paid_out as outflow from financing where disbursed_on is not null
  union all
  select lender_no, pays_on, principal_left, 0 from financing where disbursed_on is not null and state = 'disbursed' and principal_left > 0
  union all
  select payee_no, (paid_at at time zone 'Asia/Shanghai')::date, amount + late_interest, 0 from settlement_payment
    where purpose = 'lender' and state = 'paid'
  union all
  select f.lender_no, r.paid_on, r.amount, 0 from financing f join repayment r on r.application_id = f.id
    where f.disbursed_on is not null and r.state = 'confirmed'
  union all
  select lender_no, disbursed_on, 0, paid_out from pledge where disbursed_on is not null
  union all
  select lender_no, pays_on, principal_left, 0 from pledge where disbursed_on is not null and state = 'disbursed' and principal_left > 0
  union all
  select p.lender_no, r.paid_on, r.amount, 0 from pledge p join repayment r on r.application_id = p.id
    where p.disbursed_on is not null and r.state = 'confirmed';
