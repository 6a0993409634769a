import { PledgeId } from '@lianxin/api/contract';
import { chargedOn, lifeOf, pledgeApplicationMachine, type CivilDate } from '@lianxin/domain';
import { inArray } from 'drizzle-orm';
import { pledge, pledgeDraft, piece } from '../../../schema/index.ts';
import type { RegisteredKind } from '../../applications/application/index.ts';
import {
  type FundingEnding,
  dueDateJobs,
  type LendingKind,
  quoteOfRow,
  signedRepayment,
  signedTextFor,
  tasksByPayDay,
  unfinishedFunding,
  unfinishedFundingDrafts,
} from '../funding/index.ts';
import { actRules } from './acts.ts';
import { refundFee } from './fee-refunds.ts';
import { drawGuarantee, refillGuarantee, releaseGuarantee, reserveGuarantee } from './guarantor-limit.ts';
import { releasePieces, underlying } from './pieces.ts';
import { pledges, type PledgeRow } from './repository.ts';
import { signedMoney } from './signed-money.ts';
import { PLEDGE_WORK, pledgeTasks } from './work.ts';
import { notifyPledgeParties } from './notify.ts';

/** States in which the lender no longer has the application. */
const NOT_WITH_LENDER: readonly PledgeRow['state'][] = ['returned', 'withdrawn', 'declined'];

/** Events after which the application can be submitted again, so that it keeps the paid fee. */
const RESUBMITTABLE: readonly FundingEnding[] = ['return', 'lapse', 'sendBack'];

/** The first day of interest: the day of the payout, but never before the quoted day. */
const interestFrom = ({ valueOn }: PledgeRow, paidOn: CivilDate): CivilDate => (paidOn < valueOn ? valueOn : paidOn);

/** Borrowing from a lender against a pledge of pieces, or parts of them, with a guarantor on some channels. */
export const PLEDGE = {
  kind: 'pledge',
  lends: 'pledge',
  life: lifeOf('pledge'),
  id: PledgeId,
  table: pledge,
  rows: pledges,
  underlying,
  dueOf: ({ repayOn }) => repayOn,
  notify: notifyPledgeParties,
  signedMoney,
  actRules,
  deciding: {
    reserve: reserveGuarantee,
    handOver: (act, row, passed, record) =>
      row.guarantorNo === null
        ? pledges.move(act, row, 'passDirect', { ...passed, handedToLenderAt: passed.passedAt }, record)
        : pledges.move(act, row, 'pass', passed, record),
    mayExpire: ({ state }) => pledgeApplicationMachine.can(state, 'expire'),
    releasePieces,
    onEnd: async (act, row, event) => {
      if (row.passedAt) await releaseGuarantee(act, row);
      return RESUBMITTABLE.includes(event) ? {} : ((await refundFee(act, row)) ?? {});
    },
    onReturnedWithdrawn: async (act, row) => (await refundFee(act, row)) ?? {},
    notifiesLenderOf: ({ handedToLenderAt }) => handedToLenderAt !== null,
  },
  lender: {
    // The lender decides in the portal, so nothing waits for a lender system, which may not exist.
    systemOptional: true,
    askedAt: ({ state, handedToLenderAt }) => (NOT_WITH_LENDER.includes(state) ? null : handedToLenderAt),
    step: ({ state, handedToLenderAt }) =>
      state === 'underApproval' && handedToLenderAt !== null ? { step: 'supplement', content: {} } : undefined,
    isWithLender: ({ state, handedToLenderAt }) => handedToLenderAt !== null && !NOT_WITH_LENDER.includes(state),
    isPaidBack: ({ paidOffOn }) => paidOffOn !== null,
    paidPieces: async (db, row) =>
      inArray(
        piece.id,
        (await underlying.piecesOf(db, row)).map(({ pieceId }) => pieceId),
      ),
  },
  money: {
    charged: (row, paidOn) => chargedOn(quoteOfRow(row), interestFrom(row, paidOn)),
    drawLimits: drawGuarantee,
    payoutColumns: ({ actor }, row, { paidOn }) => ({ interestSince: interestFrom(row, paidOn), disbursedBy: actor.userId }),
    payableFrom: ({ disbursedOn }) => disbursedOn,
    onPrincipalRepaid: refillGuarantee,
  },
} satisfies LendingKind<PledgeRow>;

export const pledgeKind: RegisteredKind = {
  signedTexts: {
    pledgeReview: signedTextFor(PLEDGE, 'pass'),
    pledgeApproval: signedTextFor(PLEDGE, 'approve'),
    pledgeGuarantee: signedTextFor(PLEDGE, 'countersign'),
    pledgeRepayment: signedRepayment(PLEDGE),
  },
  signedFor: undefined,
  jobs: dueDateJobs(PLEDGE),
  tasks: pledgeTasks,
  tasksByPayDay: tasksByPayDay(PLEDGE_WORK),
  redDots: { pledge: ['pledgeReview', 'pledgeRepaymentReview', 'pledgeReleaseConfirm'] },
  unfinished: { pledges: unfinishedFunding(pledge), pledgeDrafts: unfinishedFundingDrafts(pledgeDraft) },
};
