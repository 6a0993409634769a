import { ledgerViolations } from '../ledger/verify.ts';
import type { TestServer } from './test-server.ts';

/** Books that do not balance, and money that comes from nowhere, added up outside the application. */
const UNBALANCED = `
  select object_id, book from posting group by object_id, book having sum(case side when 'debit' then amount else -amount end) <> 0
  union all
  select object_id, 'cash' from posting where account = 'cash' group by object_id having sum(case side when 'debit' then amount else -amount end) <> 0`;

/** Days of an enterprise on which opening plus in less out is not the closing, by the cash that was posted, and entries that no money is behind. */
const FUND_REGISTER = `
  select enterprise_no as subject, booked_on::text as on_day, rule from fund_violation
  union all
  select subject, null, rule from reconciliation_violation`;

/** Fails where the ledger is not whole, the books do not balance or the fund register is not what they say: what every test of money ends with. */
export async function assertWhole({ database }: Pick<TestServer, 'database'>): Promise<void> {
  const violations = await ledgerViolations(database.db);
  const unbalanced = await database.session((session) => session.query(UNBALANCED));
  const unregistered = await database.session((session) => session.query(FUND_REGISTER));
  const all = [...violations, ...unbalanced, ...unregistered];
  if (all.length > 0) throw new Error(`the ledger is not whole: ${JSON.stringify(all)}`);
}
