-- Trade papers, credit, issuances, vouchers as a ledger of holdings, transfers. Amounts in fen.

create sequence application_number_seq;
create sequence voucher_number_seq maxvalue 99999999 cycle;
create sequence promise_number_seq;
create sequence transfer_number_seq;
create sequence batch_number_seq;

create table bank_account (
  id text primary key,
  enterprise_no text not null references enterprise,
  account_name text not null,
  account_number text not null check (account_number ~ '^[0-9]{10,30}$'),
  bank_name text not null,
  branch_number text not null check (branch_number ~ '^[0-9]{12}$'),
  verified boolean not null default false,
  is_default boolean not null default false,
  pays boolean not null default false,
  state text not null default 'normal' check (state in ('normal', 'frozen', 'closed')),
  unique (enterprise_no, account_number)
);
create unique index bank_account_default on bank_account (enterprise_no) where is_default;

create table supplier_relation (
  buyer_no text not null references enterprise,
  supplier_no text not null references enterprise,
  since timestamptz not null,
  primary key (buyer_no, supplier_no),
  check (buyer_no <> supplier_no)
);

create table credit_line (
  enterprise_no text not null references enterprise,
  channel smallint not null check (channel between 1 and 13),
  bank_name text not null,
  credit_number text not null,
  total bigint not null check (total >= 0),
  used bigint not null default 0 check (used >= 0),
  in_transit bigint not null default 0 check (in_transit >= 0),
  valid_until date not null,
  queried_at timestamptz not null,
  primary key (enterprise_no, channel),
  constraint credit_line_limit check (used + in_transit <= total)
);

create table trade_contract (
  id text primary key,
  number text not null,
  name text not null,
  amount bigint not null check (amount > 0),
  buyer_no text not null references enterprise,
  seller_no text not null references enterprise,
  signed_on date not null,
  ends_on date,
  payment_terms text,
  allows_voucher boolean not null,
  voucher_clause text,
  file_id text references file,
  registered_by_no text not null references enterprise,
  registered_at timestamptz not null,
  unique (buyer_no, seller_no, number),
  check (buyer_no <> seller_no)
);
create index trade_contract_seller on trade_contract (seller_no);

create table trade_invoice (
  id text primary key,
  kind text not null check (kind in ('digitalSpecial', 'digitalOrdinary', 'vatSpecial', 'vatOrdinary')),
  code text not null default '',
  number text not null,
  issued_on date not null,
  amount_without_tax bigint not null check (amount_without_tax > 0),
  amount_with_tax bigint not null,
  goods text not null,
  buyer_no text not null references enterprise,
  seller_no text not null references enterprise,
  used_amount bigint not null default 0,
  verification text not null default 'unchecked' check (verification in ('unchecked', 'consistent', 'inconsistent', 'void', 'reversed')),
  file_id text references file,
  registered_by_no text not null references enterprise,
  registered_at timestamptz not null,
  unique (code, number),
  check (buyer_no <> seller_no),
  check (amount_with_tax >= amount_without_tax),
  constraint trade_invoice_use check (used_amount between 0 and amount_with_tax)
);
create index trade_invoice_buyer on trade_invoice (buyer_no, issued_on desc, id desc);
create index trade_invoice_seller on trade_invoice (seller_no, issued_on desc, id desc);

create table promise_number (
  number text primary key,
  enterprise_no text not null references enterprise,
  reserved_at timestamptz not null
);

create table issuance (
  id text primary key,
  application_number text not null unique,
  issuer_no text not null references enterprise,
  state text not null check (state in ('draft', 'awaitingReview', 'returned', 'withdrawn', 'awaitingSignature', 'awaitingSignatureReview',
    'refused', 'signatureExpired', 'effective', 'voidAwaitingReview', 'voided', 'settled', 'overdue', 'partiallySettled')),
  version integer not null default 0,
  form jsonb not null,
  recipient_no text references enterprise,
  amount bigint check (amount > 0),
  due_on date,
  channel smallint,
  receiving_account_id text references bank_account,
  promise_number text,
  removed boolean not null default false,
  maker_id text not null references user_account,
  maker_name text not null,
  reviewer_id text references user_account,
  signer_id text references user_account,
  signer_name text,
  confirmer_id text references user_account,
  void_maker_id text references user_account,
  void_reviewer_id text references user_account,
  submitted_at timestamptz,
  passed_at timestamptz,
  issued_on date,
  reserved_number text,
  signed_on date,
  sign_deadline date,
  reason text,
  voucher_id text,
  state_since timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  constraint issuance_four_eyes check (reviewer_id <> maker_id),
  constraint issuance_sign_four_eyes check (confirmer_id <> signer_id),
  constraint issuance_void_four_eyes check (void_reviewer_id <> void_maker_id)
);
create index issuance_issuer on issuance (issuer_no, changed_at desc, id desc);
create index issuance_issuer_state on issuance (issuer_no, state);
create index issuance_recipient on issuance (recipient_no, passed_at desc, id desc) where passed_at is not null;
create unique index issuance_promise on issuance (promise_number) where state not in ('draft', 'returned', 'withdrawn', 'refused', 'signatureExpired', 'voided');

create table quota_reservation (
  issuance_id text primary key references issuance,
  enterprise_no text not null,
  channel smallint not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('reserved', 'consumed', 'released')),
  changed_at timestamptz not null,
  foreign key (enterprise_no, channel) references credit_line
);

create table invoice_use (
  owner_kind text not null check (owner_kind in ('issuance', 'transfer')),
  owner_id text not null,
  invoice_id text not null references trade_invoice,
  position smallint not null,
  amount bigint not null check (amount > 0),
  active boolean not null default true,
  primary key (owner_kind, owner_id, invoice_id)
);
create index invoice_use_invoice on invoice_use (invoice_id) where active;

create table voucher (
  id text primary key,
  number text not null unique,
  issuance_id text not null unique references issuance,
  issuer_no text not null references enterprise,
  face_amount bigint not null check (face_amount > 0),
  issued_on date not null,
  due_on date not null,
  payment_date date not null,
  channel smallint not null,
  promise_number text not null,
  -- Keeps who is who out of the sealed history: parties stand there under names that only this salt explains.
  salt text not null,
  closed boolean not null default false,
  chain_head text not null,
  chain_length integer not null default 0,
  created_at timestamptz not null,
  check (due_on > issued_on),
  check (payment_date >= due_on)
);
alter table issuance add foreign key (voucher_id) references voucher;
create index voucher_issuer on voucher (issuer_no, due_on);

create table piece (
  id text primary key,
  voucher_id text not null references voucher,
  parent_id text references piece,
  -- The piece whose number this one and its further splits extend.
  base_id text not null references piece,
  number text not null unique,
  issuer_no text not null references enterprise,
  holder_no text not null references enterprise,
  from_no text not null references enterprise,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('holding', 'transferring', 'awaitingReceipt', 'transferred', 'financing', 'financed', 'settled')),
  pledge_state text not null default 'none' check (pledge_state in ('none', 'applying', 'pledged', 'releasing')),
  overdue boolean not null default false,
  live boolean not null,
  version integer not null default 0,
  children smallint not null default 0,
  source text not null check (source in ('issuance', 'transfer')),
  came_by_id text,
  held_by_id text,
  receiving_account_id text references bank_account,
  issued_on date not null,
  due_on date not null,
  received_on date,
  changed_by text not null,
  changed_at timestamptz not null,
  created_at timestamptz not null
);
-- Split-up and void pieces stay for the history; lists show the others.
create index piece_holder_due on piece (holder_no, due_on, id) where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index piece_holder_changed on piece (holder_no, changed_at desc, id desc) where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index piece_from on piece (from_no, holder_no);
create index piece_issuer on piece (issuer_no, changed_at desc, id desc);
create index piece_live on piece (voucher_id) include (amount) where live;
create index piece_voucher on piece (voucher_id);
create index piece_due on piece (due_on) where live;

create table voucher_history (
  voucher_id text not null references voucher,
  sequence integer not null,
  at text not null,
  kind text not null,
  actor_no text,
  counterparty_no text,
  piece_id text references piece,
  amount bigint,
  canonical text not null,
  previous_hash text not null,
  hash text not null,
  certificate_serial text,
  signed_text text,
  signature_value text,
  primary key (voucher_id, sequence)
);

create table transfer (
  id text primary key,
  transfer_number text not null unique,
  batch_number text not null,
  state text not null check (state in ('draft', 'awaitingReview', 'returned', 'withdrawn', 'awaitingSignature', 'awaitingSignatureReview',
    'refused', 'signatureExpired', 'completed')),
  version integer not null default 0,
  voucher_id text not null references voucher,
  source_piece_id text not null references piece,
  child_piece_id text references piece,
  issuer_no text not null references enterprise,
  sender_no text not null references enterprise,
  recipient_no text not null references enterprise,
  amount bigint not null check (amount > 0),
  due_on date not null,
  receiving_account_id text not null references bank_account,
  contract_id text not null references trade_contract,
  remark text,
  removed boolean not null default false,
  maker_id text not null references user_account,
  maker_name text not null,
  reviewer_id text references user_account,
  signer_id text references user_account,
  signer_name text,
  confirmer_id text references user_account,
  submitted_at timestamptz not null,
  reviewed_at timestamptz,
  passed_at timestamptz,
  signed_at timestamptz,
  sign_deadline date,
  reason text,
  state_since timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  check (sender_no <> recipient_no),
  constraint transfer_four_eyes check (reviewer_id <> maker_id),
  constraint transfer_sign_four_eyes check (confirmer_id <> signer_id)
);
alter table piece add foreign key (came_by_id) references transfer;
alter table piece add foreign key (held_by_id) references transfer deferrable initially deferred;
create index transfer_sender on transfer (sender_no, submitted_at desc, id desc);
create index transfer_sender_state on transfer (sender_no, state);
create index transfer_recipient on transfer (recipient_no, passed_at desc, id desc) where passed_at is not null;
create index transfer_voucher on transfer (voucher_id);
-- One transfer at a time holds a piece.
create unique index transfer_source on transfer (source_piece_id) where state in ('awaitingReview', 'awaitingSignature', 'awaitingSignatureReview');

create table transfer_draft (
  id text primary key,
  enterprise_no text not null references enterprise,
  maker_id text not null references user_account,
  maker_name text not null,
  version integer not null default 0,
  legs jsonb not null,
  saved_at timestamptz not null
);
create index transfer_draft_enterprise on transfer_draft (enterprise_no, saved_at desc);

create table assignment_notice (
  id text primary key,
  transfer_id text not null unique references transfer,
  issuer_no text not null references enterprise,
  from_no text not null references enterprise,
  to_no text not null references enterprise,
  number text not null,
  amount bigint not null check (amount > 0),
  due_on date not null,
  transferred_at timestamptz not null,
  read_at timestamptz,
  reader_id text references user_account,
  read_by text
);
create index assignment_notice_issuer on assignment_notice (issuer_no, transferred_at desc, id desc);
create index assignment_notice_unread on assignment_notice (issuer_no) where read_at is null;

create table application_log (
  id text primary key,
  object_kind text not null check (object_kind in ('issuance', 'transfer')),
  object_id text not null,
  event text not null,
  from_state text,
  to_state text not null,
  actor_id text references user_account,
  actor_name text not null,
  actor_role text not null,
  enterprise_no text references enterprise,
  at timestamptz not null,
  ip text,
  reason text,
  certificate_serial text,
  signed_text text,
  signature_value text,
  sign_hash text
);
create index application_log_object on application_log (object_kind, object_id, id);

create table reminder (
  object_kind text not null,
  object_id text not null,
  reminded_on date not null,
  reminded_at timestamptz not null,
  reminded_by text not null references user_account,
  primary key (object_kind, object_id, reminded_on)
);

-- Conservation: when a transaction ends, the live pieces of a voucher sum exactly to its face amount; to nothing once it is closed.
create function assert_conservation(checked text) returns void language plpgsql as $$
declare
  owed bigint;
  live_sum numeric;
begin
  select case when closed then 0 else face_amount end into owed from voucher where id = checked;
  select coalesce(sum(amount), 0) into live_sum from piece where voucher_id = checked and live;
  if live_sum <> owed then
    raise exception 'conservation: the live pieces of voucher % sum to %, not %', checked, live_sum, owed using errcode = 'check_violation';
  end if;
end $$;

create function piece_conserves() returns trigger language plpgsql as $$
begin
  perform assert_conservation(new.voucher_id);
  return null;
end $$;

create function voucher_conserves() returns trigger language plpgsql as $$
begin
  perform assert_conservation(new.id);
  return null;
end $$;

create constraint trigger piece_conservation after insert or update of live, amount on piece
  deferrable initially deferred for each row execute function piece_conserves();
create constraint trigger voucher_conservation after insert or update of closed, face_amount on voucher
  deferrable initially deferred for each row execute function voucher_conserves();

-- What a piece is never changes; what happens to it follows the holding states.
create function guard_piece() returns trigger language plpgsql as $$
begin
  if (old.voucher_id, old.parent_id, old.base_id, old.number, old.issuer_no, old.holder_no, old.from_no, old.amount, old.source, old.issued_on, old.due_on)
    is distinct from
    (new.voucher_id, new.parent_id, new.base_id, new.number, new.issuer_no, new.holder_no, new.from_no, new.amount, new.source, new.issued_on, new.due_on)
  then
    raise exception 'a piece keeps its number, holder and amount' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and (old.state || '>' || new.state) not in (
    'holding>transferring', 'holding>financing', 'holding>settled', 'transferring>holding', 'transferring>transferred',
    'awaitingReceipt>holding', 'financing>holding', 'financing>financed', 'financed>settled')
  then
    raise exception 'a piece cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.live and not old.live and old.state <> 'transferring' then
    raise exception 'a piece that no longer counts stays so' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger piece_guard before update on piece for each row execute function guard_piece();

create function guard_voucher() returns trigger language plpgsql as $$
begin
  if (old.number, old.issuance_id, old.issuer_no, old.face_amount, old.issued_on, old.due_on, old.payment_date, old.channel, old.promise_number, old.salt)
    is distinct from
    (new.number, new.issuance_id, new.issuer_no, new.face_amount, new.issued_on, new.due_on, new.payment_date, new.channel, new.promise_number, new.salt)
    or (old.closed and not new.closed) or new.chain_length < old.chain_length
  then
    raise exception 'a voucher never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger voucher_guard before update on voucher for each row execute function guard_voucher();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'check_violation';
end $$;
create trigger voucher_history_append_only before update or delete on voucher_history for each row execute function refuse_change();
create trigger voucher_history_no_truncate before truncate on voucher_history for each statement execute function refuse_change();
create trigger application_log_append_only before update or delete on application_log for each row execute function refuse_change();
create trigger piece_no_delete before delete on piece for each row execute function refuse_change();
create trigger voucher_no_delete before delete on voucher for each row execute function refuse_change();

-- Sums and links that must never be off; an empty answer means that the ledger is whole.
create view ledger_violation as
  select v.id as voucher_id, 'conservation' as rule
  from voucher v left join piece p on p.voucher_id = v.id and p.live
  group by v.id having coalesce(sum(p.amount), 0) <> case when v.closed then 0 else v.face_amount end
  union all
  select v.id, 'history' from voucher v
  where v.chain_length <> (select count(*) from voucher_history h where h.voucher_id = v.id)
    or v.chain_head is distinct from (select h.hash from voucher_history h where h.voucher_id = v.id and h.sequence = v.chain_length)
  union all
  select i.id, 'invoice' from trade_invoice i
  where i.used_amount <> (select coalesce(sum(u.amount), 0) from invoice_use u where u.invoice_id = i.id and u.active)
  union all
  select c.enterprise_no || ':' || c.channel, 'quota' from credit_line c
  where c.in_transit <> (select coalesce(sum(r.amount), 0) from quota_reservation r
    where r.enterprise_no = c.enterprise_no and r.channel = c.channel and r.state = 'reserved');
