-- Addresses by which calendar programs read due dates without a session. Of the address there is only a hash; it ends with the position.
create table calendar_feed (
  id text primary key,
  user_id text not null,
  enterprise_no text not null,
  token_hash text not null unique,
  language text not null check (language in ('zh', 'en')),
  opened_at timestamptz not null,
  last_read_at timestamptz,
  unique (user_id, enterprise_no),
  foreign key (user_id, enterprise_no) references membership (user_id, enterprise_no) on delete cascade
);
