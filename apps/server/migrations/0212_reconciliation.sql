-- What people add to the fund register, and how the register stands against the statements of banks. Amounts in fen.
create sequence fund_supplement_number_seq;
create table fund_supplement (
  id text primary key,
  application_number text not null unique,
  enterprise_no text not null references enterprise,
  state text not null check (state in ('awaitingReview', 'returned', 'withdrawn', 'passed')),
  version integer not null default 0,
  type text not null check (type in ('issuance', 'transfer', 'financing', 'pledge', 'interest', 'fee', 'repayment', 'maturity', 'supplement')),
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  booked_on date not null,
  bank_account_id text not null references bank_account,
  counterparty_name text not null,
  counterparty_number text not null,
  object_number text,
  voucher_number text,
  bank_serial text,
  -- Why it is added by hand.
  purpose text not null,
  attachments jsonb not null,
  maker_id text not null references user_account,
  maker_name text not null,
  reviewer_id text references user_account,
  reviewer_name text,
  submitted_at timestamptz not null,
  passed_at timestamptz,
  -- Why it was returned.
  reason text,
  removed boolean not null default false,
  state_since timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  constraint fund_supplement_four_eyes check (reviewer_id <> maker_id),
  constraint fund_supplement_passed check ((state = 'passed') = (passed_at is not null) and (passed_at is null or reviewer_id is not null))
);
create index fund_supplement_enterprise on fund_supplement (enterprise_no, submitted_at desc);
create index fund_supplement_open on fund_supplement (enterprise_no, state, state_since) where state in ('awaitingReview', 'returned');
alter table fund_entry add foreign key (supplement_id) references fund_supplement deferrable initially deferred;
-- A number of a bank is supplemented once for an account.
create unique index fund_supplement_serial on fund_supplement (bank_account_id, bank_serial)
  where bank_serial is not null and not removed and state <> 'withdrawn';

alter table application_log drop constraint application_log_object_kind_check;
alter table application_log add constraint application_log_object_kind_check
  check (object_kind in ('issuance', 'transfer', 'creditApplication', 'financing', 'pledge', 'settlement', 'fundSupplement'));

-- A statement of a bank, of one account: statements of an account follow each other without a gap.
create table bank_statement (
  id text primary key,
  enterprise_no text not null references enterprise,
  bank_account_id text not null references bank_account,
  first_on date not null,
  last_on date not null,
  opening bigint not null,
  closing bigint not null,
  source text not null check (source in ('file', 'bank')),
  imported_by text not null references user_account,
  importer_name text not null,
  imported_at timestamptz not null,
  unique (bank_account_id, first_on),
  check (first_on <= last_on)
);

create table bank_statement_line (
  id text primary key,
  statement_id text not null references bank_statement,
  enterprise_no text not null references enterprise,
  bank_account_id text not null references bank_account,
  -- Its place among all lines of the account.
  position integer not null check (position > 0),
  booked_on date not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  serial text not null,
  counterparty_name text not null,
  counterparty_number text not null,
  summary text not null,
  -- What the account has after it, reckoned from the opening.
  balance_after bigint not null,
  reconciliation text not null default 'unmatched' check (reconciliation in ('unmatched', 'matchedByRule', 'matchedByHand', 'explained')),
  unique (bank_account_id, position)
);
create index bank_statement_line_days on bank_statement_line (bank_account_id, booked_on, position) include (direction, amount, reconciliation);
create unique index bank_statement_line_serial on bank_statement_line (bank_account_id, serial) where serial <> '';

create function guard_statement_line() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'reconciliation' is distinct from to_jsonb(old) - 'reconciliation' then
    raise exception 'a line of a statement stays as the bank wrote it' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger bank_statement_line_guard before update on bank_statement_line for each row execute function guard_statement_line();
create trigger bank_statement_line_kept before delete on bank_statement_line for each row execute function refuse_change();
create trigger bank_statement_kept before update or delete on bank_statement for each row execute function refuse_change();

-- Which line is which entry, or why there is none. What was undone stays written.
create table reconciliation_match (
  id text primary key,
  enterprise_no text not null references enterprise,
  bank_account_id text not null references bank_account,
  line_id text references bank_statement_line,
  entry_id text references fund_entry,
  kind text not null check (kind in ('matchedByRule', 'matchedByHand', 'explained')),
  difference text check (difference in ('bankOnly', 'registerOnly', 'amountDiffers')),
  reason text,
  made_by text not null references user_account,
  maker_name text not null,
  made_at timestamptz not null,
  undone_by text references user_account,
  undone_by_name text,
  undone_at timestamptz,
  check ((kind = 'explained') = (difference is not null) and (difference is null) = (reason is null)),
  check ((line_id is not null) = (difference is distinct from 'registerOnly')),
  check ((entry_id is not null) = (difference is distinct from 'bankOnly')),
  check ((undone_by is null) = (undone_at is null))
);
create unique index reconciliation_match_line on reconciliation_match (line_id) where undone_at is null;
create unique index reconciliation_match_entry on reconciliation_match (entry_id) where undone_at is null;
create index reconciliation_match_account on reconciliation_match (bank_account_id) where undone_at is null;

-- How a line and an entry stand follows from what they are matched with.
create function mark_reconciled() returns trigger language plpgsql as $$
declare
  standing text := case when new.undone_at is null then new.kind else 'unmatched' end;
begin
  if new.line_id is not null then
    update bank_statement_line set reconciliation = standing where id = new.line_id;
  end if;
  if new.entry_id is not null then
    update fund_entry set reconciliation = standing where id = new.entry_id;
  end if;
  return null;
end $$;
create trigger reconciliation_match_marks after insert or update of undone_at on reconciliation_match for each row execute function mark_reconciled();

-- Statements that do not add up or do not follow each other, pairs that are not the same money, and marks that say otherwise than the pairs.
create view reconciliation_violation as
  select s.id as subject, 'sum' as rule from bank_statement s
  where s.opening + coalesce((select sum(case l.direction when 'in' then l.amount else -l.amount end)
    from bank_statement_line l where l.statement_id = s.id), 0) <> s.closing
  union all
  select s.id, 'chain' from (
    select id, first_on, opening, lag(last_on) over (partition by bank_account_id order by first_on) as ended,
      lag(closing) over (partition by bank_account_id order by first_on) as closed
    from bank_statement
  ) s where s.ended is not null and (s.first_on <> s.ended + 1 or s.opening <> s.closed)
  union all
  select m.id, 'pair' from reconciliation_match m
    left join bank_statement_line l on l.id = m.line_id left join fund_entry e on e.id = m.entry_id
  where m.undone_at is null and (m.kind <> 'explained' and (l.direction <> e.direction or l.amount <> e.amount)
    or m.enterprise_no <> coalesce(e.enterprise_no, m.enterprise_no) or m.bank_account_id <> coalesce(e.bank_account_id, m.bank_account_id)
    or m.bank_account_id <> coalesce(l.bank_account_id, m.bank_account_id))
  union all
  select e.id, 'mark' from fund_entry e left join reconciliation_match m on m.entry_id = e.id and m.undone_at is null
  where e.reconciliation <> coalesce(m.kind, 'unmatched')
  union all
  select l.id, 'mark' from bank_statement_line l left join reconciliation_match m on m.line_id = l.id and m.undone_at is null
  where l.reconciliation <> coalesce(m.kind, 'unmatched');
