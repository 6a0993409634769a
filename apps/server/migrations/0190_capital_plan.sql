-- What a lender plans to have and to pay out, and what it says that it has. Amounts in fen.
create table capital_plan_row (
  enterprise_no text not null references enterprise,
  period text not null check (period in ('week', 'month')),
  -- The Monday of a week, the first of a month.
  first_on date not null,
  inflow bigint not null check (inflow >= 0),
  outflow bigint not null check (outflow >= 0),
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (enterprise_no, period, first_on),
  constraint capital_plan_row_first check (extract(day from first_on) = 1 or period = 'week'),
  constraint capital_plan_row_monday check (extract(isodow from first_on) = 1 or period = 'month')
);

create table capital_plan_balance (
  enterprise_no text primary key references enterprise,
  -- The day at whose beginning it has the amount.
  stated_on date not null,
  amount bigint not null,
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null
);

create index financing_lent on financing (lender_no, disbursed_on) where disbursed_on is not null;
create index pledge_lent on pledge (lender_no, disbursed_on) where disbursed_on is not null;

-- What moves a lender's money: what it paid out on its day, and what came back or comes back when it is due. Of what is overdue nobody knows
-- when it comes.
create view lender_move as
  select lender_no, disbursed_on as moved_on, 0::bigint as inflow, paid_out as outflow from financing where disbursed_on is not null
  union all
  select lender_no, pays_on, amount, 0 from financing where disbursed_on is not null and state <> 'overdue'
  union all
  select lender_no, disbursed_on, 0, paid_out from pledge where disbursed_on is not null
  union all
  select lender_no, repay_on, principal_left, 0 from pledge where disbursed_on is not null and state = 'disbursed' and principal_left > 0
  union all
  select p.lender_no, r.paid_on, r.amount, 0 from pledge p join pledge_repayment r on r.pledge_id = p.id
    where p.disbursed_on is not null and r.state = 'confirmed';
