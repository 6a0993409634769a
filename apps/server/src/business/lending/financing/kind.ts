import { FinancingId } from '@lianxin/api/contract';
import { chargedOn, financingMachine, lifeOf, type LenderEventObstacle } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ActContext } from '../../../ledger/act-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { financing, financingDraft, piece } from '../../../schema/index.ts';
import type { RegisteredKind } from '../../applications/application/index.ts';
import {
  type FundingChange,
  fundingJobs,
  type LendingKind,
  quoteOfRow,
  signedTextFor,
  unfinishedFunding,
  unfinishedFundingDrafts,
} from '../funding/index.ts';
import { due, owedWithRecourse } from './acts.ts';
import { givePiecesBack, passPiecesToLender, takePiecesBack, underlying } from './pieces.ts';
import { financings, type FinancingRow } from './repository.ts';
import { signedMoney } from './signed-money.ts';
import { financingTasks } from './work.ts';
import { tellFinancing } from './tell.ts';

/** What a lender's system told too early has no effect any more: it may be submitted again under its number. */
function forgetWaiting({ db }: ActContext, { id }: FinancingRow): FundingChange<FinancingRow> {
  const because: LenderEventObstacle = 'finished';
  // A function of migration 0380, because requests may not change what lenders reported.
  deferWrites(db, sql`select ignore_waiting_lender_events(${id}, ${because})`);
  return {};
}

const FurtherStep = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** Selling pieces, or parts of them, to a lender at their discount. */
export const FINANCING = {
  kind: 'financing',
  lends: 'financing',
  life: lifeOf('financing'),
  id: FinancingId,
  table: financing,
  rows: financings,
  underlying,
  dueOf: ({ dueOn }) => dueOn,
  tell: tellFinancing,
  signedMoney,
  due,
  deciding: {
    handOver: (act, row, passed, kept) => financings.move(act, row, 'pass', passed, kept),
    mayExpire: ({ state }) => financingMachine.can(state, 'expire'),
    givePiecesBack,
    ended: forgetWaiting,
    // A lender that declines knows.
    lenderHearsOf: ({ passedAt }, event) => passedAt !== null && event !== 'decline',
  },
  lender: {
    askedAt: ({ state, passedAt }) => (state === 'awaitingAcceptance' ? passedAt : null),
    step({ state, furtherStep, ownAssent }) {
      if (state === 'awaitingAcceptance' && furtherStep !== null)
        return { step: 'furtherStep', content: z.parse(FurtherStep, furtherStep) };
      if (state === 'underApproval') return { step: 'supplement', content: {} };
      const isSigned = state === 'awaitingDisbursement' || (state === 'awaitingContract' && ownAssent === 'given');
      return isSigned ? { step: 'contract', content: {} } : undefined;
    },
    // One that was taken back and passed again is another, which its lender must not lose.
    isWithLender: ({ state }) => financingMachine.can(state, 'decline') || state === 'awaitingDisbursement',
    isPaidBack: ({ state }) => state === 'settled',
    paidPieces: async (_db, { id }) => eq(piece.financingId, id),
  },
  money: {
    charged: (row, paidOn) => chargedOn(quoteOfRow(row), paidOn),
    passed: passPiecesToLender,
    // Its interest was withheld for every day until the issuer pays.
    kept: (_act, { paysOn }, { quote }) => ({ interestSince: paysOn, issuerCosts: quote.issuerCosts }),
    payableFrom: ({ paysOn }) => paysOn,
    whole: true,
    owedOn: owedWithRecourse,
    paidOff: takePiecesBack,
  },
} satisfies LendingKind<FinancingRow>;

export const financingKind: RegisteredKind = {
  signedTexts: {
    financingReview: signedTextFor(FINANCING, 'pass'),
    financingContract: signedTextFor(FINANCING, 'signContract'),
    financingContractConfirm: signedTextFor(FINANCING, 'contractConfirm'),
    financingConsent: signedTextFor(FINANCING, 'consentConfirm'),
  },
  signedFor: undefined,
  jobs: fundingJobs(FINANCING),
  tasks: financingTasks,
  redDots: { financing: ['financingReview', 'financingContractConfirm', 'financingRepaymentReview'] },
  unfinished: { financings: unfinishedFunding(financing), financingDrafts: unfinishedFundingDrafts(financingDraft) },
};
