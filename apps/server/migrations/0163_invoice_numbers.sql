-- A number that a buyer registered without anybody behind it can become the real invoice's.
alter table trade_invoice add column superseded_at timestamptz;
alter table trade_invoice drop constraint trade_invoice_code_number_key;
create unique index trade_invoice_number on trade_invoice (code, number) where superseded_at is null;
