-- A certificate from outside is bound to a person, and may be unbound; what it has signed stays verifiable.
alter table certificate add column bound_at timestamptz, add column unbound_at timestamptz;

-- A key is one person's, under whatever serial it comes.
create unique index certificate_public_key on certificate (public_key);
