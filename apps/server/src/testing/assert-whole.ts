import { ledgerViolations } from '../ledger/verify.ts';
import type { TestServer } from './test-server.ts';

/** Books that do not balance, and money that comes from nowhere, added up outside the application. */
const UNBALANCED = `
  select object_id, book from posting group by object_id, book having sum(case side when 'debit' then amount else -amount end) <> 0
  union all
  select object_id, 'cash' from posting where account = 'cash' group by object_id having sum(case side when 'debit' then amount else -amount end) <> 0`;

/** Fails where the ledger is not whole or the books do not balance: what every test of money ends with. */
export async function assertWhole({ database }: Pick<TestServer, 'database'>): Promise<void> {
  const violations = await ledgerViolations(database.db);
  const unbalanced = await database.session((session) => session.query(UNBALANCED));
  if (violations.length > 0 || unbalanced.length > 0)
    throw new Error(`the ledger is not whole: ${JSON.stringify([...violations, ...unbalanced])}`);
}
