-- What the bank itself has refused is asked for once more, under its old reference, before it is paid anew under another: a bank that says too
-- late that it has paid after all would pay twice. `said`: it has refused it; `confirmed`: asked again, it said so again. Null where it
-- was never asked: the payee had no account, or nothing was set aside.
alter table settlement_payment add column refusal text check (refusal in ('said', 'confirmed'));
alter table settlement_payment add check (refusal is null or state = 'failed');
create index settlement_payment_refused on settlement_payment (voucher_id, id) where refusal = 'said';

-- What the bank has paid stays so, and so does what it has refused twice; a payment keeps its amount and its account.
create or replace function guard_settlement_payment() returns trigger language plpgsql as $$
begin
  if not (old.state = 'open' or coalesce(old.refusal = 'said' and (new.state = 'paid' or new.refusal = 'confirmed'), false))
    or (old.voucher_id, old.piece_id, old.payee_no, old.purpose, old.account_number, old.amount, old.late_interest)
    is distinct from (new.voucher_id, new.piece_id, new.payee_no, new.purpose, new.account_number, new.amount, new.late_interest)
  then
    raise exception 'a payment that was answered stays as it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;
