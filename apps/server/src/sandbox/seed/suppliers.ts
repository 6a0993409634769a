import { SupplierInvitationId } from '@lianxin/api/contract';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../ledger/new-id.ts';
import { supplierInvitation, supplierRelation } from '../../schema/index.ts';
import type { SeedTools } from '../../platform/services.ts';
import { enterpriseNo, yuan } from './trade.ts';

const DAY_MS = 86_400_000;

/** The core enterprise's terms with its suppliers. */
const SUPPLIER_TERMS = [
  ['E1002', { tags: ['战略供应商', '机电'], usualTermDays: 180, quota: yuan(30_000_000) }],
  ['E2002', { tags: ['机电'], usualTermDays: 90, quota: null }],
  ['E2003', { tags: ['支护'], usualTermDays: null, quota: yuan(2_000_000) }],
] as const;

/** Invitations: note, days since sent, days valid. */
const INVITATIONS = [
  ['朔州新晨机械，张经理', 1, 7],
  ['岱岳运输', 20, 7],
] as const;

/** Creates the core enterprise's supplier terms and invitations. */
export async function fillSuppliers({ db, clock, ids }: SeedTools): Promise<void> {
  const buyerNo = enterpriseNo('E1001');
  for (const [supplier, { tags, ...terms }] of SUPPLIER_TERMS)
    await db
      .update(supplierRelation)
      .set({ ...terms, tags: [...tags] })
      .where(and(eq(supplierRelation.buyerNo, buyerNo), eq(supplierRelation.supplierNo, enterpriseNo(supplier))));
  const now = clock.now().getTime();
  await db.insert(supplierInvitation).values(
    INVITATIONS.map(([note, daysAgo, days]) => {
      const invitedAt = new Date(now - daysAgo * DAY_MS);
      const expiresAt = new Date(invitedAt.getTime() + days * DAY_MS);
      return { id: newId(ids, SupplierInvitationId), buyerNo, note, invitedBy: '赵晓东', invitedAt, expiresAt };
    }),
  );
}
