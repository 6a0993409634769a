import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { addMonths, fen, monthOf, type CivilDate } from '@lianxin/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { startOfDay } from '../../../platform/clock/business-day.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { piece, pledge, transfer } from '../../../schema/index.ts';
import { cameBy } from '../../vouchers/voucher/index.ts';

type Flow = ResponseOf<Contract['treasury']['months']>['months'][number]['flows'][number];

const MONTHS = 12;

const howItCame = cameBy(sql`${piece.source}`, sql`${piece.id}`);

/** Pieces as received; parts split off later do not count. */
const receivedPieces = sql`${piece.baseId} = ${piece.id} and ${piece.receivedOn} is not null`;

/** Income since a day, one row each: signed for, returned after sending, or bought back from a lender. */
const incomeSince = (no: EnterpriseNo, from: CivilDate): SQL => sql`
  select ${howItCame} as kind, ${piece.receivedOn} as moved_on, ${piece.amount} as amount from ${piece}
  where ${receivedPieces} and ${piece.holderNo} = ${no} and ${piece.receivedOn} >= ${from} and ${piece.source} in ('issuance', 'transfer')
  union all
  select 'returned', (${transfer.stateSince} at time zone 'Asia/Shanghai')::date, ${transfer.amount} from ${transfer}
  where ${transfer.senderNo} = ${no} and ${transfer.state} in ('refused', 'signatureExpired')
    and ${transfer.stateSince} >= ${startOfDay(from).toISOString()}`;

/** Expenditure since a day: transferred, financed, given back by a lender, or pledged for a loan. */
const expenditureSince = (no: EnterpriseNo, from: CivilDate): SQL => sql`
  select ${howItCame} as kind, ${piece.receivedOn} as moved_on, ${piece.amount} as amount from ${piece}
  where ${receivedPieces} and ${piece.fromNo} = ${no} and ${piece.receivedOn} >= ${from}
  union all
  select 'pledge', ${pledge.disbursedOn}, ${pledge.pledged} from ${pledge}
  where ${pledge.enterpriseNo} = ${no} and ${pledge.disbursedOn} >= ${from}`;

/** Twelve months in one statement. */
export const months: Handlers['treasury']['months'] = async (context, { direction }) => {
  const { db, clock } = context;
  const no = enterpriseOf(context);
  const today = clock.today();
  const first = addMonths(monthOf(today).first, 1 - MONTHS);
  const rows = await db
    .select({
      first: sql<CivilDate>`date_trunc('month', moved_on)::date::text`,
      kind: sql<Flow['kind']>`kind`,
      count: sql<number>`count(*)::int`,
      amount: sql<string>`sum(amount)::text`,
    })
    .from(sql`(${direction === 'in' ? incomeSince(no, first) : expenditureSince(no, first)}) moved`)
    .groupBy(sql`1, 2`)
    .orderBy(sql`1, 2`);
  return {
    today,
    months: Array.from({ length: MONTHS }, (_, index) => {
      const month = addMonths(first, index);
      const flows = rows.flatMap(({ first: of, amount, ...flow }) => (of === month ? [{ ...flow, amount: fen(BigInt(amount)) }] : []));
      return { first: month, flows };
    }),
  };
};
