import { formatRatePercent, MAX_GUARANTEE_RATE_PPM, messageOf, Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { refusedField, staleVersion } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { guarantorProposal } from '../../../schema/index.ts';
import { notify } from '../../foundation/messages/index.ts';
import { guarantorOf, latestProposal, termsView } from './guarantor-terms.ts';

/** The guarantor's operator proposes new terms, replacing an earlier proposal that is still undecided. */
export const proposeTerms: Handlers['lendingFee']['proposeTerms'] = async (context, { rate, unit, minimum, version }) => {
  const { db, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const row = await guarantorOf(db, enterpriseNo, true);
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.version !== version) throw staleVersion(row.changedBy, row.changedAt, row.version);
  const most = MAX_GUARANTEE_RATE_PPM[unit];
  if (rate > most) {
    const percent = formatRatePercent(most);
    throw refusedField('rate', { zh: `费率不能高于 ${percent}%`, en: `The rate cannot be above ${percent}%` });
  }
  const latest = await latestProposal(db, enterpriseNo);
  if (latest?.state === 'waiting')
    await db
      .update(guarantorProposal)
      .set({ state: 'replaced', decidedBy: viewer.userId, deciderName: viewer.displayName, decidedAt: clock.now() })
      .where(and(eq(guarantorProposal.enterpriseNo, enterpriseNo), eq(guarantorProposal.number, latest.number)));
  const [proposal] = await db
    .insert(guarantorProposal)
    .values({
      enterpriseNo,
      number: (latest?.number ?? 0) + 1,
      ratePpm: Number(rate),
      rateUnit: unit,
      minFee: minimum,
      state: 'waiting',
      proposedBy: viewer.userId,
      proposerName: viewer.displayName,
      proposedAt: clock.now(),
    })
    .returning();
  await recordAudit(context, 'lendingFee.proposeTerms', enterpriseNo);
  const message = messageOf('guaranteeTermsToReview', { by: viewer.displayName });
  await notify(context, { ...message, enterpriseNo, role: 'reviewer', subjectId: enterpriseNo });
  return termsView(context, row, proposal);
};
