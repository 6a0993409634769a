import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import {
  allowedActs,
  averageDaysLeft,
  concentrationOf,
  exposures,
  fen,
  Refusal,
  riskWarnings,
  sumFen,
  termBuckets,
  yuanOf,
  type OpenClaim,
  type RiskWarning,
} from '@lianxin/domain';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { enterprise, financing, issuance, piece, pledge } from '../../../schema/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { papersOfPieces, partOf } from '../funding/index.ts';
import { underlying } from './pieces.ts';
import { pledges, type PledgeRow } from './repository.ts';
import { PARTS } from './rows.ts';
import { searchOf } from './register-search.ts';

type Risk = ResponseOf<Contract['pledge']['risk']>;

/** A claim with the issuer that has to pay it. */
type Claim = OpenClaim & { readonly issuerNo: EnterpriseNo };

/** The outstanding claims of an enterprise as lender or guarantor: loans against a pledge, and vouchers that it bought. */
async function openClaims(db: Db, viewerNo: EnterpriseNo, part: 'funder' | 'guarantor'): Promise<Claim[]> {
  const loans = await db
    .select()
    .from(pledge)
    .where(
      and(
        eq(part === 'funder' ? pledge.lenderNo : pledge.guarantorNo, viewerNo),
        isNotNull(pledge.disbursedOn),
        sql`${pledge.principalLeft} > 0`,
      ),
    );
  const bought =
    part === 'funder'
      ? await db
          .select()
          .from(financing)
          .where(and(eq(financing.lenderNo, viewerNo), sql`${financing.state} in ('disbursed', 'overdue')`))
      : [];
  return [
    ...loans.map((row) => ({
      issuerNo: row.issuerNo,
      amount: row.principalLeft ?? fen(0n),
      startedOn: row.disbursedOn ?? row.valueOn,
      dueOn: row.repayOn,
      overdue: row.state === 'overdue',
    })),
    ...bought.map((row) => ({
      issuerNo: row.issuerNo,
      amount: row.amount,
      startedOn: row.disbursedOn ?? row.valueOn,
      dueOn: row.dueOn,
      overdue: row.state === 'overdue',
    })),
  ];
}

/** The payment record of the issuer. */
async function issuerOf(db: Db, { issuerNo }: PledgeRow) {
  const [own] = await db.select({ suspended: enterprise.issueSuspended }).from(enterprise).where(eq(enterprise.enterpriseNo, issuerNo));
  const [overdue] = await db
    .select({ amount: sql<string>`coalesce(sum(${piece.amount}), 0)::text` })
    .from(piece)
    .where(and(eq(piece.issuerNo, issuerNo), eq(piece.live, true), eq(piece.overdue, true)));
  const times = await db.$count(issuance, and(eq(issuance.issuerNo, issuerNo), sql`${issuance.state} in ('overdue', 'partiallySettled')`));
  return { issuerSuspended: own?.suspended === true, issuerOverdue: fen(BigInt(overdue?.amount ?? '0')), timesOverdue: times };
}

/** The figures of a warning as text: amounts in yuan, rates in millionths, other values unchanged. */
const figuresOf = ({ figures }: RiskWarning): Record<string, string> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'bigint' && !name.endsWith('Ppm') ? yuanOf(fen(value)) : String(value),
    ]),
  );

const searchView = (row: PledgeRow, now: Date): Risk['search'] => {
  const search = searchOf(row, now);
  if (!search) return null;
  const { searchedAt, entries } = search;
  return { ...search, searchedAt: searchedAt.toISOString(), found: entries.length, entries: [...entries] };
};

/** The risk figures shown to the guarantor and the lender, not to the applicant. */
export const risk: Handlers['pledge']['risk'] = async (context: CallContext, { id }): Promise<Risk> => {
  const { db, clock } = context;
  const viewerNo = enterpriseOf(context);
  const { row } = await pledges.find(db, id, viewerNo);
  const part = partOf(PARTS, row, viewerNo);
  if (part === 'own') throw new Refusal('NOT_FOUND');
  const claims = await openClaims(db, viewerNo, part);
  const list = exposures(claims);
  const party = await partiesOf(
    db,
    claims.map(({ issuerNo }) => issuerNo),
  );
  const pieces = await underlying.currentPieces(db, row);
  const invoices = new Set((await underlying.papersOf(db, row)).map(({ invoiceId }) => invoiceId));
  const elsewhere = (await papersOfPieces(db, pieces, { channel: row.channel, own: row.id })).filter(
    ({ invoice, occupied }) => invoices.has(invoice.id) && occupied > 0n,
  );
  const today = clock.today();
  const { greatestPpm, greatestFivePpm, indexPpm } = concentrationOf(list);
  const [first] = pieces.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  const warnings = riskWarnings({
    ...(await issuerOf(db, row)),
    exposure: list.find(({ issuerNo }) => issuerNo === row.issuerNo)?.amount ?? fen(0n),
    allExposure: sumFen(list.map(({ amount }) => amount)),
    amount: row.disbursedOn === null ? row.amount : fen(0n),
    issuedOn: first?.issuedOn ?? row.valueOn,
    dueOn: first?.dueOn ?? row.firstDueOn,
    invoicesElsewhere: elsewhere.map(({ invoice }) => invoice.id),
    registeredElsewhere: searchOf(row, clock.now())?.entries.length,
  });
  return {
    exposures: list.flatMap(({ issuerNo, amount, overdue, count, sharePpm }) => {
      const claim = claims.find((one) => one.issuerNo === issuerNo);
      return claim ? [{ issuer: party(claim.issuerNo), amount, overdue, count, share: sharePpm }] : [];
    }),
    concentration: { greatest: greatestPpm, greatestFive: greatestFivePpm, index: indexPpm },
    terms: termBuckets(claims, today).map(({ from, to, amount, count }) => ({ from, to: to ?? null, amount, count })),
    averageDaysLeft: averageDaysLeft(claims, today),
    warnings: warnings.map((warning) => ({ code: warning.code, level: warning.level, figures: figuresOf(warning) })),
    invoicesElsewhere: elsewhere.map(({ invoice, occupied }) => ({ number: invoice.number, amount: occupied })),
    search: searchView(row, clock.now()),
    mayBeSearched: allowedActs('pledge', row.state, part, context.viewer.role).includes('search'),
  };
};
