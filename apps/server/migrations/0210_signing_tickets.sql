
-- What lets a holder's operator onto a lender's own signing page: once, shortly, for one application. Kept as its hash.
create table signing_ticket (
  hash text primary key,
  financing_id text not null references financing,
  user_id text not null references user_account,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  signed_at timestamptz,
  constraint signing_ticket_order check (signed_at is null or opened_at is not null)
);
create index signing_ticket_financing on signing_ticket (financing_id);
