-- The lists of free days and working weekends as the State Council publishes them, entered by two operators. A list that comes with the
-- program is replaced by one of the same year.
create table published_year (
  year smallint primary key,
  document_number text not null,
  title text not null,
  off jsonb not null,
  work jsonb not null,
  version integer not null,
  set_by text not null,
  set_at timestamptz not null
);

-- A voucher never changes, but for the day on which it is paid: a list that is published after the issue moves it, by an event of its history.
create or replace function guard_voucher() returns trigger language plpgsql as $$
begin
  if (old.number, old.issuance_id, old.issuer_no, old.face_amount, old.issued_on, old.due_on, old.channel, old.promise_number, old.salt)
    is distinct from
    (new.number, new.issuance_id, new.issuer_no, new.face_amount, new.issued_on, new.due_on, new.channel, new.promise_number, new.salt)
    or (old.closed and not new.closed) or new.chain_length < old.chain_length
    or (old.payment_date <> new.payment_date and (new.payment_date < new.due_on or new.chain_length = old.chain_length))
  then
    raise exception 'a voucher never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What falls due is counted by the day of payment (0182): what a voucher counts for moves with it.
create function tally_moved_due() returns trigger language plpgsql as $$
begin
  insert into due_tally (enterprise_no, receivable, due_on, paid_on, items, amount)
  select part.enterprise_no, part.receivable, new.due_on, day.paid_on, day.sign * sum(part.items), day.sign * sum(part.amount)
  from (values (old.payment_date, -1), (new.payment_date, 1)) day (paid_on, sign) cross join (
    select p.holder_no, true, 1, p.amount from piece p
    where p.voucher_id = new.id and p.live and p.state in ('holding', 'transferring', 'financing')
    union all
    select p.issuer_no, false, 0, p.amount from piece p
    where p.voucher_id = new.id and p.live and p.state <> 'settled' and (p.state <> 'awaitingReceipt' or p.source <> 'issuance')
    union all
    select i.issuer_no, false, 1, 0 from issuance i
    where i.voucher_id = new.id and i.state in ('effective', 'overdue', 'partiallySettled')
  ) part (enterprise_no, receivable, items, amount)
  group by 1, 2, 3, 4, day.sign;
  return null;
end $$;
create trigger due_tally_moved after update on voucher for each row when (old.payment_date <> new.payment_date)
  execute function tally_moved_due();
