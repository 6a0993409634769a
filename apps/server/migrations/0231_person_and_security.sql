-- What a browser called itself when a session was opened: "Chrome · Windows", never its whole name.
alter table session add column device text;

-- Every sign-in of a person, for them to look at: kept as long as logs are (Cybersecurity Law, art. 21).
create table sign_in_record (
  id text primary key,
  user_id text not null references user_account,
  at timestamptz not null,
  address text,
  device text,
  opened_by text
);
create index sign_in_record_of on sign_in_record (user_id, at desc);
create index sign_in_record_at on sign_in_record (at);

-- What a person was shown whole, and when, is found by the person.
create index if not exists audit_log_of_person on audit_log (user_id, at desc);

-- A person asks that what no law keeps be erased; two people of the platform carry it out.
create table erasure_request (
  id text primary key,
  user_id text not null references user_account,
  state text not null check (state in ('requested', 'withdrawn', 'rejected', 'carriedOut')),
  version integer not null,
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text
);
create index erasure_request_of on erasure_request (user_id, requested_at desc);
create index erasure_request_in on erasure_request (state, requested_at);
create unique index erasure_request_waits on erasure_request (user_id) where state = 'requested';
