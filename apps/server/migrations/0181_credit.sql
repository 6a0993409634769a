-- Credit lines have a period, a state and a version; an enterprise asks for one, or for another total of one. Amounts in fen.
alter table credit_line add column state text not null default 'inForce' check (state in ('inForce', 'frozen', 'expired', 'closed'));
alter table credit_line add column begins_on date;
update credit_line set begins_on = least((queried_at at time zone 'Asia/Shanghai')::date, valid_until);
alter table credit_line alter column begins_on set not null;
alter table credit_line add column version integer not null default 0;
alter table credit_line add column changed_by text not null default '';
alter table credit_line add column changed_at timestamptz not null default now();

create sequence credit_application_number_seq;
create table credit_application (
  id text primary key,
  application_number text not null unique,
  enterprise_no text not null references enterprise,
  channel smallint not null check (channel between 1 and 99),
  bank_name text not null,
  state text not null check (state in ('awaitingReview', 'returned', 'withdrawn', 'awaitingDecision', 'granted', 'declined')),
  version integer not null default 0,
  -- The total that is asked for, and the one that the line had then.
  amount bigint not null check (amount > 0),
  previous_total bigint,
  purpose text not null,
  maker_id text not null references user_account,
  maker_name text not null,
  reviewer_id text references user_account,
  submitted_at timestamptz not null,
  passed_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  granted_total bigint check (granted_total > 0),
  valid_until date,
  reason text,
  removed boolean not null default false,
  state_since timestamptz not null,
  changed_by text not null,
  changed_at timestamptz not null,
  constraint credit_application_four_eyes check (reviewer_id <> maker_id),
  constraint credit_application_decided check ((state in ('granted', 'declined')) = (decided_at is not null)),
  constraint credit_application_granted check ((state = 'granted') = (granted_total is not null and valid_until is not null))
);
create index credit_application_enterprise on credit_application (enterprise_no, submitted_at desc);
create index credit_application_undecided on credit_application (passed_at) where state = 'awaitingDecision';
-- One request at a time for a line.
create unique index credit_application_open on credit_application (enterprise_no, channel)
  where not removed and state in ('awaitingReview', 'returned', 'awaitingDecision');

-- The totals that a line has had; those from before are not known.
create table credit_total (
  enterprise_no text not null references enterprise,
  channel smallint not null,
  since timestamptz not null,
  total bigint not null check (total >= 0),
  application_id text references credit_application,
  primary key (enterprise_no, channel, since)
);
insert into credit_total (enterprise_no, channel, since, total) select enterprise_no, channel, queried_at, total from credit_line;

-- Lines that there are end, and are told of, as those that are granted from now on.
insert into job (id, kind, subject, run_at)
  select 'credit-' || d.kind || '-' || l.enterprise_no || '-' || l.channel, 'creditLine.' || d.kind, l.enterprise_no || ':' || l.channel,
    (l.valid_until - d.ahead + d.hour) at time zone 'Asia/Shanghai'
  from credit_line l
  cross join (values ('nears', 30, interval '9 hours'), ('nearsSoon', 7, interval '9 hours'), ('expire', -1, interval '0 hours')) d (kind, ahead, hour)
  where l.valid_until - d.ahead >= current_date;

alter table application_log drop constraint application_log_object_kind_check;
alter table application_log add constraint application_log_object_kind_check
  check (object_kind in ('issuance', 'transfer', 'creditApplication'));
