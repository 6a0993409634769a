import { PledgeId } from '@lianxin/api/contract';
import { hasFallenDue, nextWorkingDay, pledgeApplicationMachine } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { JobHandler } from '../../../platform/jobs/job-context.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { pledge, pledgeDraft } from '../../../schema/index.ts';
import { actOfSystem, lapse, type RegisteredKind } from '../../applications/application/index.ts';
import { unfinishedFunding, unfinishedFundingDrafts } from '../funding/index.ts';
import { lenderHears } from './at-lender.ts';
import { endPledge } from './end-pledge.ts';
import { pledges } from './repository.ts';
import { signedTexts } from './signed-acts.ts';
import { pledgeTasks } from './tasks.ts';
import { tellPledge } from './tell.ts';

/** Ends one that has come to nothing by the day of repayment; never while money may be on its way. */
const expire: JobHandler = async (context, id) => {
  const row = await pledges.hold(context.db, z.parse(PledgeId, id));
  if (!row || !pledgeApplicationMachine.can(row.state, 'expire') || !hasFallenDue(row.repayOn, context.clock.today())) return;
  await tellPledge(context, await endPledge(actOfSystem(context), row, 'expire', { reason: null }), 'expire');
};

/** A loan that is not paid off the day after it was to be is overdue. */
const markOverdue: JobHandler = async (context, id) => {
  const row = await pledges.hold(context.db, z.parse(PledgeId, id));
  if (row?.state !== 'disbursed' || context.clock.today() <= nextWorkingDay(row.repayOn)) return;
  deferWrites(context.db, lenderHears(context, row, 'tellLender'));
  await tellPledge(context, await pledges.move(actOfSystem(context), row, 'markOverdue', {}), 'markOverdue');
};

/** Loans against a pledge of pieces, or parts of them, of a lender that a guarantor may answer to. */
export const pledgeKind: RegisteredKind = {
  signedTexts,
  signedFor: undefined,
  jobs: {
    lapse: lapse(
      ({ db }, id) => pledges.hold(db, z.parse(PledgeId, id)),
      (context, row) => endPledge(context, row, 'lapse', { reason: null }),
      tellPledge,
      ({ repayOn }) => repayOn,
    ),
    expire,
    markOverdue,
  },
  tasks: pledgeTasks,
  redDots: {
    pledge: ['pledgeReview', 'pledgeRepaymentReview', 'pledgeReleaseConfirm'],
  },
  unfinished: { pledges: unfinishedFunding(pledge), pledgeDrafts: unfinishedFundingDrafts(pledgeDraft) },
};
