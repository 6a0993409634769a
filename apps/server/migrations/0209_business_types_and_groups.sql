
-- What business a voucher comes from: its issuer's word to begin with, then each holder's own.
alter table piece add column business_type text
  check (business_type in ('materials', 'equipment', 'works', 'transport', 'energy', 'services', 'other'));

-- What an enterprise of a group answers for of what another of the group issues; the platform's operators set it.
create table group_guarantee (
  guarantor_no text not null references enterprise,
  guaranteed_no text not null references enterprise,
  number text not null,
  total bigint not null check (total >= 0),
  valid_until date not null,
  version integer not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (guarantor_no, guaranteed_no),
  constraint group_guarantee_of_another check (guarantor_no <> guaranteed_no)
);
create index group_guarantee_guaranteed on group_guarantee (guaranteed_no);
