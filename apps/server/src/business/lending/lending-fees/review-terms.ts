import { messageOf, Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { guarantor, guarantorProposal } from '../../../schema/index.ts';
import { assertNotOwn, requiredReason } from '../../applications/application/index.ts';
import { notify } from '../../foundation/messages/index.ts';
import { guarantorOf, latestProposal, termsView } from './guarantor-terms.ts';

/** The guarantor's reviewer puts proposed terms into force for all later quotes, or returns them to their maker. */
export const reviewTerms: Handlers['lendingFee']['reviewTerms'] = async (context, { number, decision, reason }) => {
  const { db, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const row = await guarantorOf(db, enterpriseNo, true);
  const latest = await latestProposal(db, enterpriseNo);
  if (!row || !latest) throw new Refusal('NOT_FOUND');
  if (latest.number !== number || latest.state !== 'waiting')
    throw staleVersion(latest.deciderName ?? latest.proposerName, latest.decidedAt ?? latest.proposedAt, latest.number);
  assertNotOwn(viewer, latest.proposedBy);
  const why = decision === 'return' ? requiredReason(reason) : null;
  const [proposal] = await db
    .update(guarantorProposal)
    .set({
      state: decision === 'confirm' ? 'confirmed' : 'returned',
      decidedBy: viewer.userId,
      deciderName: viewer.displayName,
      decidedAt: clock.now(),
      reason: why,
    })
    .where(and(eq(guarantorProposal.enterpriseNo, enterpriseNo), eq(guarantorProposal.number, number)))
    .returning();
  const { ratePpm, rateUnit, minFee, proposedBy, proposerName: by } = latest;
  const changeColumns = { version: row.version + 1, changedBy: viewer.displayName, changedAt: clock.now() };
  const now = why === null ? { ...row, ratePpm, rateUnit, minFee, ...changeColumns } : row;
  if (now !== row)
    await db
      .update(guarantor)
      .set({ ratePpm, rateUnit, minFee, ...changeColumns })
      .where(eq(guarantor.enterpriseNo, enterpriseNo));
  await recordAudit(context, 'lendingFee.reviewTerms', enterpriseNo);
  const message = why === null ? messageOf('guaranteeTermsConfirmed', { by }) : messageOf('guaranteeTermsReturned', { by, reason: why });
  await notify(context, { ...message, enterpriseNo, userId: proposedBy, subjectId: enterpriseNo });
  return termsView(context, now, proposal);
};
