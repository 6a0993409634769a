/** A rule that all amounts obey, as a query for what breaks it. */
interface MoneyRule {
  readonly rule: string;
  /** Answers a column `subject` for each breach. */
  readonly query: string;
}

/** The rules of the ledger, the books, the fund register and the reconciliation, checked without the application's own arithmetic. */
export const MONEY_RULES: readonly MoneyRule[] = [
  { rule: 'ledger', query: `select rule || ' ' || voucher_id as subject from ledger_violation` },
  {
    rule: 'books',
    query: `select object_id || ' ' || coalesce(book, '') as subject from posting group by object_id, book
      having sum(case side when 'debit' then amount else -amount end) <> 0`,
  },
  {
    rule: 'cash',
    query: `select object_id as subject from posting where account = 'cash' group by object_id
      having sum(case side when 'debit' then amount else -amount end) <> 0`,
  },
  { rule: 'fund register', query: `select rule || ' ' || enterprise_no || ' ' || booked_on as subject from fund_violation` },
  { rule: 'reconciliation', query: `select rule || ' ' || subject as subject from reconciliation_violation` },
];
