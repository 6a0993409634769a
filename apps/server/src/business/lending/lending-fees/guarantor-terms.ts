import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { desc, eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { guarantor, guarantorProposal } from '../../../schema/index.ts';
import { freeOf } from '../lending-limits/index.ts';

type TermsView = NonNullable<ResponseOf<Contract['lendingFee']['terms']>['guarantor']>;
type GuarantorRow = typeof guarantor.$inferSelect;
type ProposalRow = typeof guarantorProposal.$inferSelect;

/** The guarantor row of an enterprise; undefined if it is not a guarantor. `hold` locks it for the rest of the transaction. */
export async function guarantorOf(db: Db, enterpriseNo: EnterpriseNo, hold = false): Promise<GuarantorRow | undefined> {
  const query = db.select().from(guarantor).where(eq(guarantor.enterpriseNo, enterpriseNo));
  const [row] = await (hold ? query.for('update') : query);
  return row;
}

/** The latest proposal of a guarantor's operator. */
export async function latestProposal(db: Db, enterpriseNo: EnterpriseNo): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(guarantorProposal)
    .where(eq(guarantorProposal.enterpriseNo, enterpriseNo))
    .orderBy(desc(guarantorProposal.number))
    .limit(1);
  return row;
}

/** A guarantor's terms and their latest proposal, in the view of its own staff. */
export function termsView({ viewer }: Pick<CallContext, 'viewer'>, row: GuarantorRow, proposal: ProposalRow | undefined): TermsView {
  const { role, userId } = viewer;
  const waits = proposal?.state === 'waiting' && proposal.proposedBy !== userId;
  return {
    rate: BigInt(row.ratePpm),
    unit: row.rateUnit,
    minimum: row.minFee,
    total: row.total,
    used: row.used,
    inTransit: row.inTransit,
    free: freeOf(row),
    version: row.version,
    changedBy: row.changedBy,
    changedAt: row.changedAt.toISOString(),
    proposal: proposal
      ? {
          number: proposal.number,
          rate: BigInt(proposal.ratePpm),
          unit: proposal.rateUnit,
          minimum: proposal.minFee,
          state: proposal.state,
          proposedBy: proposal.proposerName,
          proposedAt: proposal.proposedAt.toISOString(),
          isOwn: proposal.proposedBy === userId,
          decidedBy: proposal.deciderName,
          reason: proposal.reason,
        }
      : null,
    acts: role === 'operator' ? ['propose'] : role === 'reviewer' && waits ? ['review'] : [],
  };
}
