import { TransferDraftId, TransferLeg } from '@lianxin/api/contract';
import { Refusal, sumFen } from '@lianxin/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { enterprise, supplierRelation, transferDraft } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { saveDraftIn } from '../../applications/application/index.ts';
import { newId } from '../../../ledger/new-id.ts';

const Legs = z.array(z.partial(TransferLeg));

/** Saves the legs, complete or not. */
export const saveDraft: Handlers['transfer']['saveDraft'] = (context, { legs, ...shown }) => {
  const { db, ids } = context;
  const enterpriseNo = enterpriseOf(context);
  const own = (id: TransferDraftId) => and(eq(transferDraft.id, id), eq(transferDraft.enterpriseNo, enterpriseNo));
  const content = { legs: z.encode(Legs, legs) };
  return saveDraftIn(context, shown, {
    async hold(id: TransferDraftId) {
      const [present] = await db.select().from(transferDraft).where(own(id)).for('update');
      return present;
    },
    async add(kept) {
      const id = newId(ids, TransferDraftId);
      await db.insert(transferDraft).values({ id, enterpriseNo, ...kept, ...content });
      return id;
    },
    change: (id, kept) =>
      db
        .update(transferDraft)
        .set({ ...kept, ...content })
        .where(own(id)),
  });
};

export const listDrafts: Handlers['transfer']['listDrafts'] = async (context) => {
  const { db } = context;
  const enterpriseNo = enterpriseOf(context);
  const rows = await db
    .select()
    .from(transferDraft)
    .where(eq(transferDraft.enterpriseNo, enterpriseNo))
    .orderBy(desc(transferDraft.savedAt));
  const drafts = rows.map((row) => ({ ...row, legs: z.parse(Legs, row.legs) }));
  const wanted = [...new Set(drafts.flatMap(({ legs }) => legs.flatMap(({ recipientNo }) => recipientNo ?? [])))];
  const suppliers =
    wanted.length === 0
      ? []
      : await db
          .select({ no: supplierRelation.supplierNo, name: enterprise.name })
          .from(supplierRelation)
          .innerJoin(enterprise, eq(enterprise.enterpriseNo, supplierRelation.supplierNo))
          .where(and(eq(supplierRelation.buyerNo, enterpriseNo), inArray(supplierRelation.supplierNo, wanted)));
  const names = new Map(suppliers.map(({ no, name }) => [no, name]));
  return drafts.map(({ id, version, savedAt, legs }) => ({
    id,
    version,
    savedAt: savedAt.toISOString(),
    legs,
    totalAmount: sumFen(legs.flatMap(({ amount }) => amount ?? [])),
    recipientNames: [...new Set(legs.flatMap(({ recipientNo }) => (recipientNo === undefined ? [] : (names.get(recipientNo) ?? []))))],
  }));
};

export const deleteDraft: Handlers['transfer']['deleteDraft'] = async (context, { id }) => {
  const removed = await context.db
    .delete(transferDraft)
    .where(and(eq(transferDraft.id, id), eq(transferDraft.enterpriseNo, enterpriseOf(context))))
    .returning();
  if (removed.length === 0) throw new Refusal('NOT_FOUND');
  return {};
};
