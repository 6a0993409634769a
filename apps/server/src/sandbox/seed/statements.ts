import { serviceBillMonths, statementMonths, ZERO_FEN, type StatementBook } from '@lianxin/domain';
import { serviceChargesOf } from '../../business/money/service-bills/index.ts';
import { movementsOf } from '../../business/money/statements/index.ts';
import { monthlyStatement } from '../../schema/index.ts';
import { sandboxUserId } from '../people.ts';
import { instantOf, type Stage } from './stage.ts';
import { enterpriseNo } from './trade.ts';

interface Said {
  readonly state: 'confirmed' | 'disputed' | 'answered';
  readonly version: number;
  readonly reason?: string;
  readonly answer?: string;
}

const CONFIRMED: Said = { state: 'confirmed', version: 1 };

/** What was said of the months before the last one that has ended, the newest first; of all earlier ones, that they are right. */
const SAID: readonly Said[] = [
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

/** The bills of the platform's fees: of all that have ended but the last, that they are right. */
const BILLS: readonly Book[] = [
  { no: 'E1002', side: 'service', by: 'supplier-op', name: '王建国' },
  { no: 'E1001', side: 'service', by: 'core-op', name: '赵晓东' },
];

type Db = Stage['tools']['db'];

/** The months of a book that have ended, the newest first. */
async function endedOf(db: Db, { no, side }: Book, today: Stage['today']) {
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

/** What the sandbox's enterprises said of their statements: the last month that ended still waits. */
export async function fillStatements({ tools: { db }, today }: Stage): Promise<void> {
  for (const book of [...BOOKS, ...BILLS]) {
    const { no, side, by, name } = book;
    const enterprise = enterpriseNo(no);
    const said = side === 'service' ? [] : SAID;
    const rows = (await endedOf(db, book, today)).slice(1).map(({ month, opening, closing }, index) => {
      const { state, version, reason, answer } = said[index] ?? CONFIRMED;
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
