-- The bank's own receipts of payments at maturity, as their payer added them. What was added stays.
create table settlement_receipt (
  payment_id text not null references settlement_payment,
  file_id text not null references file,
  added_by text not null references user_account,
  added_at timestamptz not null,
  primary key (payment_id, file_id)
);
create trigger settlement_receipt_stays before update or delete on settlement_receipt for each row execute function refuse_change();
