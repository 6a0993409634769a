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
  dueDateJobs,
  type LendingKind,
  quoteOfRow,
  signedRepayment,
  signedTextFor,
  tasksByPayDay,
  unfinishedFunding,
  unfinishedFundingDrafts,
} from '../funding/index.ts';
import { actRules, owedWithRecourse } from './acts.ts';
import { releasePieces, transferPiecesToLender, returnPiecesToHolder, underlying } from './pieces.ts';
import { financings, type FinancingRow } from './repository.ts';
import { signedMoney } from './signed-money.ts';
import { FINANCING_WORK, financingTasks } from './work.ts';
import { notifyFinancingParties } from './notify.ts';

/** Discards lender events that have not been applied, because the application may be submitted again under the same number. */
function discardPendingEvents({ db }: ActContext, { id }: FinancingRow): FundingChange<FinancingRow> {
  const because: LenderEventObstacle = 'finished';
  // A function of migration 0380, because requests may not change what lenders reported.
  deferWrites(db, sql`select ignore_waiting_lender_events(${id}, ${because})`);
  return {};
}

const FurtherStep = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** The sale of pieces, or parts of them, to a lender at a discount. */
export const FINANCING = {
  kind: 'financing',
  lends: 'financing',
  life: lifeOf('financing'),
  id: FinancingId,
  table: financing,
  rows: financings,
  underlying,
  dueOf: ({ dueOn }) => dueOn,
  notify: notifyFinancingParties,
  signedMoney,
  actRules,
  deciding: {
    handOver: (act, row, passed, record) => financings.move(act, row, 'pass', passed, record),
    mayExpire: ({ state }) => financingMachine.can(state, 'expire'),
    releasePieces,
    onEnd: discardPendingEvents,
    // A lender that declined needs no notice of the end.
    notifiesLenderOf: ({ passedAt }, event) => passedAt !== null && event !== 'decline',
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
    // A withdrawn application that is passed again is a new one to the lender, which must not lose it.
    isWithLender: ({ state }) => financingMachine.can(state, 'decline') || state === 'awaitingDisbursement',
    isPaidBack: ({ state }) => state === 'settled',
    paidPieces: async (_db, { id }) => eq(piece.financingId, id),
  },
  money: {
    charged: (row, paidOn) => chargedOn(quoteOfRow(row), paidOn),
    transferPieces: transferPiecesToLender,
    // Interest was withheld for the whole period up to the issuer's payment date.
    payoutColumns: (_act, { paysOn }, { quote }) => ({ interestSince: paysOn, issuerCosts: quote.issuerCosts }),
    payableFrom: ({ paysOn }) => paysOn,
    repaidInFull: true,
    owedOn: owedWithRecourse,
    onRepaid: returnPiecesToHolder,
  },
} satisfies LendingKind<FinancingRow>;

export const financingKind: RegisteredKind = {
  signedTexts: {
    financingReview: signedTextFor(FINANCING, 'pass'),
    financingContract: signedTextFor(FINANCING, 'signContract'),
    financingContractConfirm: signedTextFor(FINANCING, 'contractConfirm'),
    financingConsent: signedTextFor(FINANCING, 'consentConfirm'),
    financingRepayment: signedRepayment(FINANCING),
  },
  signedFor: undefined,
  jobs: dueDateJobs(FINANCING),
  tasks: financingTasks,
  tasksByPayDay: tasksByPayDay(FINANCING_WORK),
  redDots: { financing: ['financingReview', 'financingContractConfirm', 'financingRepaymentReview'] },
  unfinished: { financings: unfinishedFunding(financing), financingDrafts: unfinishedFundingDrafts(financingDraft) },
};
