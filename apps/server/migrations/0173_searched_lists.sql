-- Lists are read further, searched and filtered without being read through.

-- What changes with every change of an enterprise's pieces, and is never again what it was: the sum over its rows. Nobody waits for it,
-- as nobody waits for the counts; a server that remembers a list compares it.
alter table piece_tally add column stamp numeric not null default 1;

create or replace function tally_new_pieces() returns trigger language plpgsql as $$
begin
  insert into piece_tally (enterprise_no, held, state, live, pledged, overdue, pieces, amount, stamp)
  select part.enterprise_no, part.held, p.state, p.live, p.pledge_state <> 'none', p.overdue, count(*), sum(p.amount), pg_current_xact_id()::text::numeric
  from came p cross join lateral (
    select p.holder_no, true
    union all select p.issuer_no, false where p.issuer_no <> p.holder_no
    union all select p.from_no, false where p.from_no <> p.holder_no and p.from_no <> p.issuer_no
  ) part (enterprise_no, held)
  where p.live or p.state in ('transferring', 'transferred', 'financed', 'settled')
  group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;

-- Also of what changes no count there is a row: the order of a list changes with it.
create or replace function tally_changed_pieces() returns trigger language plpgsql as $$
begin
  insert into piece_tally (enterprise_no, held, state, live, pledged, overdue, pieces, amount, stamp)
  select part.enterprise_no, part.held, p.state, p.live, p.pledge_state <> 'none', p.overdue, sum(p.sign), sum(p.sign * p.amount),
    pg_current_xact_id()::text::numeric
  from (select 1 as sign, came.* from came union all select -1, gone.* from gone) p cross join lateral (
    select p.holder_no, true
    union all select p.issuer_no, false where p.issuer_no <> p.holder_no
    union all select p.from_no, false where p.from_no <> p.holder_no and p.from_no <> p.issuer_no
  ) part (enterprise_no, held)
  where p.live or p.state in ('transferring', 'transferred', 'financed', 'settled')
  group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;

create or replace function tally_anew() returns void language sql as $$
  delete from piece_tally;
  insert into piece_tally (enterprise_no, held, state, live, pledged, overdue, pieces, amount, settled, stamp)
  select enterprise_no, held, state, live, pledged, overdue, count(*), sum(amount), true, pg_current_xact_id()::text::numeric
  from tallied_piece group by 1, 2, 3, 4, 5, 6;
$$;

-- A number by any part of it, and the enterprises on a piece by their names, within the pieces of one enterprise.
create index piece_search on piece using gin (holder_no, issuer_no, from_no, number gin_trgm_ops)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index piece_holder_issuer on piece (holder_no, issuer_no) include (id, state, live, pledge_state, overdue, amount, changed_at)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index piece_holder_sender on piece (holder_no, from_no) include (id, state, live, pledge_state, overdue, amount, changed_at)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index enterprise_name on enterprise using gin (name gin_trgm_ops);

-- The orders that a holder may ask for, with what a filter counts.
create index piece_holder_amount on piece (holder_no, amount, id) include (state, live, pledge_state, overdue, changed_at)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index piece_holder_number on piece (holder_no, number, id)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index piece_holder_issued on piece (holder_no, issued_on, id)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index piece_holder_received on piece (holder_no, coalesce(received_on, 'infinity'::date), id)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
