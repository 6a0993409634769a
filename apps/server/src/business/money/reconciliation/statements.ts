import { addDays } from '@lianxin/domain';
import { desc, eq, sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { bankStatement, bankStatementLine } from '../../../schema/index.ts';
import { accountIn } from './of-account.ts';

/** Older statements are not listed. */
const MOST = 60;

export const statements: Handlers['reconciliation']['statements'] = async (context, { accountId }) => {
  await accountIn(context, accountId);
  const rows = await context.db
    .select({
      statement: bankStatement,
      lines: sql<string>`(select count(*) from ${bankStatementLine} l where l.statement_id = ${bankStatement.id})`,
    })
    .from(bankStatement)
    .where(eq(bankStatement.bankAccountId, accountId))
    .orderBy(desc(bankStatement.firstOn))
    .limit(MOST);
  const list = rows.map(({ statement: { id, firstOn, lastOn, opening, closing, source, importerName, importedAt }, lines }) => ({
    id,
    firstOn,
    lastOn,
    opening,
    closing,
    lines: Number(lines),
    source,
    importerName,
    importedAt: importedAt.toISOString(),
  }));
  const [last] = list;
  return { today: context.clock.today(), list, nextOn: last ? addDays(last.lastOn, 1) : null, closing: last?.closing ?? null };
};
