-- What an enterprise has of applications by their state, kept as what it has of pieces is (0170): the sum of all rows is the truth, every
-- change adds what it adds or takes away, and nobody waits for anybody.
create table application_tally (
  enterprise_no text not null,
  kind text not null,
  -- Its own, or else sent to it.
  own boolean not null,
  state text not null,
  applications bigint not null,
  amount numeric not null,
  -- Put together already.
  settled boolean not null default false
);
create index application_tally_enterprise on application_tally (enterprise_no);
create index application_tally_unsettled on application_tally (enterprise_no) where not settled;

-- Each application as its lists count it: for its maker's enterprise while it is not removed, and for whom it was sent to.
create view tallied_application as
  select issuer_no as enterprise_no, 'issuance' as kind, true as own, state, coalesce(amount, 0) as amount from issuance where not removed
  union all
  select recipient_no, 'issuance', false, state, coalesce(amount, 0) from issuance where passed_at is not null and voucher_id is not null
  union all
  select sender_no, 'transfer', true, state, amount from transfer where not removed
  union all
  select recipient_no, 'transfer', false, state, amount from transfer where passed_at is not null and child_piece_id is not null;

create function tally_issuance() returns trigger language plpgsql as $$
begin
  insert into application_tally (enterprise_no, kind, own, state, applications, amount)
  select part.enterprise_no, 'issuance', part.own, part.state, sum(part.sign), sum(part.sign * part.amount)
  from (
    select new.issuer_no, true, new.state, coalesce(new.amount, 0), 1 where tg_op <> 'DELETE' and not new.removed
    union all
    select new.recipient_no, false, new.state, coalesce(new.amount, 0), 1
    where tg_op <> 'DELETE' and new.passed_at is not null and new.voucher_id is not null
    union all
    select old.issuer_no, true, old.state, coalesce(old.amount, 0), -1 where tg_op <> 'INSERT' and not old.removed
    union all
    select old.recipient_no, false, old.state, coalesce(old.amount, 0), -1
    where tg_op <> 'INSERT' and old.passed_at is not null and old.voucher_id is not null
  ) part (enterprise_no, own, state, amount, sign)
  group by 1, 3, 4 having sum(part.sign) <> 0 or sum(part.sign * part.amount) <> 0;
  return null;
end $$;
create trigger application_tally after insert or update or delete on issuance for each row execute function tally_issuance();

create function tally_transfer() returns trigger language plpgsql as $$
begin
  insert into application_tally (enterprise_no, kind, own, state, applications, amount)
  select part.enterprise_no, 'transfer', part.own, part.state, sum(part.sign), sum(part.sign * part.amount)
  from (
    select new.sender_no, true, new.state, new.amount, 1 where tg_op <> 'DELETE' and not new.removed
    union all
    select new.recipient_no, false, new.state, new.amount, 1
    where tg_op <> 'DELETE' and new.passed_at is not null and new.child_piece_id is not null
    union all
    select old.sender_no, true, old.state, old.amount, -1 where tg_op <> 'INSERT' and not old.removed
    union all
    select old.recipient_no, false, old.state, old.amount, -1
    where tg_op <> 'INSERT' and old.passed_at is not null and old.child_piece_id is not null
  ) part (enterprise_no, own, state, amount, sign)
  group by 1, 3, 4 having sum(part.sign) <> 0 or sum(part.sign * part.amount) <> 0;
  return null;
end $$;
create trigger application_tally after insert or update or delete on transfer for each row execute function tally_transfer();

create or replace function tally_anew() returns void language sql as $$
  delete from piece_tally;
  insert into piece_tally (enterprise_no, held, state, live, pledged, overdue, pieces, amount, settled, stamp)
  select enterprise_no, held, state, live, pledged, overdue, count(*), sum(amount), true, pg_current_xact_id()::text::numeric
  from tallied_piece group by 1, 2, 3, 4, 5, 6;
  delete from application_tally;
  insert into application_tally (enterprise_no, kind, own, state, applications, amount, settled)
  select enterprise_no, kind, own, state, count(*), sum(amount), true from tallied_application group by 1, 2, 3, 4;
$$;
select tally_anew();

-- The list of what was sent to an enterprise looks up the piece that an issuance made.
create index piece_root on piece (voucher_id) where parent_id is null;

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
  having sum(pieces) <> 0 or sum(amount) <> 0
  union all
  select enterprise_no || ':' || kind || ':' || state, 'tally' from (
    select enterprise_no, kind, own, state, applications, amount from application_tally
    union all
    select enterprise_no, kind, own, state, -1, -amount from tallied_application
  ) both_sides
  group by enterprise_no, kind, own, state
  having sum(applications) <> 0 or sum(amount) <> 0;
