-- Where a piece is to be paid to, as the people of its holder confirmed it before the day. What was confirmed stays.
create table account_confirmation (
  id text primary key,
  piece_id text not null references piece,
  account_id text not null references bank_account,
  confirmed_by text not null references user_account,
  confirmed_by_name text not null,
  confirmed_at timestamptz not null
);
create index account_confirmation_piece on account_confirmation (piece_id, confirmed_at);
create trigger account_confirmation_stays before update or delete on account_confirmation for each row execute function refuse_change();
