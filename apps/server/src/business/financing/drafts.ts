import { FinancingDraftId, FinancingForm, type EnterpriseNo } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Handlers } from '../../calls/handler.ts';
import { newId } from '../../ledger/new-id.ts';
import type { Db } from '../../platform/db/client.ts';
import { leaveWrites } from '../../platform/db/together.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import { financingDraft } from '../../schema/index.ts';
import { saveDraftIn } from '../applications/drafts.ts';
import { fileView } from '../file/file-view.ts';
import { readableFiles } from '../file/files.ts';

const Form = z.partial(FinancingForm);

const ofEnterprise = (enterpriseNo: EnterpriseNo, id: FinancingDraftId) =>
  and(eq(financingDraft.id, id), eq(financingDraft.enterpriseNo, enterpriseNo));

/** Keeps an application as it stands, whatever is still open in it. */
export const saveDraft: Handlers['financing']['saveDraft'] = (context, { form, ...shown }) => {
  const { db, ids } = context;
  const enterpriseNo = enterpriseOf(context);
  const content = { form: z.encode(Form, form) };
  return saveDraftIn(context, shown, {
    async hold(id: FinancingDraftId) {
      const [present] = await db.select().from(financingDraft).where(ofEnterprise(enterpriseNo, id)).for('update');
      return present;
    },
    async add(kept) {
      const id = newId(ids, FinancingDraftId);
      await db.insert(financingDraft).values({ id, enterpriseNo, ...kept, ...content });
      return id;
    },
    change: (id, kept) =>
      db
        .update(financingDraft)
        .set({ ...kept, ...content })
        .where(ofEnterprise(enterpriseNo, id)),
  });
};

/** The enterprise's applications that are not handed in yet, newest first. */
export const listDrafts: Handlers['financing']['listDrafts'] = async (context) => {
  const { db } = context;
  const enterpriseNo = enterpriseOf(context);
  const rows = await db
    .select()
    .from(financingDraft)
    .where(eq(financingDraft.enterpriseNo, enterpriseNo))
    .orderBy(desc(financingDraft.savedAt));
  const drafts = rows.map(({ id, version, savedAt, form }) => ({ id, version, savedAt: savedAt.toISOString(), form: z.parse(Form, form) }));
  const named = drafts.flatMap(({ form }) => form.attachments ?? []);
  const files = (await readableFiles(db, enterpriseNo, named)).map(fileView);
  return drafts.map((draft) => ({ ...draft, attachments: files.filter(({ id }) => draft.form.attachments?.includes(id)) }));
};

export const deleteDraft: Handlers['financing']['deleteDraft'] = async (context, { id }) => {
  const removed = await context.db
    .delete(financingDraft)
    .where(ofEnterprise(enterpriseOf(context), id))
    .returning();
  if (removed.length === 0) throw new Refusal('NOT_FOUND');
  return {};
};

/** Throws away the draft that was handed in, where it was one. */
export async function discardDraft(db: Db, enterpriseNo: EnterpriseNo, id: FinancingDraftId | undefined): Promise<void> {
  if (id !== undefined) await leaveWrites(db, db.delete(financingDraft).where(ofEnterprise(enterpriseNo, id)));
}
