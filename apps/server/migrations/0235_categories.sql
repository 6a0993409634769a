-- What an enterprise sorts its trade by: a tree that its group's members read too.
create table category (
  id text primary key,
  enterprise_no text not null references enterprise,
  parent_id text references category deferrable initially deferred,
  position integer not null check (position >= 0),
  code text not null,
  name text not null,
  tax_code text check (tax_code ~ '^[1-6][0-9]{18}$'),
  disabled_at timestamptz,
  version integer not null default 0,
  changed_by text not null,
  changed_at timestamptz not null,
  unique (enterprise_no, code),
  constraint category_beneath_another check (parent_id <> id)
);
create index category_parent on category (parent_id);

-- What an enterprise sorted under a category: each thing under one.
create table category_use (
  enterprise_no text not null references enterprise,
  kind text not null check (kind in ('contract', 'invoice', 'voucher')),
  subject_id text not null,
  category_id text not null references category deferrable initially deferred,
  since timestamptz not null,
  primary key (enterprise_no, kind, subject_id)
);
create index category_use_category on category_use (category_id, since desc);
