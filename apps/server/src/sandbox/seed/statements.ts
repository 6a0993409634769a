import { serviceBillMonths, statementMonths, ZERO_FEN, type StatementBook } from '@lianxin/domain';
import { serviceChargesOf } from '../../business/money/service-bills/index.ts';
import { movementsOf } from '../../business/money/statements/index.ts';
import { monthlyStatement } from '../../schema/index.ts';
import { sandboxUserId } from '../people.ts';
import { instantOf, type Stage } from './stage.ts';
import { enterpriseNo } from './trade.ts';

interface StatementDecision {
  readonly state: 'confirmed' | 'disputed' | 'answered';
  readonly version: number;
  readonly reason?: string;
  readonly answer?: string;
}

const CONFIRMED: StatementDecision = { state: 'confirmed', version: 1 };

/** Decisions on the months before the last ended one, newest first. All earlier months are confirmed. */
const DECISIONS: readonly StatementDecision[] = [
  { state: 'disputed', version: 1, reason: '月末转让的一笔未列入支出' },
  { state: 'answered', version: 2, reason: '收入少列一笔', answer: '该笔于次月 1 日签收，按签收日列入次月账单' },
];

interface Book {
  readonly no: string;
  readonly side: StatementBook;
  readonly by: string;
  readonly name: string;
}

const BOOKS: readonly Book[] = [
  { no: 'E1002', side: 'held', by: 'supplier-op', name: '王建国' },
  { no: 'E1001', side: 'issued', by: 'core-op', name: '赵晓东' },
];

/** Service bills; all ended ones except the last are confirmed. */
const BILLS: readonly Book[] = [
  { no: 'E1002', side: 'service', by: 'supplier-op', name: '王建国' },
  { no: 'E1001', side: 'service', by: 'core-op', name: '赵晓东' },
];

type Db = Stage['tools']['db'];

/** The ended months of a book, newest first. */
async function endedMonths(db: Db, { no, side }: Book, today: Stage['today']) {
  const enterprise = enterpriseNo(no);
  const months =
    side === 'service'
      ? serviceBillMonths(await serviceChargesOf(db, enterprise), today).map((bill) => ({
          ...bill,
          opening: ZERO_FEN,
          closing: bill.amount,
        }))
      : statementMonths(side, await movementsOf(db, enterprise, side), today);
  return months.filter(({ to }) => to < today);
}

/** Creates decisions on statements. The last ended month is still pending. */
export async function fillStatements({ tools: { db }, today }: Stage): Promise<void> {
  for (const book of [...BOOKS, ...BILLS]) {
    const { no, side, by, name } = book;
    const enterprise = enterpriseNo(no);
    const decisions = side === 'service' ? [] : DECISIONS;
    const rows = (await endedMonths(db, book, today)).slice(1).map(({ month, opening, closing }, index) => {
      const { state, version, reason, answer } = decisions[index] ?? CONFIRMED;
      const decidedAt = instantOf(today, { daysAgo: 30 * index + 2, time: '10:20' });
      return {
        enterpriseNo: enterprise,
        side,
        month,
        state,
        version,
        opening,
        closing,
        decidedBy: sandboxUserId(by),
        decidedByName: name,
        decidedAt,
        reason: reason ?? null,
        ...(answer !== undefined && { answer, answeredBy: 'ops', answeredAt: decidedAt }),
      };
    });
    if (rows.length > 0) await db.insert(monthlyStatement).values(rows);
  }
}
