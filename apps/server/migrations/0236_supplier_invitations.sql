-- Whom an enterprise invites to register and be its supplier. The link is made from the id by the server's key, and is nowhere kept.
create table supplier_invitation (
  id text primary key,
  buyer_no text not null references enterprise,
  -- For whom, in the inviter's own words; who is invited never sees it.
  note text not null default '',
  invited_by text not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- Who made an account with it: nobody else uses it any more.
  taken_by text unique references user_account,
  taken_at timestamptz,
  joined_no text references enterprise,
  joined_at timestamptz,
  check (expires_at > invited_at),
  check ((taken_by is null) = (taken_at is null)),
  check ((joined_no is null) = (joined_at is null) and (joined_no is null or taken_by is not null))
);
create index supplier_invitation_buyer on supplier_invitation (buyer_no, invited_at desc, id desc);
