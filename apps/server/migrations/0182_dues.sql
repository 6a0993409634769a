-- What falls due to an enterprise and from it, by day, kept as what it has of pieces is (0170): the sum of all rows is the truth, every
-- change adds what it adds or takes away, and nobody waits for anybody.
create table due_tally (
  enterprise_no text not null,
  -- What it is to be paid as holder, or else what it is to pay as issuer.
  receivable boolean not null,
  due_on date not null,
  -- The day of payment, which is the next working day.
  paid_on date not null,
  -- Pieces that it holds, or else vouchers that it issued.
  items bigint not null,
  amount numeric not null,
  -- Put together already.
  settled boolean not null default false
);
create index due_tally_enterprise on due_tally (enterprise_no);
create index due_tally_unsettled on due_tally (enterprise_no) where not settled;

-- What falls due, as it is counted: to holders by piece. From issuers the amounts by piece, once somebody has signed for the voucher, and
-- the vouchers by their issuance: each is told by one row alone, so that one statement may change both.
create view tallied_due as
  select p.holder_no as enterprise_no, true as receivable, p.due_on, v.payment_date as paid_on, 1 as items, p.amount
  from piece p join voucher v on v.id = p.voucher_id where p.live and p.state in ('holding', 'transferring', 'financing')
  union all
  select p.issuer_no, false, p.due_on, v.payment_date, 0, p.amount
  from piece p join voucher v on v.id = p.voucher_id
  where p.live and p.state <> 'settled' and (p.state <> 'awaitingReceipt' or p.source <> 'issuance')
  union all
  select i.issuer_no, false, v.due_on, v.payment_date, 1, 0
  from issuance i join voucher v on v.id = i.voucher_id where i.state in ('effective', 'overdue', 'partiallySettled');

create function tally_new_dues() returns trigger language plpgsql as $$
begin
  insert into due_tally (enterprise_no, receivable, due_on, paid_on, items, amount)
  select part.enterprise_no, part.receivable, p.due_on, (select v.payment_date from voucher v where v.id = p.voucher_id), sum(part.item), sum(p.amount)
  from came p cross join lateral (
    select p.holder_no, true, 1 where p.state in ('holding', 'transferring', 'financing')
    union all select p.issuer_no, false, 0 where p.state <> 'settled' and (p.state <> 'awaitingReceipt' or p.source <> 'issuance')
  ) part (enterprise_no, receivable, item)
  where p.live
  group by 1, 2, 3, 4;
  return null;
end $$;
create trigger due_tally_insert after insert on piece referencing new table as came
  for each statement execute function tally_new_dues();

create function tally_changed_dues() returns trigger language plpgsql as $$
begin
  insert into due_tally (enterprise_no, receivable, due_on, paid_on, items, amount)
  select part.enterprise_no, part.receivable, p.due_on, (select v.payment_date from voucher v where v.id = p.voucher_id), sum(p.sign * part.item),
    sum(p.sign * p.amount)
  from (select 1 as sign, came.* from came union all select -1, gone.* from gone) p cross join lateral (
    select p.holder_no, true, 1 where p.state in ('holding', 'transferring', 'financing')
    union all select p.issuer_no, false, 0 where p.state <> 'settled' and (p.state <> 'awaitingReceipt' or p.source <> 'issuance')
  ) part (enterprise_no, receivable, item)
  where p.live
  group by 1, 2, 3, 4
  having sum(p.sign * part.item) <> 0 or sum(p.sign * p.amount) <> 0;
  return null;
end $$;
create trigger due_tally_update after update on piece referencing new table as came old table as gone
  for each statement execute function tally_changed_dues();

-- An issuance is never written as one to be paid, nor removed while it is: it becomes one, and ceases to be.
create function tally_due_issuance() returns trigger language plpgsql as $$
begin
  insert into due_tally (enterprise_no, receivable, due_on, paid_on, items, amount)
  select new.issuer_no, false, v.due_on, v.payment_date, case when new.state in ('effective', 'overdue', 'partiallySettled') then 1 else -1 end, 0
  from voucher v where v.id = new.voucher_id;
  return null;
end $$;
create trigger due_tally after update on issuance for each row
  when ((old.state in ('effective', 'overdue', 'partiallySettled')) <> (new.state in ('effective', 'overdue', 'partiallySettled')))
  execute function tally_due_issuance();

create or replace function tally_anew() returns void language sql as $$
  delete from piece_tally;
  insert into piece_tally (enterprise_no, held, state, live, pledged, overdue, pieces, amount, settled, stamp)
  select enterprise_no, held, state, live, pledged, overdue, count(*), sum(amount), true, pg_current_xact_id()::text::numeric
  from tallied_piece group by 1, 2, 3, 4, 5, 6;
  delete from application_tally;
  insert into application_tally (enterprise_no, kind, own, state, applications, amount, settled)
  select enterprise_no, kind, own, state, count(*), sum(amount), true from tallied_application group by 1, 2, 3, 4;
  delete from due_tally;
  insert into due_tally (enterprise_no, receivable, due_on, paid_on, items, amount, settled)
  select enterprise_no, receivable, due_on, paid_on, sum(items), sum(amount), true from tallied_due group by 1, 2, 3, 4;
$$;
insert into due_tally (enterprise_no, receivable, due_on, paid_on, items, amount, settled)
select enterprise_no, receivable, due_on, paid_on, sum(items), sum(amount), true from tallied_due group by 1, 2, 3, 4;

-- What waits for a recipient is looked up by its state, as what waits for a sender is, in the order in which it is due, and counted by the
-- index alone: it has what the rows are joined by, which PostgreSQL 15 wants to see even where nothing is joined.
create index issuance_recipient_state on issuance (recipient_no, state, sign_deadline, state_since, id) include (signer_id, voucher_id)
  where not removed;
create index transfer_recipient_state on transfer (recipient_no, state, sign_deadline, state_since, id)
  include (signer_id, child_piece_id, source_piece_id) where not removed;

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
  having sum(applications) <> 0 or sum(amount) <> 0
  union all
  select enterprise_no || ':' || due_on, 'tally' from (
    select enterprise_no, receivable, due_on, paid_on, items, amount from due_tally
    union all
    select enterprise_no, receivable, due_on, paid_on, -items, -amount from tallied_due
  ) both_sides
  group by enterprise_no, receivable, due_on, paid_on
  having sum(items) <> 0 or sum(amount) <> 0;
