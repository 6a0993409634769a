-- A voucher counts as owed once its recipient has signed for it. Only an unsigned one can await the review of its voiding.
create or replace view payable as
  select v.issuer_no as payer_no, i.id, 'voucher' as origin, v.number, i.recipient_no as creditor_no, e.name as creditor_name,
    e.credit_code as creditor_code, v.face_amount as amount, 0::bigint as by_voucher, v.face_amount - o.open as by_cash, o.open,
    null::date as invoiced_on, v.due_on, v.payment_date as pays_on, null::date as sixty_from, false as disputed, true as payable,
    null::text as contract_id
  from voucher v
  join issuance i on i.id = v.issuance_id
  join enterprise e on e.enterprise_no = i.recipient_no
  cross join lateral (
    select coalesce(sum(p.amount) filter (where p.state <> 'settled'), 0)::bigint as open from piece p where p.voucher_id = v.id and p.live
  ) o
  where i.state in ('effective', 'overdue', 'partiallySettled', 'settled')
  union all
  select n.buyer_no, n.id, 'invoice', n.number, n.seller_no, e.name, e.credit_code, n.amount_with_tax, n.used_amount - c.cash, c.cash,
    n.amount_with_tax - n.used_amount, n.issued_on, d.due_on, d.due_on,
    case when d.due_on is not null and n.amount_with_tax > n.used_amount then n.issued_on end, n.disputed_at is not null,
    n.disputed_at is null and n.verification in ('unchecked', 'consistent'), n.contract_id
  from trade_invoice n
  join enterprise e on e.enterprise_no = n.seller_no
  cross join lateral (select coalesce(sum(o.amount), 0)::bigint as cash from offline_payment o where o.invoice_id = n.id) c
  cross join lateral (select case when e.size in ('中型企业', '小型企业', '微型企业') then n.issued_on + 60 end as due_on) d
  where n.superseded_at is null and n.verification not in ('void', 'reversed');
