import type { EnterpriseNo } from '@lianxin/api/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import { creditLine } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { freeOf } from '../../vouchers/credit/index.ts';
import { issuanceCounts } from '../../vouchers/issuance/index.ts';
import { dueFigures, emptyForecast, NOTHING_DUE, outflowsOf } from '../../money/dues/index.ts';
import { dueLoans } from '../../lending/pledge/index.ts';
import { incomingCounts } from '../sign-for/index.ts';
import { outgoingCounts } from '../../vouchers/transfer/index.ts';
import { heldTotals, storedDuesOf } from '../../vouchers/voucher/index.ts';
import { tasksOf } from './tasks.ts';

async function quotasOf(db: Db, enterpriseNo: EnterpriseNo) {
  const rows = await db.select().from(creditLine).where(eq(creditLine.enterpriseNo, enterpriseNo)).orderBy(creditLine.channel);
  return rows.map((row) => ({ channel: row.channel, total: row.total, used: row.used, inTransit: row.inTransit, available: freeOf(row) }));
}

/** Empty for the group viewer, who has the group's data view. */
export const overview: Handlers['workbench']['overview'] = async (context) => {
  const { db, viewer, clock } = context;
  const enterpriseNo = enterpriseOf(context);
  const today = clock.today();
  const at = clock.now().toISOString();
  if (viewer.role === 'groupViewer')
    return {
      at,
      tasks: [],
      taskTotal: 0,
      noticeTotal: 0,
      counts: { incoming: {}, issuances: {}, transfers: {} },
      dueDays: [],
      ...emptyForecast(today),
      holdings: [],
      pledged: NOTHING_DUE,
      pledgedInTime: NOTHING_DUE,
      overdue: NOTHING_DUE,
      outstanding: NOTHING_DUE,
      dueThisMonth: { receivable: NOTHING_DUE, payable: NOTHING_DUE },
      quotas: [],
    };
  const [work, incoming, issuances, transfers, totals, dues, outflows, loans, quotas] = await settled([
    tasksOf(db, { userId: viewer.userId, enterpriseNo, role: viewer.role, now: clock.now() }),
    incomingCounts(db, enterpriseNo),
    issuanceCounts(db, enterpriseNo),
    outgoingCounts(db, enterpriseNo),
    heldTotals(db, enterpriseNo),
    storedDuesOf(db, enterpriseNo),
    outflowsOf(db, enterpriseNo, today),
    dueLoans(db, enterpriseNo),
    quotasOf(db, enterpriseNo),
  ] as const);
  return {
    at,
    ...work,
    counts: { incoming, issuances, transfers },
    ...dueFigures(dues, outflows, today, loans),
    holdings: totals.byState.flatMap(({ state, count, amount, rest }) =>
      state === 'awaitingReceipt' ? [] : [{ state, count, amount, rest }],
    ),
    pledged: totals.pledged,
    pledgedInTime: totals.pledgedInTime,
    overdue: totals.overdue,
    quotas,
  };
};
