-- What was paid back to a lender, of a financing as of a loan, under a name that says so.
alter table pledge_repayment rename to repayment;
alter table repayment rename column pledge_id to application_id;
alter index pledge_repayment_pledge rename to repayment_application;
alter index pledge_repayment_open rename to repayment_open;
do $$
declare
  named text;
begin
  for named in select conname from pg_constraint where conrelid = 'repayment'::regclass and conname like 'pledge\_repayment%' loop
    execute format('alter table repayment rename constraint %I to %I', named,
      replace(replace(named, 'pledge_repayment_pledge_id', 'repayment_application_id'), 'pledge_repayment', 'repayment'));
  end loop;
end
$$;

-- Views follow the table; a function keeps its words.
create or replace function reviewed_amount(kind text, object text, reviewed text) returns bigint language sql stable as $$
  select case
    when kind = 'issuance' then (select amount from issuance where id = object)
    when kind = 'transfer' then (select amount from transfer where id = object)
    when kind = 'creditApplication' then (select amount from credit_application where id = object)
    when kind = 'settlement' then (select total from settlement where voucher_id = object)
    when kind = 'financing' and reviewed = 'consentConfirm' then (select issuer_costs from financing where id = object)
    when kind = 'financing' then (select amount from financing where id = object)
    when kind = 'pledge' and reviewed = 'repayAuthorise' then
      (select amount from repayment where application_id = object and state = 'awaitingReview')
    else (select amount from pledge where id = object)
  end
$$;
