-- What lenders offered an enterprise for its vouchers, as it was shown. Whoever applies names the quote, and no lender is asked again.
create table lender_quote (
  enterprise_no text not null references enterprise,
  id text not null,
  question text not null,
  asked_at timestamptz not null,
  expected_at timestamptz not null,
  valid_until timestamptz not null,
  primary key (enterprise_no, id)
);
alter table lender_quote enable row level security;
create policy of_enterprise on lender_quote to chainletter_request using (enterprise_no = (select asking_enterprise()));
