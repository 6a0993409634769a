import type { EnterpriseNo } from '@lianxin/api/contract';
import { fen, sumFen, ZERO_FEN, type CivilDate, type Fen } from '@lianxin/domain';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { settled } from '../../../platform/db/settled.ts';
import { feeItem, financing, pledge } from '../../../schema/index.ts';
import { owedOf } from '../../lending/funding/index.ts';
import type { Due } from '../../vouchers/voucher/index.ts';

/** Payments besides vouchers, one row a day. */
export interface Outflows {
  /** Pledge loans and recourse claims whose day has not passed. */
  readonly repayments: readonly Due[];
  /** Those whose day has passed, as due today. */
  readonly overdueRepayments: readonly Due[];
  /** Fees of the platform and of guarantors. */
  readonly fees: readonly Due[];
}

export const NO_OUTFLOWS: Outflows = { repayments: [], overdueRepayments: [], fees: [] };

interface Outflow {
  readonly on: CivilDate;
  readonly paidOn: CivilDate;
  readonly amount: Fen;
}

function byDay(flows: readonly Outflow[]): readonly Due[] {
  const days = new Map<string, Due>();
  for (const { on, paidOn, amount } of flows) {
    const key = `${on} ${paidOn}`;
    const { count = 0, amount: before = ZERO_FEN } = days.get(key) ?? {};
    days.set(key, { on, paidOn, count: count + 1, amount: sumFen([before, amount]) });
  }
  return [...days.values()];
}

/** Overdue amounts are due today. */
const notPast = (day: CivilDate, today: CivilDate): CivilDate => (day < today ? today : day);

const forEnterprise = sql.placeholder('enterpriseNo');
const loansOf = prepared((db) =>
  db
    .select()
    .from(pledge)
    .where(
      and(
        eq(pledge.enterpriseNo, forEnterprise),
        or(
          inArray(pledge.state, ['awaitingRegistration', 'awaitingDisbursement', 'disbursed', 'overdue', 'awaitingRelease']),
          // A guarantee fee that is unpaid at the release stays owed.
          and(eq(pledge.state, 'released'), isNull(pledge.guaranteeFeePaidOn)),
        ),
      ),
    )
    .prepare('outflow_loans'),
);
const claimsOf = prepared((db) =>
  db
    .select()
    .from(financing)
    .where(and(eq(financing.enterpriseNo, forEnterprise), isNotNull(financing.claimedAt), isNull(financing.paidOffOn)))
    .prepare('outflow_claims'),
);
const feesOf = prepared((db) =>
  db
    .select({ amount: feeItem.amount })
    .from(feeItem)
    .where(and(eq(feeItem.enterpriseNo, forEnterprise), eq(feeItem.state, 'pending')))
    .prepare('outflow_fees'),
);

export async function outflowsOf(db: Db, enterpriseNo: EnterpriseNo, today: CivilDate): Promise<Outflows> {
  const whose = { enterpriseNo };
  const [loans, claims, fees] = await settled([
    loansOf(db).execute(whose),
    claimsOf(db).execute(whose),
    feesOf(db).execute(whose),
  ] as const);
  const guarantees = loans.filter((row) => row.guaranteeFeePaidOn === null).map((row) => ({ amount: row.guaranteeFee }));
  const owing = (row: Parameters<typeof owedOf>[0], on: CivilDate): Outflow[] => {
    const paidOn = notPast(row.paysOn, today);
    const owed = owedOf(row, paidOn);
    return owed ? [{ on: notPast(on, today), paidOn, amount: owed.total }] : [];
  };
  const waiting = [...guarantees, ...fees].flatMap(({ amount }) =>
    amount === null || amount === ZERO_FEN ? [] : [{ on: today, paidOn: today, amount: fen(amount) }],
  );
  const owingOn = (isThen: (paysOn: CivilDate) => boolean) =>
    byDay([
      ...loans.flatMap((row) => (isThen(row.paysOn) ? owing(row, row.repayOn) : [])),
      ...claims.flatMap((row) => (isThen(row.paysOn) ? owing(row, row.paysOn) : [])),
    ]);
  return {
    repayments: owingOn((paysOn) => paysOn >= today),
    overdueRepayments: owingOn((paysOn) => paysOn < today),
    fees: byDay(waiting),
  };
}
