-- Where each chain stands under the roots: given once, in the order in which vouchers are first covered.
create table chain_place (
  voucher_id text primary key references voucher,
  place bigint not null unique check (place >= 0)
);
create trigger chain_place_kept before update or delete on chain_place for each row execute function refuse_change();

-- One root a day over the heads of all chains, with the platform's signature.
create table daily_root (
  day date primary key,
  chains bigint not null check (chains >= 0),
  root text not null,
  previous_root text not null,
  -- Text, exactly as signed.
  computed_at text not null,
  public_key text not null,
  signature text not null,
  announcement_id text not null references announcement
);
create trigger daily_root_kept before update or delete on daily_root for each row execute function refuse_change();

-- The head of each chain as a root covered it: a row for the first root that found it so.
create table anchored_head (
  place bigint not null references chain_place (place),
  day date not null references daily_root deferrable initially deferred,
  head text not null,
  length integer not null check (length > 0),
  primary key (place, day)
);
create index anchored_head_head on anchored_head (head);
create trigger anchored_head_kept before update or delete on anchored_head for each row execute function refuse_change();

-- The roots of the tree's blocks, so that the way from a leaf to its root is found without all leaves.
create table daily_root_block (
  day date not null references daily_root deferrable initially deferred,
  block integer not null check (block >= 0),
  root text not null,
  primary key (day, block)
);
create trigger daily_root_block_kept before update or delete on daily_root_block for each row execute function refuse_change();
