import { IssuanceId, type EnterpriseNo } from '@lianxin/api/contract';
import { issuanceChecks, Refusal } from '@lianxin/domain';
import { guardAct } from '../applications/guard.ts';
import { lapsesPlanned } from '../applications/lapse.ts';
import { nextNumber } from '../applications/numbers.ts';
import type { Db } from '../../platform/db/client.ts';
import { leaveWrites } from '../../platform/db/together.ts';
import { issuance } from '../../schema/index.ts';
import { accountOf } from '../enterprise/accounts.ts';
import { isSupplierOf } from '../enterprise/suppliers.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { refusedField } from '../../platform/refusals.ts';
import type { ActContext } from '../../ledger/act-context.ts';
import { actOf } from '../applications/act-of.ts';
import { newId } from '../../ledger/new-id.ts';
import { foreignFiles } from '../trade/files.ts';
import { takeInvoices, takeNewInvoices } from '../trade/invoice-use.ts';
import { checkInput, type DraftForm } from './check-form.ts';
import { issuerStanding } from '../enterprise/core-enterprise.ts';
import { formColumns } from './form.ts';
import { isPromiseFree } from './promise-number.ts';
import { reserveQuota } from '../credit/quota.ts';
import { refuseChecks } from './refuse-checks.ts';
import { issuances, referenceOf, type IssuanceRow } from './repository.ts';
import { tellIssuance } from './tell.ts';

const NUMBERING = { prefix: 'OP', sequence: 'application_number_seq' };

/** A new draft of the person's. */
export async function insertDraft(
  context: ActContext,
  viewer: CallContext['viewer'],
  issuerNo: EnterpriseNo,
  form: DraftForm,
): Promise<IssuanceRow> {
  const { db, ids, clock, actor } = context;
  const now = clock.now();
  const [row] = await db
    .insert(issuance)
    .values({
      id: newId(ids, IssuanceId),
      applicationNumber: await nextNumber(context, NUMBERING),
      issuerNo,
      state: 'draft',
      makerId: viewer.userId,
      makerName: viewer.displayName,
      stateSince: now,
      changedBy: actor.name,
      changedAt: now,
      createdAt: now,
      ...formColumns(form, false),
    })
    .returning();
  if (!row) throw new Error('a draft was not written');
  return row;
}

/** Refuses what the domain's checks do not see: whose accounts, files and promise number they are. */
async function assertOwnTrade(db: Db, issuerNo: EnterpriseNo, form: DraftForm, issuanceId: IssuanceId | undefined): Promise<void> {
  const { payAccountId, attachments = [], promiseNumber = '' } = form;
  const account = payAccountId && (await accountOf(db, issuerNo, payAccountId));
  if (!account || account.state !== 'normal')
    throw refusedField('form.payAccountId', { zh: '付款账户不可用', en: 'This account cannot pay' });
  if ((await foreignFiles(db, issuerNo, attachments)).length > 0)
    throw refusedField('form.attachments', { zh: '附件不存在', en: 'An attachment is missing' });
  if (!(await isPromiseFree(db, issuerNo, promiseNumber, issuanceId)))
    throw refusedField('form.promiseNumber', {
      zh: '付款承诺函编号无效或已使用',
      en: 'The number of the promise is not valid, or used already',
    });
}

/** Submits an application to the reviewer: everything is checked anew, the credit line and the invoices are taken. */
export const apply: Handlers['issuance']['apply'] = async (context, { id, version, form }) => {
  const { db, clock, viewer } = context;
  const issuerNo = enterpriseOf(context);
  const present = id === undefined ? undefined : await issuances.own(db, id, issuerNo, 'submit');
  if (present) guardAct('issuance', present, 'own', viewer, 'submit', version ?? present.version);
  const standing = await issuerStanding(context);
  if (!standing.core) throw new Refusal('FORBIDDEN');
  const question = { issuerNo, issuerSuspended: standing.suspended, today: clock.today(), form, issuanceId: id, lock: true };
  refuseChecks(issuanceChecks(await checkInput(db, question)), standing.suspensionReason);
  await assertOwnTrade(db, issuerNo, form, id);
  const act = actOf(context);
  const row = present ?? (await insertDraft(act, viewer, issuerNo, form));
  await reserveQuota(act, { issuanceId: row.id, enterpriseNo: issuerNo, channel: form.channel, amount: form.amount });
  const owner = { ownerKind: 'issuance', ownerId: row.id } as const;
  await (present ? takeInvoices(db, owner, form.invoices) : takeNewInvoices(db, [{ owner, wanted: form.invoices }]));
  const moved = await issuances.move(act, row, 'submit', {
    ...formColumns(form, true),
    makerId: viewer.userId,
    makerName: viewer.displayName,
    reviewerId: null,
    reason: null,
    submittedAt: clock.now(),
  });
  await leaveWrites(db, lapsesPlanned(act, 'issuance', [{ subject: moved.id, dueOn: form.dueOn }]));
  await tellIssuance(context, moved, 'submit');
  return referenceOf(moved);
};

/** A draft may be wrong in anything but whom it names: names are only for those who deal with each other. */
async function assertKnownRecipient(db: Db, issuerNo: EnterpriseNo, { recipientNo }: DraftForm): Promise<void> {
  if (recipientNo !== undefined && !(await isSupplierOf(db, issuerNo, recipientNo)))
    throw refusedField('form.recipientNo', { zh: '接收方不在供应商名录中', en: 'The recipient is not among your suppliers' });
}

/** Keeps a form as it stands, whatever is still open in it. */
export const saveDraft: Handlers['issuance']['saveDraft'] = async (context, { id, version, form }) => {
  const { db, viewer } = context;
  const issuerNo = enterpriseOf(context);
  await assertKnownRecipient(db, issuerNo, form);
  const act = actOf(context);
  if (id === undefined) return referenceOf(await insertDraft(act, viewer, issuerNo, form));
  const row = await issuances.own(db, id, issuerNo, 'edit');
  guardAct('issuance', row, 'own', viewer, 'edit', version ?? row.version);
  return referenceOf(
    await issuances.move(act, row, 'edit', {
      ...formColumns(form, false),
      makerId: viewer.userId,
      makerName: viewer.displayName,
      // Who returned it may have become an operator since.
      reviewerId: null,
    }),
  );
};

/** Throws a draft or a returned application away. */
export const deleteDraft: Handlers['issuance']['deleteDraft'] = async (context, { id, version }) => {
  const row = await issuances.ownFor(context, id, 'delete', version);
  await issuances.move(actOf(context), row, 'delete', { removed: true });
  return {};
};
