import { sql } from 'drizzle-orm';
import { MONEY_RULES } from '../ledger/money-rules.ts';
import type { TestServer } from './test-server.ts';

const BREACH = { rule: sql<string>`rule`, subject: sql<string>`subject` };
const EVERY_RULE = `(${MONEY_RULES.map(({ rule, query }) => `select '${rule}' as rule, subject from (${query}) found`).join(' union all ')}) breach`;

/** Fails if the ledger is inconsistent, the books do not balance or the fund register differs from them. Every test of money ends with it. */
export async function assertWhole({ database }: Pick<TestServer, 'database'>): Promise<void> {
  const all = await database.db.select(BREACH).from(sql.raw(EVERY_RULE)).prepare('money_rules').execute();
  if (all.length > 0) throw new Error(`the ledger is inconsistent: ${JSON.stringify(all)}`);
}
