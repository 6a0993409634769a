import type { EnterpriseNo, FileId } from '@lianxin/api/contract';
import { Refusal, type CivilDate } from '@lianxin/domain';
import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { fundingDraft } from '../../../schema/index.ts';
import { saveDraftIn } from '../../applications/application/index.ts';
import { fileView, readableFiles } from '../../foundation/files/index.ts';

/** How a kind of application stores its drafts. */
interface DraftKind<IdSchema, FormSchema> {
  readonly table: ReturnType<typeof fundingDraft>;
  readonly id: IdSchema;
  /** The schema of a form that may be incomplete. */
  readonly form: FormSchema;
}

interface Begun {
  readonly attachments?: FileId[] | undefined;
}

interface Saved<Id, Form> {
  readonly id?: Id | undefined;
  readonly version?: number | undefined;
  readonly form: Form;
}

const Wishing = z.looseObject({ wishedOn: z.string() });

/** A saved form, without a requested payout day that has passed in the meantime. */
function withoutPastWish(form: unknown, today: CivilDate): unknown {
  const wishing = z.safeParse(Wishing, form);
  return wishing.success && wishing.data.wishedOn < today ? { ...wishing.data, wishedOn: undefined } : form;
}

/**
 * The drafts of a kind of application, limited to the enterprise of the session: the calls that manage them, and the removal of one that
 * was submitted.
 */
export function fundingDrafts<IdSchema extends z.core.$ZodType<string, string>, FormSchema extends z.core.$ZodType<Begun>>({
  table,
  id: Id,
  form: Form,
}: DraftKind<IdSchema, FormSchema>) {
  const ofEnterprise = (enterpriseNo: EnterpriseNo, id: string) => and(eq(table.id, id), eq(table.enterpriseNo, enterpriseNo));
  return {
    calls: {
      /** Saves an incomplete application. */
      saveDraft: (context: CallContext, { form, ...shown }: Saved<z.output<IdSchema>, z.output<FormSchema>>) => {
        const { db, ids } = context;
        const enterpriseNo = enterpriseOf(context);
        const content = { form: z.encode(Form, form) };
        return saveDraftIn<z.output<IdSchema>>(context, shown, {
          async hold(id) {
            const [present] = await db.select().from(table).where(ofEnterprise(enterpriseNo, id)).for('update');
            return present;
          },
          async add(kept) {
            const id = newId(ids, Id);
            await db.insert(table).values({ id, enterpriseNo, ...kept, ...content });
            return id;
          },
          change: (id, kept) =>
            db
              .update(table)
              .set({ ...kept, ...content })
              .where(ofEnterprise(enterpriseNo, id)),
        });
      },
      /** The enterprise's applications that are not yet submitted, newest first. */
      listDrafts: async (context: CallContext) => {
        const { db, clock } = context;
        const enterpriseNo = enterpriseOf(context);
        const rows = await db.select().from(table).where(eq(table.enterpriseNo, enterpriseNo)).orderBy(desc(table.savedAt));
        const drafts = rows.map(({ id, version, savedAt, form }) => ({
          id: z.parse(Id, id),
          version,
          savedAt: savedAt.toISOString(),
          form: z.parse(Form, withoutPastWish(form, clock.today())),
        }));
        const named = drafts.flatMap(({ form }) => form.attachments ?? []);
        const files = (await readableFiles(db, enterpriseNo, named)).map(fileView);
        return drafts.map((draft) => ({ ...draft, attachments: files.filter(({ id }) => draft.form.attachments?.includes(id)) }));
      },
      deleteDraft: async (context: CallContext, { id }: { readonly id: z.output<IdSchema> }) => {
        const removed = await context.db
          .delete(table)
          .where(ofEnterprise(enterpriseOf(context), id))
          .returning();
        if (removed.length === 0) throw new Refusal('NOT_FOUND');
        return {};
      },
    },
    /** Deletes the draft from which an application was submitted, if there was one. */
    discard: async (db: Db, enterpriseNo: EnterpriseNo, id: string | undefined): Promise<void> => {
      if (id !== undefined) deferWrites(db, db.delete(table).where(ofEnterprise(enterpriseNo, id)));
    },
  };
}
