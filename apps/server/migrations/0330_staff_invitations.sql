-- Whom an administrator invites to a position. Of the link only a hash is kept, and the identity number only while the invitation waits.
create table staff_invitation (
  id text primary key,
  enterprise_no text not null references enterprise,
  display_name text not null,
  mobile text not null,
  identity_number text,
  identity_lookup text,
  role text not null check (role in ('operator', 'reviewer')),
  token_hash text not null unique,
  -- Wrong entries of the identity number by whoever has the link.
  attempts smallint not null default 0,
  invited_by text not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null check (state in ('waiting', 'accepted', 'refused', 'unconfirmed', 'cancelled', 'expired')),
  closed_at timestamptz,
  check ((state = 'waiting') = (closed_at is null)),
  check ((state = 'waiting') = (identity_number is not null) and (state = 'waiting') = (identity_lookup is not null))
);
-- One invitation of a number, and of a person, at a time.
create unique index staff_invitation_waiting on staff_invitation (enterprise_no, mobile) where state = 'waiting';
create unique index staff_invitation_person on staff_invitation (enterprise_no, identity_lookup) where state = 'waiting';
create index staff_invitation_of_enterprise on staff_invitation (enterprise_no, invited_at desc, id desc);
alter table staff_invitation enable row level security;
create policy of_enterprise on staff_invitation to chainletter_request using (enterprise_no = (select asking_enterprise()));
