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
    where (t.state in ('awaitingReview', 'awaitingSignature', 'awaitingSignatureReview'))
      is distinct from (p.held_by_id is not distinct from t.id and p.state = 'transferring')
    union all
    select p.number from piece p left join transfer t on t.id = p.held_by_id and t.source_piece_id = p.id
    where p.state = 'transferring' and t.state not in ('awaitingReview', 'awaitingSignature', 'awaitingSignatureReview')`,
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
