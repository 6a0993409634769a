/** Queries that return violations of an invariant; each must return no rows. */
export const SUMS: Readonly<Record<string, string>> = {
  'the ledger has no violations': 'select * from ledger_violation',
  'the live pieces of an open voucher add up to its face amount, and a closed voucher has none': `
    select v.number from voucher v
    where (select coalesce(sum(p.amount), 0) from piece p where p.voucher_id = v.id and p.live)
      <> case when v.closed then 0 else v.face_amount end`,
  'every piece has a positive amount': 'select number from piece where amount <= 0',
  'a history has no gaps, and each entry refers to the hash of the previous one': `
    select h.voucher_id, h.sequence from voucher_history h
    left join voucher_history b on b.voucher_id = h.voucher_id and b.sequence = h.sequence - 1
    where h.sequence > 1 and h.previous_hash is distinct from b.hash`,
  'a piece is in transfer if and only if an open transfer locks it': `
    select t.transfer_number from transfer t join piece p on p.id = t.source_piece_id
    where (t.state in ('awaitingReview', 'awaitingSignature', 'awaitingSignatureReview', 'withdrawalAwaitingReview'))
      is distinct from (p.held_by_id is not distinct from t.id and p.state = 'transferring')
    union all
    select p.number from piece p left join transfer t on t.id = p.held_by_id and t.source_piece_id = p.id
    where p.state = 'transferring' and t.state not in ('awaitingReview', 'awaitingSignature', 'awaitingSignatureReview', 'withdrawalAwaitingReview')`,
  'the state of a transfer is that of its last log entry': `
    select t.transfer_number from transfer t
    where t.state is distinct from
      (select l.to_state from application_log l where l.object_kind = 'transfer' and l.object_id = t.id order by l.id desc limit 1)`,
  'every step of a transfer that moves a piece is recorded once in a history': `
    select l.event from application_log l
    where l.object_kind = 'transfer' and l.event in ('submit', 'withdraw', 'return')
    group by l.event
    having count(*) <> (select count(*) from voucher_history h where h.kind = 'transfer.' || l.event)`,
  'an open transfer uses invoices for its whole amount': `
    select t.transfer_number from transfer t
    where case when t.state in ('withdrawn', 'returned', 'refused', 'signatureExpired') then 0 else t.amount end
      > (select coalesce(sum(u.amount), 0) from invoice_use u where u.owner_kind = 'transfer' and u.owner_id = t.id and u.active)`,
  'an unsuccessful transfer releases its invoices': `
    select t.transfer_number from transfer t join invoice_use u on u.owner_kind = 'transfer' and u.owner_id = t.id and u.active
    where t.state in ('withdrawn', 'returned', 'refused', 'signatureExpired')`,
  'every claimed idempotency key has an answer': 'select key from idempotency where answer is null',
};

/** Invariants of vouchers due since a date ("2026-12-07"), after all of them have been paid. */
export function maturitySums(since: string): Readonly<Record<string, string>> {
  const due = `(select id from voucher where payment_date >= '${since}')`;
  return {
    'every due piece is settled': `
      select p.number, p.state, i.state as voucher from piece p join issuance i on i.voucher_id = p.voucher_id
      where p.live and p.state <> 'settled' and p.voucher_id in ${due} and i.state in ('effective', 'overdue', 'partiallySettled', 'settled')`,
    'the payments for a settled piece add up to its amount': `
      select p.number from piece p left join settlement_payment y on y.piece_id = p.id and y.state = 'paid'
      where p.live and p.state = 'settled' and p.voucher_id in ${due}
      group by p.id having coalesce(sum(y.amount), 0) <> p.amount`,
    'no payment is open, and every refusal by the bank has been confirmed': `
      select id from settlement_payment where voucher_id in ${due} and (state = 'open' or refusal = 'said')`,
    'every settled piece has exactly one settlement in its history': `
      select p.number from piece p where p.live and p.state = 'settled' and p.voucher_id in ${due}
        and (select count(*) from voucher_history h where h.piece_id = p.id and h.kind = 'issuance.settle') <> 1`,
    'every holder is notified exactly once': `
      select p.number from piece p where p.live and p.state = 'settled' and p.voucher_id in ${due}
        and (select count(*) from message m where m.subject_id = p.id and m.kind = 'piecePaid') <> 1`,
    'every payment is in the fund registers of the payee and the issuer, once each': `
      select y.id from settlement_payment y
      where y.state = 'paid' and y.purpose in ('holder', 'rest') and (
        select (count(*) filter (where e.direction = 'in' and e.enterprise_no = y.payee_no and e.amount = y.amount + y.late_interest),
          count(*) filter (where e.direction = 'out' and e.enterprise_no <> y.payee_no and e.amount = y.amount + y.late_interest))
        from fund_entry e where e.object_kind = 'settlement' and e.object_id = y.id) <> row (1::bigint, 1::bigint)`,
    'payments to lenders and pledgees equal the maturity receipts in their fund registers': `
      select y.payee_no from settlement_payment y where y.state = 'paid' and y.purpose in ('lender', 'pledgee')
      group by y.payee_no having sum(y.amount + y.late_interest) <>
        (select coalesce(sum(e.amount), 0) from fund_entry e where e.enterprise_no = y.payee_no and e.direction = 'in' and e.type = 'maturity')`,
    'every fund register equals the postings of each day': 'select * from fund_violation',
    'the books balance': `
      select object_id, book from posting group by object_id, book
      having sum(case side when 'debit' then amount else -amount end) <> 0`,
  };
}
