-- What enterprises are owed besides vouchers, as they register it themselves. Amounts in fen.
create table plain_receivable (
  id text primary key,
  owner_no text not null references enterprise,
  -- Null where the debtor is not on the platform, or is not dealt with there.
  debtor_no text references enterprise,
  debtor_name text not null,
  invoice_id text references trade_invoice on delete set null,
  number text not null,
  amount bigint not null check (amount > 0),
  due_on date not null,
  note text,
  collected_on date,
  receipt_number text,
  registered_by text not null,
  registered_at timestamptz not null,
  version integer not null default 0,
  changed_by text not null,
  changed_at timestamptz not null,
  check (debtor_no <> owner_no),
  check (receipt_number is null or collected_on is not null)
);
create index plain_receivable_owner on plain_receivable (owner_no, due_on, id);
-- An invoice is registered once.
create unique index plain_receivable_invoice on plain_receivable (owner_no, invoice_id) where invoice_id is not null;

-- Everything that an enterprise is owed. Of an entry over an invoice what vouchers of its buyer have paid is not open any more.
create view receivable as
  select p.holder_no as owner_no, p.id, 'voucher' as origin, p.number, p.issuer_no as debtor_no, e.name as debtor_name,
    e.credit_code as debtor_code, p.amount, p.amount as registered_amount, p.due_on, v.payment_date as pays_on, false as collected,
    p.state in ('transferring', 'financing') as being_sold, null::text as invoice_id, null::text as invoice_number, null::text as note,
    null::date as collected_on, null::text as receipt_number, null::text as registered_by, p.created_at as registered_at, 0 as version
  from piece p
  join voucher v on v.id = p.voucher_id
  join enterprise e on e.enterprise_no = p.issuer_no
  where p.live and p.state in ('holding', 'transferring', 'financing')
  union all
  select r.owner_no, r.id, 'plain', r.number, r.debtor_no, coalesce(e.name, r.debtor_name), e.credit_code, o.amount, r.amount, r.due_on, r.due_on,
    r.collected_on is not null or o.amount = 0, false, r.invoice_id, n.number, r.note, r.collected_on, r.receipt_number, r.registered_by,
    r.registered_at, r.version
  from plain_receivable r
  left join enterprise e on e.enterprise_no = r.debtor_no
  left join trade_invoice n on n.id = r.invoice_id
  cross join lateral (
    select case when n.id is null or r.collected_on is not null then r.amount
      else greatest(0, least(r.amount, n.amount_with_tax - (
        select coalesce(sum(u.amount), 0) from invoice_use u where u.invoice_id = n.id and u.active and (
          (u.owner_kind = 'issuance' and exists (select 1 from issuance i where i.id = u.owner_id
            and i.state in ('effective', 'voidAwaitingReview', 'overdue', 'partiallySettled', 'settled')))
          or (u.owner_kind = 'transfer' and exists (select 1 from transfer t where t.id = u.owner_id and t.state = 'completed')))
      )))::bigint end as amount
  ) o;
