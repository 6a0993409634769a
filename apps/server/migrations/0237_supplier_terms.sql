-- What a buyer keeps of a supplier: by what it groups it, what it proposes when it issues, and above what it wants to be reminded.
alter table supplier_relation add column tags text[] not null default '{}';
alter table supplier_relation add column usual_term_days integer check (usual_term_days between 1 and 365);
alter table supplier_relation add column default_account_id text references bank_account;
alter table supplier_relation add column quota bigint check (quota > 0);
create index issuance_between on issuance (issuer_no, recipient_no, state) include (amount);
create index transfer_between on transfer (sender_no, recipient_no, state);
