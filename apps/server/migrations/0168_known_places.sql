-- Where somebody has signed in under a name: browsers and addresses, as keyed hashes. Failures are counted apart for each of them,
-- and together for every place that the name is not known at.
create table known_place (
  name_hash text not null,
  place_hash text not null,
  seen_at timestamptz not null,
  primary key (name_hash, place_hash)
);
alter table sign_in_failure add column place_hash text not null default '';
alter table sign_in_failure drop constraint sign_in_failure_pkey;
alter table sign_in_failure add primary key (name_hash, place_hash);
