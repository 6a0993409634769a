import { maskAccountNumber } from '@lianxin/domain';
import { and, eq, ilike, inArray, isNull, or } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { countedPage, stateCountOf, within } from '../../../platform/db/counted-page.ts';
import { containing, isAmountIn, orderOf, windowOf } from '../../../platform/db/page.ts';
import { bankStatementLine, fundEntry, reconciliationMatch } from '../../../schema/index.ts';
import { byDirection, entryNumber } from '../fund-register/index.ts';
import { accountIn } from './of-account.ts';

const SORTS = { amount: bankStatementLine.amount, bookedOn: bankStatementLine.bookedOn };

/** Statement lines with their matched entries. */
export const lines: Handlers['reconciliation']['lines'] = async (context, request) => {
  const { db } = context;
  const { accountId, search, direction, states, bookedFrom, bookedTo } = request;
  await accountIn(context, accountId);
  const pattern = search ? containing(search) : undefined;
  const filter = and(
    eq(bankStatementLine.bankAccountId, accountId),
    direction && eq(bankStatementLine.direction, direction),
    ...within(bankStatementLine.bookedOn, bookedFrom, bookedTo),
    pattern === undefined
      ? undefined
      : or(
          ilike(bankStatementLine.counterpartyName, pattern),
          ilike(bankStatementLine.serial, pattern),
          ilike(bankStatementLine.summary, pattern),
          isAmountIn(search, bankStatementLine.amount),
        ),
  );
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select({ line: bankStatementLine, match: reconciliationMatch, entry: fundEntry })
    .from(bankStatementLine)
    .leftJoin(reconciliationMatch, and(eq(reconciliationMatch.lineId, bankStatementLine.id), isNull(reconciliationMatch.undoneAt)))
    .leftJoin(fundEntry, eq(fundEntry.id, reconciliationMatch.entryId))
    .where(and(filter, states && states.length > 0 ? inArray(bankStatementLine.reconciliation, states) : undefined))
    .orderBy(...orderOf(request, SORTS, bankStatementLine.bookedOn, bankStatementLine.position))
    .limit(limit)
    .offset(offset);
  const counted = await db
    .select({ state: bankStatementLine.reconciliation, ...stateCountOf(byDirection(bankStatementLine)) })
    .from(bankStatementLine)
    .where(filter)
    .groupBy(bankStatementLine.reconciliation);
  const views = rows.map(({ line, match, entry }) => ({
    id: line.id,
    bookedOn: line.bookedOn,
    direction: line.direction,
    amount: line.amount,
    balanceAfter: line.balanceAfter,
    serial: line.serial,
    counterpartyName: line.counterpartyName,
    counterpartyNumber: maskAccountNumber(line.counterpartyNumber),
    summary: line.summary,
    reconciliation: line.reconciliation,
    entry: entry && {
      id: entry.id,
      number: entryNumber(entry.bookedOn, entry.sequence),
      bookedOn: entry.bookedOn,
      amount: entry.amount,
      counterpartyName: entry.counterpartyName,
    },
    standing: match && {
      difference: match.difference,
      reason: match.reason,
      makerName: match.makerName,
      madeAt: match.madeAt.toISOString(),
    },
  }));
  return countedPage(request, views, counted);
};
