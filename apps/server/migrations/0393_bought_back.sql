-- What was bought back is no longer financed: the returned piece stands for it, as the parts stand for a piece that was split.
create or replace function guard_piece() returns trigger language plpgsql as $$
begin
  if (old.voucher_id, old.parent_id, old.base_id, old.number, old.issuer_no, old.holder_no, old.from_no, old.amount, old.source, old.issued_on, old.due_on)
    is distinct from
    (new.voucher_id, new.parent_id, new.base_id, new.number, new.issuer_no, new.holder_no, new.from_no, new.amount, new.source, new.issued_on, new.due_on)
  then
    raise exception 'a piece keeps its number, holder and amount' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and (old.state || '>' || new.state) not in (
    'holding>transferring', 'holding>financing', 'holding>settled', 'transferring>holding', 'transferring>transferred',
    'awaitingReceipt>holding', 'financing>holding', 'financing>financed', 'financed>settled')
    and not (old.state = 'holding' and new.state = 'transferred' and old.source = 'financing' and old.live and not new.live)
    and not (old.state = 'financed' and new.state = 'holding' and not new.live)
  then
    raise exception 'a piece cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.live and not old.live and old.state <> 'transferring' then
    raise exception 'a piece that no longer counts stays so' using errcode = 'check_violation';
  end if;
  return new;
end $$;

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
  having sum(items) <> 0 or sum(amount) <> 0
  union all
  select f.id, 'financing' from financing f
  where f.amount <> case when f.state in ('draft', 'returned', 'withdrawn', 'declined') then f.amount else
    (select coalesce(sum(fp.amount), 0) from financing_piece fp join piece p on p.id = fp.piece_id and p.amount = fp.amount and p.financing_id = f.id
      where fp.financing_id = f.id and fp.active
        and (f.disbursed_on is null and p.state = 'financing' and p.live
          or f.disbursed_on is not null and fp.lender_piece_id is not null
            and (p.state in ('financed', 'settled') or p.state = 'holding' and not p.live and fp.returned_piece_id is not null))) end
    or f.state in ('returned', 'withdrawn', 'declined') and exists (
      select 1 from financing_piece fp where fp.financing_id = f.id and fp.active
      union all select 1 from financing_paper fp where fp.financing_id = f.id and fp.active
      union all select 1 from lending_reservation r where r.application_id = f.id and r.state = 'reserved')
  union all
  -- What a lender has not had back is what neither the issuer nor whoever was financed has paid, and what was bought back is the holder's again:
  -- all that the issuer has not paid, or nothing.
  select f.id, 'recourse' from financing f
  where f.disbursed_on is not null and f.principal_left <> f.amount
      - (select coalesce(sum(r.principal), 0) from repayment r where r.application_id = f.id and r.state = 'confirmed')
      - (select coalesce(sum(fp.amount), 0) from financing_piece fp join piece lent on lent.id = fp.lender_piece_id and lent.state = 'settled'
          where fp.financing_id = f.id)
    or exists (select 1 from financing_piece fp join piece lent on lent.id = fp.lender_piece_id left join piece back on back.id = fp.returned_piece_id
      where fp.financing_id = f.id
        and ((f.paid_off_on is not null and lent.state <> 'settled') <> (back.id is not null)
          or back.holder_no <> f.enterprise_no or back.amount <> fp.amount or back.parent_id <> lent.id or back.id is not null
            and (lent.live or lent.state <> 'transferred')))
  union all
  select l.channel || ':' || l.issuer_no, 'limit' from lending_limit l
  where l.in_transit <> (select coalesce(sum(r.amount), 0) from lending_reservation r
    where r.channel = l.channel and r.issuer_no = l.issuer_no and r.state = 'reserved')
  or l.used <> (select coalesce(sum(r.amount), 0) from lending_reservation r
    where r.channel = l.channel and r.issuer_no = l.issuer_no and r.state = 'used')
  union all
  select p.id, 'pledge' from pledge p
  where p.state not in ('returned', 'withdrawn', 'declined', 'guarantorDeclined', 'released') and p.pledged <>
      (select coalesce(sum(pp.amount), 0) from pledge_piece pp join piece on piece.id = pp.piece_id and piece.amount = pp.amount and piece.pledge_id = p.id
        where pp.pledge_id = p.id and pp.active and piece.pledge_state =
          case when p.registration_number is null then 'applying' when p.release_asked_by is null then 'pledged' else 'releasing' end)
    or p.state in ('returned', 'withdrawn', 'declined', 'guarantorDeclined', 'released') and exists (
      select 1 from pledge_piece pp where pp.pledge_id = p.id and pp.active
      union all select 1 from piece where piece.pledge_id = p.id
      union all select 1 from pledge_paper pp where pp.pledge_id = p.id and pp.active
      union all select 1 from lending_reservation r where r.application_id = p.id and r.state in ('reserved', 'used'))
  union all
  select g.enterprise_no, 'guarantee' from guarantor g
  where g.in_transit <> (select coalesce(sum(p.amount), 0) from pledge p where p.guarantor_no = g.enterprise_no and p.passed_at is not null
      and p.state in ('awaitingGuarantor', 'awaitingGuarantorSignature', 'guarantorSupplementing', 'underApproval', 'supplementing',
        'awaitingRegistration', 'awaitingDisbursement', 'disbursementFailed'))
    or g.used <> (select coalesce(sum(p.principal_left), 0) from pledge p where p.guarantor_no = g.enterprise_no and p.state in ('disbursed', 'overdue'))
  union all
  select object_kind || ':' || object_id || ':' || book, 'posting' from posting
  group by object_kind, object_id, book
  having sum(case side when 'debit' then amount else -amount end) <> 0;

update piece set state = 'holding'
where state = 'financed' and id in (select piece_id from financing_piece where returned_piece_id is not null);

create unique index financing_piece_returned_key on financing_piece (returned_piece_id) where returned_piece_id is not null;
