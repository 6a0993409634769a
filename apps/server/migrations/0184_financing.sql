-- Financing: who lends on a channel and how much against whom, the applications, what they hold, what lenders say, and what is posted. Amounts in fen.
create table lender (
  channel smallint primary key check (channel between 1 and 99),
  enterprise_no text not null references enterprise,
  changed_by text not null,
  changed_at timestamptz not null
);

-- How much a channel's lender lends against a core enterprise, what is out, and what applications hold of it.
create table lending_limit (
  channel smallint not null references lender,
  issuer_no text not null references enterprise,
  total bigint not null check (total >= 0),
  used bigint not null default 0 check (used >= 0),
  in_transit bigint not null default 0 check (in_transit >= 0),
  version integer not null default 0,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (channel, issuer_no)
);

create sequence financing_number_seq;
create table financing (
  id text primary key,
  application_number text not null unique,
  state text not null check (state in ('draft', 'awaitingReview', 'returned', 'withdrawn', 'awaitingAcceptance', 'underApproval', 'supplementing',
    'declined', 'awaitingContract', 'awaitingDisbursement', 'disbursementFailed', 'disbursed', 'overdue', 'settled')),
  version integer not null default 0,
  enterprise_no text not null references enterprise,
  channel smallint not null references lender,
  lender_no text not null references enterprise,
  issuer_no text not null references enterprise,
  amount bigint not null check (amount > 0),
  due_on date not null,
  -- The question of the quote, as canonical text: from it the quote is made again, and its name is its hash.
  quote_id text not null,
  quote_question text not null,
  quote_expected_at timestamptz not null,
  quote_valid_until timestamptz not null,
  value_on date not null,
  pays_on date not null,
  annual_rate_ppm integer not null check (annual_rate_ppm >= 0),
  paid_out bigint not null,
  net bigint not null,
  issuer_costs bigint not null check (issuer_costs >= 0),
  purpose text not null,
  remark text,
  receiving_account_id text not null references bank_account,
  attachments jsonb not null,
  agreements jsonb not null,
  copied_from_id text references financing,
  removed boolean not null default false,
  maker_id text not null references user_account,
  maker_name text not null,
  reviewer_id text references user_account,
  submitted_at timestamptz not null,
  reviewed_at timestamptz,
  passed_at timestamptz,
  accepted_at timestamptz,
  -- A step that the lender asks for besides: what was given, null until it is.
  further_step jsonb,
  questions text,
  -- How far each side is with the contract; null until there is one, and for an issuer that bears nothing.
  own_assent text check (own_assent in ('open', 'made', 'given', 'refused')),
  issuer_assent text check (issuer_assent in ('open', 'made', 'given', 'refused')),
  lender_assent text check (lender_assent in ('open', 'made', 'given', 'refused')),
  contract_maker_id text references user_account,
  contract_confirmer_id text references user_account,
  consent_maker_id text references user_account,
  consent_confirmer_id text references user_account,
  -- The entry at the register of movables and claims, or why there is none.
  registration_number text,
  registered_at timestamptz,
  registration_expires_on date,
  search_report_number text,
  searched_at timestamptz,
  registration_waived_because text,
  lender_reference text,
  phase text,
  disbursed_on date,
  disbursed_at timestamptz,
  receipt_number text,
  reason text,
  state_since timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  check (enterprise_no <> issuer_no and enterprise_no <> lender_no),
  constraint financing_four_eyes check (reviewer_id <> maker_id),
  constraint financing_contract_four_eyes check (contract_confirmer_id <> contract_maker_id),
  constraint financing_consent_four_eyes check (consent_confirmer_id <> consent_maker_id),
  constraint financing_registered check (state not in ('disbursed', 'overdue', 'settled') or registration_number is not null or registration_waived_because is not null),
  constraint financing_disbursed check ((state in ('disbursed', 'overdue', 'settled')) = (disbursed_on is not null))
);
create index financing_enterprise on financing (enterprise_no, submitted_at desc, id desc);
create index financing_enterprise_state on financing (enterprise_no, state);
create index financing_issuer on financing (issuer_no, submitted_at desc, id desc) where own_assent is not null;
create index financing_lender on financing (lender_no, passed_at desc, id desc) where passed_at is not null;

create table financing_piece (
  financing_id text not null references financing,
  piece_id text not null references piece,
  voucher_id text not null references voucher,
  position smallint not null,
  amount bigint not null check (amount > 0),
  -- The lender's piece, once it has paid.
  lender_piece_id text references piece,
  -- Whether the application still holds it, or has financed it.
  active boolean not null default true,
  primary key (financing_id, piece_id)
);
create index financing_piece_piece on financing_piece (piece_id);
-- One application at a time holds a piece.
create unique index financing_piece_active on financing_piece (piece_id) where active;

-- What of an invoice stands behind which financing: apart from what the voucher itself used of it.
create table financing_paper (
  financing_id text not null references financing,
  invoice_id text not null references trade_invoice,
  position smallint not null,
  amount bigint not null check (amount > 0),
  active boolean not null default true,
  primary key (financing_id, invoice_id)
);
create index financing_paper_invoice on financing_paper (invoice_id) where active;

create table financing_draft (
  id text primary key,
  enterprise_no text not null references enterprise,
  maker_id text not null references user_account,
  maker_name text not null,
  version integer not null default 0,
  form jsonb not null,
  saved_at timestamptz not null
);
create index financing_draft_enterprise on financing_draft (enterprise_no, saved_at desc);

-- What an application holds of its lender's limit.
create table lending_reservation (
  financing_id text primary key references financing,
  channel smallint not null,
  issuer_no text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('reserved', 'used', 'released', 'repaid')),
  changed_at timestamptz not null,
  foreign key (channel, issuer_no) references lending_limit
);

-- What lenders said, each word once, in their own order. Only ever added to, but for when it took effect.
create table lender_word (
  channel smallint not null,
  serial text not null,
  financing_id text references financing,
  event text not null,
  content jsonb not null,
  said_at timestamptz not null,
  received_at timestamptz not null,
  -- Null while it waits for its turn.
  taken_at timestamptz,
  -- Why it had no effect.
  ignored_because text,
  primary key (channel, serial)
);
create index lender_word_waiting on lender_word (financing_id) where taken_at is null and ignored_because is null;

-- Double entry: what each act moved in whose books. Only ever added to.
create table posting (
  id text primary key,
  object_kind text not null,
  object_id text not null,
  act text not null,
  book text not null check (book in ('holder', 'issuer', 'lender', 'guarantor', 'platform')),
  -- Null for the platform's own book.
  enterprise_no text references enterprise,
  account text not null,
  side text not null check (side in ('debit', 'credit')),
  amount bigint not null check (amount > 0),
  booked_on date not null,
  at timestamptz not null,
  check ((book = 'platform') = (enterprise_no is null))
);
create index posting_object on posting (object_kind, object_id);
create index posting_enterprise on posting (enterprise_no, booked_on);
create trigger posting_append_only before update or delete on posting for each row execute function refuse_change();
create trigger posting_no_truncate before truncate on posting for each statement execute function refuse_change();

-- When a transaction ends, each book of an object balances.
create function posting_balances() returns trigger language plpgsql as $$
begin
  if exists (select 1 from posting where object_kind = new.object_kind and object_id = new.object_id
    group by book having sum(case side when 'debit' then amount else -amount end) <> 0)
  then
    raise exception 'posting: the books of % % do not balance', new.object_kind, new.object_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger posting_balance after insert on posting deferrable initially deferred for each row execute function posting_balances();

-- A piece is held by a transfer, or by a financing; a lender's came by one.
alter table piece add column financing_id text references financing deferrable initially deferred;
alter table piece drop constraint piece_source_check;
alter table piece add constraint piece_source_check check (source in ('issuance', 'transfer', 'financing'));
create index piece_financing on piece (financing_id) where financing_id is not null;

-- The issuer is told of a claim that passed to a lender as of one that was transferred.
alter table assignment_notice alter column transfer_id drop not null;
alter table assignment_notice add column financing_id text references financing;
alter table assignment_notice add constraint assignment_notice_cause check ((transfer_id is null) <> (financing_id is null));

alter table application_log drop constraint application_log_object_kind_check;
alter table application_log add constraint application_log_object_kind_check
  check (object_kind in ('issuance', 'transfer', 'creditApplication', 'financing'));
