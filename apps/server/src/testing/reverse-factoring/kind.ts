import { FinancingId } from '@lianxin/api/contract';
import { chargedOn } from '@lianxin/domain';
import { and, eq, sql } from 'drizzle-orm';
import {
  type FundingMessage,
  fundingRepository,
  type LendingKind,
  owedOf,
  quoteOfRow,
  repaymentWork,
  notifierOf,
  underlyingIn,
  type Work,
} from '../../business/lending/funding/index.ts';
import type { ActContext } from '../../ledger/act-context.ts';
import { eachPiece, endFinance, passToLender } from '../../ledger/finance.ts';
import { stateOfPieceAfter } from '../../ledger/piece-state.ts';
import { lockVouchers } from '../../ledger/rows.ts';
import { piece, repayment } from '../../schema/index.ts';
import { life, type Event } from './life.ts';
import { factoredPaper, factoredPiece, reverseFactoring } from './tables.ts';

export type Row = typeof reverseFactoring.$inferSelect;

const NAME = 'reverseFactoring';

/** The lender sees an application once it was passed. */
export const rows = fundingRepository(NAME, life, {
  table: reverseFactoring,
  select: (db) => db.select().from(reverseFactoring).$dynamic(),
  othersOf: ({ passedAt, lenderNo }: Row) => (passedAt ? { funder: lenderNo } : {}),
});

export const underlying = underlyingIn(factoredPiece, factoredPaper);

const wasPassed = ({ passedAt }: Row): boolean => passedAt !== null;
const over: readonly FundingMessage<Row>[] = [{ kind: 'financingGivenUp', to: 'funder', when: wasPassed }];

/** It is told of in the words of a financing. */
const notify = notifierOf<Row, Event>('financing', {
  pass: [{ kind: 'financingToAccept', to: 'funder', role: 'operator' }],
  supplement: [{ kind: 'financingSupplemented', to: 'funder' }],
  approve: [{ kind: 'financingToPay', to: 'funder', role: 'operator' }],
  withdraw: over,
  expire: over,
});

const { state, makerId, acceptedBy } = reverseFactoring;
const isIn = (one: Row['state']) => sql`${state} = ${one}`;

/** What waits for whom. */
export const WORK: readonly Work<'own' | 'funder'>[] = [
  { part: 'own', role: 'operator', which: () => sql`${state} in ('returned', 'supplementing')` },
  { part: 'own', role: 'reviewer', which: ({ userId }) => sql`${isIn('awaitingReview')} and ${makerId} <> ${userId}` },
  {
    part: 'own',
    role: 'reviewer',
    ...repaymentWork(reverseFactoring, ({ userId }) => sql`${repayment.state} = 'awaitingReview' and ${repayment.makerId} <> ${userId}`),
  },
  { part: 'funder', role: 'operator', which: () => sql`${state} in ('awaitingAcceptance', 'awaitingDisbursement', 'disbursementFailed')` },
  { part: 'funder', role: 'reviewer', which: ({ userId }) => sql`${isIn('underApproval')} and ${acceptedBy} <> ${userId}` },
  { part: 'funder', role: 'reviewer', ...repaymentWork(reverseFactoring, () => sql`${repayment.state} = 'awaitingConfirmation'`) },
];

/** The lender has paid the supplier, and holds its vouchers. */
async function passPieces(act: ActContext, { id: financingId, lenderNo, ...row }: Row): Promise<void> {
  const { vouchers, pieces } = await underlying.lockPieces(act, { id: financingId });
  await passToLender(act, vouchers, pieces, { lenderNo, financingId, kind: `${NAME}.disburse`, counterpartyNo: row.holderNo });
}

/** The core enterprise has paid the lender: its promises are kept. */
async function settlePieces(act: ActContext, { id, lenderNo, enterpriseNo }: Row): Promise<void> {
  const lent = await act.db
    .select()
    .from(piece)
    .where(and(eq(piece.financingId, id), eq(piece.holderNo, lenderNo), eq(piece.live, true)));
  const vouchers = await lockVouchers(act.db, [...new Set(lent.map(({ voucherId }) => voucherId))]);
  await eachPiece(act, vouchers, lent, { kind: `${NAME}.settle`, counterpartyNo: enterpriseNo }, (batch, one) => [
    batch.changePiece(one, { state: stateOfPieceAfter(one, 'settle') }),
    [],
    undefined,
  ]);
}

/** Paying suppliers early at the word, and with recourse to, the core enterprise that owes them. */
export const REVERSE_FACTORING = {
  kind: NAME,
  lends: 'financing',
  life,
  id: FinancingId,
  table: reverseFactoring,
  rows,
  underlying,
  dueOf: ({ dueOn }) => dueOn,
  notify,
  signedMoney: async () => ({}),
  actRules: {
    isPossible: () => true,
    entered: { approve: (row) => row.acceptedBy },
    waitsFor: () => undefined,
  },
  deciding: {
    handOver: (act, row, passed, kept) => rows.move(act, row, 'pass', passed, kept),
    mayExpire: (row) => life.machine.can(row.state, 'expire'),
    releasePieces: async (act, row, cause) => {
      const { vouchers, pieces } = await underlying.lockPieces(act, row);
      await endFinance(act, vouchers, pieces, cause);
    },
    onEnd: () => ({}),
    notifiesLenderOf: (row, event) => wasPassed(row) && event !== 'decline',
  },
  lender: {
    systemOptional: true,
    askedAt: (row) => (row.state === 'awaitingAcceptance' ? row.passedAt : null),
    step: (row) => (row.state === 'underApproval' ? { step: 'supplement', content: {} } : undefined),
    isWithLender: (row) => life.machine.can(row.state, 'decline'),
    isPaidBack: (row) => row.state === 'settled',
    paidPieces: async (_db, { id }) => eq(piece.financingId, id),
  },
  money: {
    charged: (row, paidOn) => chargedOn(quoteOfRow(row), paidOn),
    transferPieces: passPieces,
    payoutColumns: (_act, { paysOn }, { quote }) => ({ interestSince: paysOn, issuerCosts: quote.issuerCosts }),
    payableFrom: ({ disbursedOn }) => disbursedOn,
    repaidInFull: true,
    owedOn: (row, on) => {
      const owed = owedOf(row, on);
      return owed && owed.total > 0n ? owed : undefined;
    },
    repaid: ({ principal, lateInterest }) => ({ act: 'settle', amount: principal, lateInterest }),
    onRepaid: settlePieces,
  },
} satisfies LendingKind<Row>;
