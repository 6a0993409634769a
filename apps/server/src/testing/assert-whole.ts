import { ledgerViolations } from '../ledger/verify.ts';
import type { TestServer } from './test-server.ts';

/** Unbalanced books, and cash postings that do not sum to zero, computed independently of the application. */
const UNBALANCED = `
  select object_id, book from posting group by object_id, book having sum(case side when 'debit' then amount else -amount end) <> 0
  union all
  select object_id, 'cash' from posting where account = 'cash' group by object_id having sum(case side when 'debit' then amount else -amount end) <> 0`;

/** Days whose closing balance differs from opening plus inflow minus outflow by the cash postings, and entries without a posting. */
const FUND_REGISTER = `
  select enterprise_no as subject, booked_on::text as on_day, rule from fund_violation
  union all
  select subject, null, rule from reconciliation_violation`;

/** Fails if the ledger is inconsistent, the books do not balance or the fund register differs from them. Every test of money ends with it. */
export async function assertWhole({ database }: Pick<TestServer, 'database'>): Promise<void> {
  const violations = await ledgerViolations(database.db);
  const unbalanced = await database.session((session) => session.query(UNBALANCED));
  const unregistered = await database.session((session) => session.query(FUND_REGISTER));
  const all = [...violations, ...unbalanced, ...unregistered];
  if (all.length > 0) throw new Error(`the ledger is inconsistent: ${JSON.stringify(all)}`);
}
