-- A financing and a pledge name all their parties in the row: a call of an enterprise's people meets those alone in which it is one.
create policy of_parties on financing to chainletter_request
  using ((select asking_enterprise()) in (enterprise_no, issuer_no, lender_no));
alter table financing enable row level security;
create policy of_parties on pledge to chainletter_request
  using ((select asking_enterprise()) in (enterprise_no, issuer_no, lender_no, guarantor_no));
alter table pledge enable row level security;
