import type { Contract, EnterpriseNo, ResponseOf } from '@lianxin/api/contract';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { issuance, transfer, transferDraft } from '../../schema/index.ts';

export type OpenItems = ResponseOf<Contract['staff']['transferDuties']>;

/** What stands with its maker: nobody else is asked for it. What was handed in waits for its reviewer, whoever made it. */
const WITH_MAKER = ['draft', 'returned'] as const;

export const unfinishedIssuances = (enterpriseNo: EnterpriseNo, userId: string) =>
  and(eq(issuance.issuerNo, enterpriseNo), eq(issuance.makerId, userId), inArray(issuance.state, WITH_MAKER), eq(issuance.removed, false));
export const unfinishedTransfers = (enterpriseNo: EnterpriseNo, userId: string) =>
  and(eq(transfer.senderNo, enterpriseNo), eq(transfer.makerId, userId), inArray(transfer.state, WITH_MAKER), eq(transfer.removed, false));
export const unfinishedDrafts = (enterpriseNo: EnterpriseNo, userId: string) =>
  and(eq(transferDraft.enterpriseNo, enterpriseNo), eq(transferDraft.makerId, userId));

/** How much a person began for the enterprise and has not handed in. */
export async function openItemsOf(db: Db, enterpriseNo: EnterpriseNo, userId: string): Promise<OpenItems> {
  const [issuances] = await db.select({ count: count() }).from(issuance).where(unfinishedIssuances(enterpriseNo, userId));
  const [transfers] = await db.select({ count: count() }).from(transfer).where(unfinishedTransfers(enterpriseNo, userId));
  const [drafts] = await db.select({ count: count() }).from(transferDraft).where(unfinishedDrafts(enterpriseNo, userId));
  return { issuances: issuances?.count ?? 0, transfers: transfers?.count ?? 0, drafts: drafts?.count ?? 0 };
}

export interface HandOver {
  readonly enterpriseNo: EnterpriseNo;
  readonly fromId: string;
  readonly to: { readonly userId: string; readonly displayName: string };
  readonly by: string;
  readonly at: Date;
}

/** Makes one operator's unfinished work another's. A form that the first still has open is stale from then on. */
export async function handOver(db: Db, { enterpriseNo, fromId, to, by, at }: HandOver): Promise<OpenItems> {
  const maker = { makerId: to.userId, makerName: to.displayName };
  const changed = { changedBy: by, changedAt: at };
  const issuances = await db
    .update(issuance)
    // Who returned it may be the operator that it goes to.
    .set({ ...maker, ...changed, reviewerId: sql`nullif(${issuance.reviewerId}, ${to.userId})`, version: sql`${issuance.version} + 1` })
    .where(unfinishedIssuances(enterpriseNo, fromId))
    .returning({ id: issuance.id });
  const transfers = await db
    .update(transfer)
    .set({ ...maker, ...changed, reviewerId: sql`nullif(${transfer.reviewerId}, ${to.userId})`, version: sql`${transfer.version} + 1` })
    .where(unfinishedTransfers(enterpriseNo, fromId))
    .returning({ id: transfer.id });
  const drafts = await db
    .update(transferDraft)
    .set({ ...maker, version: sql`${transferDraft.version} + 1` })
    .where(unfinishedDrafts(enterpriseNo, fromId))
    .returning({ id: transferDraft.id });
  return { issuances: issuances.length, transfers: transfers.length, drafts: drafts.length };
}
