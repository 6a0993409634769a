-- Lists that stay fast while the ledger grows: counts that are kept, orders that an index has, references that are looked up.

-- What an enterprise has of pieces, by what its lists count them by: the sum of all rows is the truth. Every change adds what it adds or
-- takes away, so that nobody waits for anybody; now and then the rows of a count are put together into one.
create table piece_tally (
  enterprise_no text not null,
  -- Whether it is the holder, or else issued the piece or passed it on.
  held boolean not null,
  state text not null,
  live boolean not null,
  pledged boolean not null,
  overdue boolean not null,
  pieces bigint not null,
  amount numeric not null,
  -- Put together already.
  settled boolean not null default false
);
create index piece_tally_enterprise on piece_tally (enterprise_no);
create index piece_tally_unsettled on piece_tally (enterprise_no) where not settled;

-- Each piece as its lists count it: once for its holder, and once for each other enterprise that issued it or passed it on.
create view tallied_piece as
  select p.id, part.enterprise_no, part.held, p.state, p.live, p.pledge_state <> 'none' as pledged, p.overdue, p.amount
  from piece p cross join lateral (
    select p.holder_no, true
    union all select p.issuer_no, false where p.issuer_no <> p.holder_no
    union all select p.from_no, false where p.from_no <> p.holder_no and p.from_no <> p.issuer_no
  ) part (enterprise_no, held)
  where p.live or p.state in ('transferring', 'transferred', 'financed', 'settled');

create function tally_new_pieces() returns trigger language plpgsql as $$
begin
  insert into piece_tally (enterprise_no, held, state, live, pledged, overdue, pieces, amount)
  select part.enterprise_no, part.held, p.state, p.live, p.pledge_state <> 'none', p.overdue, count(*), sum(p.amount)
  from came p cross join lateral (
    select p.holder_no, true
    union all select p.issuer_no, false where p.issuer_no <> p.holder_no
    union all select p.from_no, false where p.from_no <> p.holder_no and p.from_no <> p.issuer_no
  ) part (enterprise_no, held)
  where p.live or p.state in ('transferring', 'transferred', 'financed', 'settled')
  group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;
create trigger piece_tally_insert after insert on piece referencing new table as came
  for each statement execute function tally_new_pieces();

create function tally_changed_pieces() returns trigger language plpgsql as $$
begin
  insert into piece_tally (enterprise_no, held, state, live, pledged, overdue, pieces, amount)
  select part.enterprise_no, part.held, p.state, p.live, p.pledge_state <> 'none', p.overdue, sum(p.sign), sum(p.sign * p.amount)
  from (select 1 as sign, came.* from came union all select -1, gone.* from gone) p cross join lateral (
    select p.holder_no, true
    union all select p.issuer_no, false where p.issuer_no <> p.holder_no
    union all select p.from_no, false where p.from_no <> p.holder_no and p.from_no <> p.issuer_no
  ) part (enterprise_no, held)
  where p.live or p.state in ('transferring', 'transferred', 'financed', 'settled')
  group by 1, 2, 3, 4, 5, 6
  having sum(p.sign) <> 0 or sum(p.sign * p.amount) <> 0;
  return null;
end $$;
create trigger piece_tally_update after update on piece referencing new table as came old table as gone
  for each statement execute function tally_changed_pieces();

-- Counts everything anew: for what was written while the triggers were off.
create function tally_anew() returns void language sql as $$
  delete from piece_tally;
  insert into piece_tally (enterprise_no, held, state, live, pledged, overdue, pieces, amount, settled)
  select enterprise_no, held, state, live, pledged, overdue, count(*), sum(amount), true from tallied_piece group by 1, 2, 3, 4, 5, 6;
$$;
select tally_anew();

-- The orders and filters of the lists, with all that they count in the index itself.
drop index piece_holder_changed;
create index piece_holder_list on piece (holder_no, changed_at desc, id desc)
  include (state, live, pledge_state, overdue, amount, number, issuer_no, from_no, issued_on, due_on)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
drop index piece_from;
create index piece_from_list on piece (from_no, changed_at desc, id desc)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
drop index piece_issuer;
create index piece_issuer_list on piece (issuer_no, changed_at desc, id desc)
  where live or state in ('transferring', 'transferred', 'financed', 'settled');
create index piece_holder_live on piece (holder_no, due_on) include (state, amount) where live;
create index piece_issuer_live on piece (issuer_no, due_on) include (voucher_id, state, amount) where live;

-- What is looked up by a reference, which PostgreSQL indexes of itself on the other side only.
create index issuance_voucher on issuance (voucher_id);
create index transfer_source_piece on transfer (source_piece_id);
create index transfer_child_piece on transfer (child_piece_id);

create or replace view ledger_violation as
  select v.id as voucher_id, 'conservation' as rule
  from voucher v left join piece p on p.voucher_id = v.id and p.live
  group by v.id having coalesce(sum(p.amount), 0) <> case when v.closed then 0 else v.face_amount end
  union all
  select v.id, 'history' from voucher v
  where v.chain_length <> (select count(*) from voucher_history h where h.voucher_id = v.id)
    or v.chain_head is distinct from (select h.hash from voucher_history h where h.voucher_id = v.id and h.sequence = v.chain_length)
  union all
  select i.id, 'invoice' from trade_invoice i
  where i.used_amount <> (select coalesce(sum(u.amount), 0) from invoice_use u where u.invoice_id = i.id and u.active)
  union all
  select c.enterprise_no || ':' || c.channel, 'quota' from credit_line c
  where c.in_transit <> (select coalesce(sum(r.amount), 0) from quota_reservation r
    where r.enterprise_no = c.enterprise_no and r.channel = c.channel and r.state = 'reserved')
  union all
  select enterprise_no || ':' || state, 'tally' from (
    select enterprise_no, held, state, live, pledged, overdue, pieces, amount from piece_tally
    union all
    select enterprise_no, held, state, live, pledged, overdue, -1, -amount from tallied_piece
  ) both_sides
  group by enterprise_no, held, state, live, pledged, overdue
  having sum(pieces) <> 0 or sum(amount) <> 0;
