-- Invoices for what the platform is paid: whom they are made out to, and the requests for them. Amounts in fen.

create table invoice_profile (
  enterprise_no text primary key references enterprise,
  address text not null,
  phone text not null,
  bank_name text not null,
  account_number text not null,
  email text not null,
  kind text not null check (kind in ('special', 'ordinary')),
  version integer not null default 0,
  changed_by text not null,
  changed_at timestamptz not null
);

create sequence invoice_request_number_seq;

-- A request keeps whom its invoice was to be made out to.
create table invoice_request (
  id text primary key,
  enterprise_no text not null references enterprise,
  request_number text not null unique,
  state text not null check (state in ('waiting', 'issued', 'returned')),
  version integer not null default 0,
  title text not null,
  tax_number text not null,
  address text not null,
  phone text not null,
  bank_name text not null,
  account_number text not null,
  email text not null,
  kind text not null check (kind in ('special', 'ordinary')),
  amount bigint not null check (amount > 0),
  tax bigint not null check (tax >= 0 and tax < amount),
  requested_by text not null references user_account,
  requester_name text not null,
  requested_at timestamptz not null,
  invoice_number text,
  issued_on date,
  file_id text references file,
  reason text,
  decided_at timestamptz,
  constraint invoice_request_issued check ((state = 'issued') = (invoice_number is not null and issued_on is not null and file_id is not null)),
  constraint invoice_request_returned check ((state = 'returned') = (reason is not null)),
  constraint invoice_request_decided check ((state = 'waiting') = (decided_at is null))
);
create index invoice_request_enterprise on invoice_request (enterprise_no, requested_at);
create unique index invoice_request_invoice on invoice_request (invoice_number) where invoice_number is not null;

-- The fees of a request. One that was returned lets go of them.
create table invoice_request_line (
  request_id text not null references invoice_request,
  charge_id text not null,
  position smallint not null,
  summary text not null,
  kind text not null,
  amount bigint not null check (amount > 0),
  tax_ppm bigint not null check (tax_ppm >= 0),
  tax bigint not null check (tax >= 0),
  live boolean not null default true,
  primary key (request_id, charge_id)
);
create unique index invoice_request_line_once on invoice_request_line (charge_id) where live;

-- What the platform was paid and no invoice was asked for.
create view billable_charge as
  select c.* from charge c
  where c.payee_no is null and c.state = 'confirmed' and not exists (select 1 from invoice_request_line l where l.charge_id = c.id and l.live);
