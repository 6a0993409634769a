import { MONEY_RULES } from '../ledger/money-rules.ts';
import type { TestServer } from './test-server.ts';

/** Fails if the ledger is inconsistent, the books do not balance or the fund register differs from them. Every test of money ends with it. */
export async function assertWhole({ database }: Pick<TestServer, 'database'>): Promise<void> {
  const rules = MONEY_RULES.map(({ rule, query }) => `select '${rule}' as rule, subject from (${query}) found`);
  const all = await database.session((session) => session.query(rules.join(' union all ')));
  if (all.length > 0) throw new Error(`the ledger is inconsistent: ${JSON.stringify(all)}`);
}
