-- What an account is for, which channel it serves, and what its bank last said of it. Amounts in fen.
alter table bank_account add column kind text not null default 'receiving' check (kind in ('basic', 'general', 'supervised', 'receiving'));
alter table bank_account add column channel smallint check (channel between 1 and 13);
alter table bank_account add column balance bigint;
alter table bank_account add column opening bigint;
alter table bank_account add column received bigint;
alter table bank_account add column paid bigint;
alter table bank_account add column balance_at timestamptz;
alter table bank_account add column version integer not null default 0;
alter table bank_account add column changed_by text not null default '';
alter table bank_account add column changed_at timestamptz not null default now();
-- The account that an enterprise pays from is its basic one.
update bank_account set kind = 'basic' where pays;

-- The account that a channel's business uses first, where it is another than the default of all.
create table bank_account_of_channel (
  enterprise_no text not null references enterprise,
  channel smallint not null check (channel between 1 and 13),
  bank_account_id text not null references bank_account,
  primary key (enterprise_no, channel)
);
create index bank_account_of_channel_account on bank_account_of_channel (bank_account_id);

-- A deposit is the check that opens an enterprise, under its number, or that of a further account, under the account's id.
alter table deposit add column id text;
update deposit set id = enterprise_no;
alter table deposit alter column id set not null;
alter table deposit_payment drop constraint deposit_payment_enterprise_no_fkey;
alter table deposit drop constraint deposit_pkey;
alter table deposit add primary key (id);
alter table deposit_payment rename column enterprise_no to deposit_id;
alter table deposit_payment add foreign key (deposit_id) references deposit;

-- What still needs an account, and what was done with it.
create index piece_receiving_account on piece (receiving_account_id) where live;
create index issuance_receiving_account on issuance (receiving_account_id);
create index transfer_receiving_account on transfer (receiving_account_id);
create index audit_log_subject on audit_log (subject_id, at desc) where subject_id is not null;
