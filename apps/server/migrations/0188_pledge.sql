-- Loans against a pledge: who answers for them and how much, the applications, what they pledge, and what is paid back. Amounts in fen.
create table guarantor (
  enterprise_no text primary key references enterprise,
  rate_ppm integer not null check (rate_ppm >= 0),
  rate_unit text not null check (rate_unit in ('annualPercent', 'dailyPerTenThousand', 'flatPerTenThousand')),
  min_fee bigint not null check (min_fee >= 0),
  -- How much it answers for, what is out, and what applications hold of it.
  total bigint not null check (total >= 0),
  used bigint not null default 0 check (used >= 0),
  in_transit bigint not null default 0 check (in_transit >= 0),
  version integer not null default 0,
  changed_by text not null,
  changed_at timestamptz not null
);

-- Which lenders take whose word.
create table guarantor_channel (
  channel smallint not null references lender,
  enterprise_no text not null references guarantor,
  primary key (channel, enterprise_no)
);

create sequence pledge_number_seq;
create table pledge (
  id text primary key,
  application_number text not null unique,
  state text not null check (state in ('awaitingReview', 'returned', 'withdrawn', 'awaitingGuarantor', 'awaitingGuarantorSignature', 'guarantorDeclined',
    'guarantorSupplementing', 'underApproval', 'supplementing', 'declined', 'awaitingRegistration', 'awaitingDisbursement', 'disbursementFailed',
    'disbursed', 'overdue', 'awaitingRelease', 'released')),
  version integer not null default 0,
  enterprise_no text not null references enterprise,
  channel smallint not null references lender,
  lender_no text not null references enterprise,
  guarantor_no text references guarantor,
  -- Whoever is to pay the first of what is pledged.
  issuer_no text not null references enterprise,
  pledged bigint not null check (pledged > 0),
  amount bigint not null check (amount > 0),
  repay_on date not null,
  first_due_on date not null,
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
  purpose text not null,
  remark text,
  receiving_account_id text not null references bank_account,
  attachments jsonb not null,
  agreements jsonb not null,
  copied_from_id text references pledge,
  removed boolean not null default false,
  maker_id text not null references user_account,
  maker_name text not null,
  reviewer_id text references user_account,
  submitted_at timestamptz not null,
  reviewed_at timestamptz,
  passed_at timestamptz,
  -- When the lender first saw it: at once, or when its guarantor had signed.
  handed_to_lender_at timestamptz,
  questions text,
  guarantor_accepted_by text references user_account,
  guarantor_approved_by text references user_account,
  guarantor_signed_by text references user_account,
  lender_accepted_by text references user_account,
  lender_approved_by text references user_account,
  guarantee_number text,
  guarantee_rate_ppm integer check (guarantee_rate_ppm >= 0),
  guarantee_fee bigint check (guarantee_fee >= 0),
  guarantee_fee_paid_on date,
  guarantee_fee_receipt text,
  -- The entry at the register of movables and claims: by it the pieces are pledged (民法典 445).
  registered_by_no text references enterprise,
  registration_number text,
  registered_at timestamptz,
  registration_expires_on date,
  search_report_number text,
  searched_at timestamptz,
  disbursed_on date,
  disbursed_at timestamptz,
  disbursed_by text references user_account,
  receipt_number text,
  -- What is owed: the principal that is left, and since when its interest runs.
  principal_left bigint check (principal_left >= 0),
  interest_since date,
  unpaid_interest bigint not null default 0 check (unpaid_interest >= 0),
  unpaid_late_interest bigint not null default 0 check (unpaid_late_interest >= 0),
  paid_off_on date,
  paid_off_by text references user_account,
  release_asked_by text references user_account,
  release_asked_at timestamptz,
  release_confirmed_by text references user_account,
  release_confirmed_at timestamptz,
  cancellation_number text,
  released_on date,
  reason text,
  state_since timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  check (enterprise_no <> issuer_no and enterprise_no <> lender_no and enterprise_no <> guarantor_no),
  check (repay_on <= first_due_on),
  constraint pledge_four_eyes check (reviewer_id <> maker_id),
  constraint pledge_guarantor_four_eyes check (guarantor_approved_by <> guarantor_accepted_by),
  constraint pledge_lender_four_eyes check (lender_approved_by <> lender_accepted_by and disbursed_by <> lender_approved_by),
  constraint pledge_release_four_eyes check (release_confirmed_by <> release_asked_by),
  constraint pledge_guaranteed check ((guarantor_no is null) = (guarantee_fee is null)),
  constraint pledge_registered check (registration_number is not null
    or state not in ('awaitingDisbursement', 'disbursementFailed', 'disbursed', 'overdue', 'awaitingRelease', 'released')),
  constraint pledge_disbursed check ((state in ('disbursed', 'overdue', 'awaitingRelease', 'released')) = (disbursed_on is not null)),
  constraint pledge_paid_off check (state not in ('awaitingRelease', 'released')
    or (principal_left = 0 and unpaid_interest = 0 and unpaid_late_interest = 0)),
  constraint pledge_released check ((state = 'released') = (released_on is not null))
);
create index pledge_enterprise on pledge (enterprise_no, submitted_at desc, id desc);
create index pledge_enterprise_state on pledge (enterprise_no, state);
create index pledge_lender on pledge (lender_no, handed_to_lender_at desc, id desc) where handed_to_lender_at is not null;
create index pledge_guarantor on pledge (guarantor_no, passed_at desc, id desc) where passed_at is not null;

create table pledge_piece (
  pledge_id text not null references pledge deferrable initially deferred,
  piece_id text not null references piece deferrable initially deferred,
  voucher_id text not null references voucher,
  position smallint not null,
  amount bigint not null check (amount > 0),
  -- Whether the application still holds it.
  active boolean not null default true,
  primary key (pledge_id, piece_id)
);
-- One pledge at a time holds a piece.
create unique index pledge_piece_active on pledge_piece (piece_id) where active;

create table pledge_paper (
  pledge_id text not null references pledge,
  invoice_id text not null references trade_invoice,
  position smallint not null,
  amount bigint not null check (amount > 0),
  active boolean not null default true,
  primary key (pledge_id, invoice_id)
);
create index pledge_paper_invoice on pledge_paper (invoice_id) where active;

create table pledge_draft (
  id text primary key,
  enterprise_no text not null references enterprise,
  maker_id text not null references user_account,
  maker_name text not null,
  version integer not null default 0,
  form jsonb not null,
  saved_at timestamptz not null
);
create index pledge_draft_enterprise on pledge_draft (enterprise_no, saved_at desc);

create table pledge_repayment (
  id text primary key,
  pledge_id text not null references pledge,
  state text not null check (state in ('awaitingReview', 'returned', 'awaitingConfirmation', 'denied', 'confirmed')),
  version integer not null default 0,
  paid_on date not null,
  amount bigint not null check (amount > 0),
  -- What of it paid what, once it is confirmed.
  principal bigint,
  interest bigint,
  late_interest bigint,
  receipt_number text not null,
  maker_id text not null references user_account,
  maker_name text not null,
  authorised_by text references user_account,
  confirmed_by text references user_account,
  reason text,
  made_at timestamptz not null,
  constraint pledge_repayment_four_eyes check (authorised_by <> maker_id),
  constraint pledge_repayment_parts check ((state = 'confirmed') = (principal is not null)
    and (principal is null or principal + interest + late_interest = amount))
);
create index pledge_repayment_pledge on pledge_repayment (pledge_id, made_at);
-- One repayment of a loan at a time is under way.
create unique index pledge_repayment_open on pledge_repayment (pledge_id) where state in ('awaitingReview', 'awaitingConfirmation');

alter table piece add column pledge_id text references pledge deferrable initially deferred;
create index piece_pledge on piece (pledge_id) where pledge_id is not null;

-- A lien follows its own states, and keeps its piece where it is: held, and live.
create function guard_lien() returns trigger language plpgsql as $$
begin
  if old.pledge_state <> new.pledge_state and (old.pledge_state || '>' || new.pledge_state) not in (
    'none>applying', 'applying>none', 'applying>pledged', 'pledged>releasing', 'releasing>pledged', 'releasing>none')
  then
    raise exception 'a lien cannot go from % to %', old.pledge_state, new.pledge_state using errcode = 'check_violation';
  end if;
  if new.pledge_state = 'none' and new.pledge_id is not null then
    raise exception 'a piece that is free names no pledge' using errcode = 'check_violation';
  end if;
  if old.pledge_id is not null and new.pledge_id is not null and old.pledge_id <> new.pledge_id then
    raise exception 'a piece is pledged once' using errcode = 'check_violation';
  end if;
  if new.pledge_state <> 'none' and (new.state not in ('holding', 'settled') or (old.live and not new.live and new.state = 'holding')) then
    raise exception 'what is pledged is neither transferred, financed nor split' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger piece_lien before update on piece for each row execute function guard_lien();

alter table application_log drop constraint application_log_object_kind_check;
alter table application_log add constraint application_log_object_kind_check
  check (object_kind in ('issuance', 'transfer', 'creditApplication', 'financing', 'pledge'));
