import { FinancingId } from '@lianxin/api/contract';
import { financingMachine, hasFallenDue } from '@lianxin/domain';
import * as z from 'zod/mini';
import type { JobHandler } from '../../../platform/jobs/job-context.ts';
import { financing, financingDraft } from '../../../schema/index.ts';
import { actOfSystem, lapse, type RegisteredKind } from '../../applications/application/index.ts';
import { unfinishedFunding, unfinishedFundingDrafts } from '../funding/index.ts';
import { endFinancing } from './end-financing.ts';
import { financings } from './repository.ts';
import { markFinancingOverdue } from './overdue.ts';
import { signedTexts } from './signed-acts.ts';
import { financingTasks } from './tasks.ts';
import { tellFinancing } from './tell.ts';

/** Ends one that has come to nothing by the due date of what it holds; never while money may be on its way. */
const expire: JobHandler = async (context, id) => {
  const row = await financings.hold(context.db, z.parse(FinancingId, id));
  if (!row || !financingMachine.can(row.state, 'expire') || !hasFallenDue(row.dueOn, context.clock.today())) return;
  await tellFinancing(context, await endFinancing(actOfSystem(context), row, 'expire', { reason: null }), 'expire');
};

/** Whose issuer has not paid by the day after it was to is overdue. */
const markOverdue: JobHandler = async (context, id) => {
  const row = await financings.hold(context.db, z.parse(FinancingId, id));
  if (row?.state === 'disbursed' && context.clock.today() > row.paysOn) await markFinancingOverdue(actOfSystem(context), row);
};

/** Financing pieces, or parts of them, with a lender that buys them at their discount. */
export const financingKind: RegisteredKind = {
  signedTexts,
  signedFor: undefined,
  jobs: {
    lapse: lapse(
      ({ db }, id) => financings.hold(db, z.parse(FinancingId, id)),
      (context, row) => endFinancing(context, row, 'lapse', { reason: null }),
      tellFinancing,
      ({ dueOn }) => dueOn,
    ),
    expire,
    markOverdue,
  },
  tasks: financingTasks,
  redDots: { financing: ['financingReview', 'financingContractConfirm', 'financingRepaymentReview'] },
  unfinished: { financings: unfinishedFunding(financing), financingDrafts: unfinishedFundingDrafts(financingDraft) },
};
