-- Payment of vouchers at maturity: one settlement a voucher, one payment a payee and piece.
create table settlement (
  voucher_id text primary key references voucher,
  issuance_id text not null unique references issuance,
  issuer_no text not null references enterprise,
  number text not null,
  state text not null check (state in ('reserving', 'paying', 'partly', 'short', 'prepared', 'paid')),
  version integer not null default 0,
  -- Counts the times that money was asked to be set aside: each has a reference of its own at the bank.
  round smallint not null default 1,
  pays_on date not null,
  -- The day that the round under way is of: what is late is late until then.
  paying_on date not null,
  payer_account_id text not null references bank_account,
  -- What the round pays in all, with late interest.
  total bigint not null check (total >= 0),
  late_interest bigint not null default 0 check (late_interest >= 0),
  overdue_since date,
  -- What the bank said when it set nothing aside.
  shortage text,
  prepared_by text references user_account,
  prepared_by_name text,
  prepared_at timestamptz,
  authorised_by text references user_account,
  return_reason text,
  explanation text,
  explained_by text,
  explained_at timestamptz,
  paid_on date,
  state_since timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  constraint settlement_four_eyes check (authorised_by <> prepared_by)
);
create index settlement_issuer on settlement (issuer_no, pays_on);
create index settlement_open on settlement (state) where state <> 'paid';

create table settlement_payment (
  -- The reference at the bank: it pays once for it, however often it is asked.
  id text primary key,
  voucher_id text not null references settlement deferrable initially deferred,
  round smallint not null,
  piece_id text not null references piece,
  payee_no text not null references enterprise,
  purpose text not null check (purpose in ('holder', 'lender', 'pledgee', 'rest')),
  account_name text not null,
  account_number text not null,
  branch_number text not null,
  amount bigint not null check (amount >= 0),
  late_interest bigint not null check (late_interest >= 0),
  state text not null default 'open' check (state in ('open', 'paid', 'failed')),
  reason text,
  bank_serial text,
  paid_at timestamptz,
  check (amount + late_interest > 0),
  constraint settlement_payment_paid check ((state = 'paid') = (bank_serial is not null) and (state = 'paid') = (paid_at is not null)),
  constraint settlement_payment_failed check ((state = 'failed') = (reason is not null))
);
create index settlement_payment_open on settlement_payment (voucher_id, id) where state = 'open';
create index settlement_payment_voucher on settlement_payment (voucher_id, piece_id);
create index settlement_payment_payee on settlement_payment (payee_no, paid_at);
-- Nobody is paid twice for a piece: of each purpose there is one payment that has not failed.
create unique index settlement_payment_once on settlement_payment (piece_id, purpose) where state <> 'failed';

-- What the bank has paid or refused stays so, and a payment keeps its amount and its account.
create function guard_settlement_payment() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' or (old.voucher_id, old.piece_id, old.payee_no, old.purpose, old.account_number, old.amount, old.late_interest)
    is distinct from (new.voucher_id, new.piece_id, new.payee_no, new.purpose, new.account_number, new.amount, new.late_interest)
  then
    raise exception 'a payment that was answered stays as it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger settlement_payment_guard before update on settlement_payment for each row execute function guard_settlement_payment();
create trigger settlement_payment_no_delete before delete on settlement_payment for each row execute function refuse_change();

alter table application_log drop constraint application_log_object_kind_check;
alter table application_log add constraint application_log_object_kind_check
  check (object_kind in ('issuance', 'transfer', 'creditApplication', 'financing', 'pledge', 'settlement'));

-- What there is already is paid on its day as well. A sandbox's past is its own.
insert into job (id, kind, subject, run_at)
  select 'settle-' || v.id, 'settlement.begin', v.id, (v.payment_date + time '09:00') at time zone 'Asia/Shanghai'
  from voucher v join issuance i on i.id = v.issuance_id
  where not v.closed and i.state = 'effective' and v.payment_date > (now() at time zone 'Asia/Shanghai')::date
  on conflict do nothing;

-- Accounts of a sandbox's banks: what was paid by the platform's instruction, and what somebody put there or took away by hand.
create table sandbox_bank_entry (
  reference text primary key,
  account_number text not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  counterparty_name text not null,
  counterparty_number text not null,
  summary text not null,
  booked_at timestamptz not null
);
create index sandbox_bank_entry_account on sandbox_bank_entry (account_number, booked_at);
-- Sums that were set aside, so that they pay what they were set aside for.
create table sandbox_bank_reserve (
  reference text primary key,
  account_number text not null,
  amount bigint not null check (amount > 0),
  paid bigint not null default 0,
  check (paid <= amount)
);
-- Where the sandbox's clock stands against the machine's: it goes on from there after a restart.
create table sandbox_clock (
  only_row boolean primary key default true check (only_row),
  ahead_ms bigint not null
);
