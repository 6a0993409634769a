/** Questions in SQL of our own about the data as it lies there; each must have no answer. */
export const SUMS: Readonly<Record<string, string>> = {
  'the ledger breaks none of its own rules': 'select * from ledger_violation',
  'the live pieces of a voucher are its face amount, of a closed one nothing': `
    select v.number from voucher v
    where (select coalesce(sum(p.amount), 0) from piece p where p.voucher_id = v.id and p.live)
      <> case when v.closed then 0 else v.face_amount end`,
  'no piece is worth nothing or less': 'select number from piece where amount <= 0',
  'a history has no gap and each link names the one before': `
    select h.voucher_id, h.sequence from voucher_history h
    left join voucher_history b on b.voucher_id = h.voucher_id and b.sequence = h.sequence - 1
    where h.sequence > 1 and h.previous_hash is distinct from b.hash`,
  'a piece under way belongs to a transfer that is open, and an open transfer holds its piece': `
    select t.transfer_number from transfer t join piece p on p.id = t.source_piece_id
    where (t.state in ('awaitingReview', 'awaitingSignature', 'awaitingSignatureReview', 'withdrawalAwaitingReview'))
      is distinct from (p.held_by_id is not distinct from t.id and p.state = 'transferring')
    union all
    select p.number from piece p left join transfer t on t.id = p.held_by_id and t.source_piece_id = p.id
    where p.state = 'transferring' and t.state not in ('awaitingReview', 'awaitingSignature', 'awaitingSignatureReview', 'withdrawalAwaitingReview')`,
  'a transfer stands where the last step of its log left it': `
    select t.transfer_number from transfer t
    where t.state is distinct from
      (select l.to_state from application_log l where l.object_kind = 'transfer' and l.object_id = t.id order by l.id desc limit 1)`,
  'every step of a transfer that moves a piece is in a history once': `
    select l.event from application_log l
    where l.object_kind = 'transfer' and l.event in ('submit', 'withdraw', 'return')
    group by l.event
    having count(*) <> (select count(*) from voucher_history h where h.kind = 'transfer.' || l.event)`,
  'an open transfer uses the invoices it needs, an ended one none': `
    select t.transfer_number from transfer t
    where case when t.state in ('withdrawn', 'returned', 'refused', 'signatureExpired') then 0 else t.amount end
      > (select coalesce(sum(u.amount), 0) from invoice_use u where u.owner_kind = 'transfer' and u.owner_id = t.id and u.active)`,
  'an ended transfer gives its invoices back': `
    select t.transfer_number from transfer t join invoice_use u on u.owner_kind = 'transfer' and u.owner_id = t.id and u.active
    where t.state in ('withdrawn', 'returned', 'refused', 'signatureExpired')`,
  'an intent that was claimed has its answer': 'select key from idempotency where answer is null',
};

/** The same of what has fallen due since a day ("2026-12-07"), once all of it is paid. */
export function maturitySums(since: string): Readonly<Record<string, string>> {
  const due = `(select id from voucher where payment_date >= '${since}')`;
  return {
    'every piece of what fell due is settled': `
      select p.number, p.state, i.state as voucher from piece p join issuance i on i.voucher_id = p.voucher_id
      where p.live and p.state <> 'settled' and p.voucher_id in ${due} and i.state in ('effective', 'overdue', 'partiallySettled', 'settled')`,
    'what was paid for a settled piece is its amount, no fen more or less': `
      select p.number from piece p left join settlement_payment y on y.piece_id = p.id and y.state = 'paid'
      where p.live and p.state = 'settled' and p.voucher_id in ${due}
      group by p.id having coalesce(sum(y.amount), 0) <> p.amount`,
    'no payment is left open, and none that the bank refused is left unasked': `
      select id from settlement_payment where voucher_id in ${due} and (state = 'open' or refusal = 'said')`,
    'each settled piece is settled once in its history': `
      select p.number from piece p where p.live and p.state = 'settled' and p.voucher_id in ${due}
        and (select count(*) from voucher_history h where h.piece_id = p.id and h.kind = 'issuance.settle') <> 1`,
    'each holder is told once': `
      select p.number from piece p where p.live and p.state = 'settled' and p.voucher_id in ${due}
        and (select count(*) from message m where m.subject_id = p.id and m.kind = 'piecePaid') <> 1`,
    'whoever is paid has it in the fund register, and the issuer that it went out, once each': `
      select y.id from settlement_payment y
      where y.state = 'paid' and y.purpose in ('holder', 'rest') and (
        select (count(*) filter (where e.direction = 'in' and e.enterprise_no = y.payee_no and e.amount = y.amount + y.late_interest),
          count(*) filter (where e.direction = 'out' and e.enterprise_no <> y.payee_no and e.amount = y.amount + y.late_interest))
        from fund_entry e where e.object_kind = 'settlement' and e.object_id = y.id) <> row (1::bigint, 1::bigint)`,
    'what lenders were paid for what they bought or hold in pledge is what is in the register of each': `
      select y.payee_no from settlement_payment y where y.state = 'paid' and y.purpose in ('lender', 'pledgee')
      group by y.payee_no having sum(y.amount + y.late_interest) <>
        (select coalesce(sum(e.amount), 0) from fund_entry e where e.enterprise_no = y.payee_no and e.direction = 'in' and e.type = 'maturity')`,
    'each enterprise’s register is what was posted of it, day by day': 'select * from fund_violation',
    'the books balance': `
      select object_id, book from posting group by object_id, book
      having sum(case side when 'debit' then amount else -amount end) <> 0`,
  };
}
