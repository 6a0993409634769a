import type { BankAccountId, EnterpriseNo } from '@lianxin/api/contract';
import { addDays, matchByRule, type Matchable } from '@lianxin/domain';
import { and, eq, gte, inArray, lte, or } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { bankStatementLine, fundEntry, reconciliationMatch } from '../../../schema/index.ts';

/** Longer than two working days around the longest holidays. */
const DAYS_AROUND = 14;

const line = {
  id: bankStatementLine.id,
  bookedOn: bankStatementLine.bookedOn,
  direction: bankStatementLine.direction,
  amount: bankStatementLine.amount,
  serial: bankStatementLine.serial,
  counterpartyName: bankStatementLine.counterpartyName,
  counterpartyNumber: bankStatementLine.counterpartyNumber,
};
const entry = {
  id: fundEntry.id,
  bookedOn: fundEntry.bookedOn,
  direction: fundEntry.direction,
  amount: fundEntry.amount,
  serial: fundEntry.bankSerial,
  counterpartyName: fundEntry.counterpartyName,
  counterpartyNumber: fundEntry.counterpartyNumber,
};

/** Entries that may match some lines. */
async function entriesFor({ db }: Pick<CallContext, 'db'>, accountId: BankAccountId, lines: readonly Matchable[]) {
  const days = lines.map(({ bookedOn }) => bookedOn).toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const serials = lines.flatMap(({ serial }) => (serial === '' ? [] : [serial]));
  const rows = await db
    .select(entry)
    .from(fundEntry)
    .where(
      and(
        eq(fundEntry.bankAccountId, accountId),
        eq(fundEntry.reconciliation, 'unmatched'),
        or(
          and(gte(fundEntry.bookedOn, addDays(first, -DAYS_AROUND)), lte(fundEntry.bookedOn, addDays(last, DAYS_AROUND))),
          serials.length > 0 ? inArray(fundEntry.bankSerial, serials) : undefined,
        ),
      ),
    );
  return rows.map((row) => ({ ...row, serial: row.serial ?? '' }));
}

/** Matches open lines and entries of a locked account by the rules. Returns the number of matches. */
export async function applyRules(context: CallContext, enterpriseNo: EnterpriseNo, accountId: BankAccountId): Promise<number> {
  const { db, ids, clock, viewer } = context;
  const lines = await db
    .select(line)
    .from(bankStatementLine)
    .where(and(eq(bankStatementLine.bankAccountId, accountId), eq(bankStatementLine.reconciliation, 'unmatched')));
  const entries = await entriesFor(context, accountId, lines);
  const pairs = matchByRule(lines, entries);
  if (pairs.length === 0) return 0;
  const of = { enterpriseNo, bankAccountId: accountId, kind: 'matchedByRule' as const };
  const by = { madeBy: viewer.userId, makerName: viewer.displayName, madeAt: clock.now() };
  const rows = pairs.map((pair) => ({ id: ids.next(), ...of, lineId: pair.line.id, entryId: pair.entry.id, ...by }));
  await db.execute(insertOf(reconciliationMatch, rows));
  return pairs.length;
}
