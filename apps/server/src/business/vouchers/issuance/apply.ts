import { IssuanceId, type Contract, type EnterpriseNo, type RequestOf } from '@lianxin/api/contract';
import { issuanceChecks, Refusal } from '@lianxin/domain';
import { actOf, guardAct, lapsesPlanned, nextNumber, numberOf } from '../../applications/application/index.ts';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { assertOpenCategory, sortedUnder } from '../../trade/categories/index.ts';
import { issuerStanding } from '../../foundation/parties/index.ts';
import { isSupplierOf, mergedAmong, notASupplier } from '../../trade/suppliers/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { refusedField } from '../../../platform/refusals.ts';
import type { ActContext } from '../../../ledger/act-context.ts';
import { newId } from '../../../ledger/new-id.ts';
import { takeInvoices, takeNewInvoices } from '../../trade/papers/index.ts';
import { formFacts } from './check-form.ts';
import { formColumns, type DraftForm } from './form.ts';
import type { FormPartyFacts } from './form-standing.ts';
import { reserveQuota } from '../credit/index.ts';
import { refuseChecks } from './refuse-checks.ts';
import { issuances, newIssuance, referenceOf, type IssuanceRow } from './repository.ts';
import { tellSubmitted } from './tell.ts';

const NUMBERING = { prefix: 'OP', sequence: 'application_number_seq' };

type Drafting = ActContext & Pick<CallContext, 'viewer'>;

function newDraft(
  { ids, clock, actor, viewer }: Drafting,
  issuerNo: EnterpriseNo,
  applicationNumber: string,
  form: DraftForm,
  batchNumber: string | null = null,
): IssuanceRow {
  const now = clock.now();
  return {
    id: newId(ids, IssuanceId),
    applicationNumber,
    batchNumber,
    issuerNo,
    state: 'draft',
    version: 0,
    ...formColumns(form, false),
    removed: false,
    makerId: viewer.userId,
    makerName: viewer.displayName,
    reviewerId: null,
    signerId: null,
    signerName: null,
    confirmerId: null,
    voidMakerId: null,
    voidReviewerId: null,
    submittedAt: null,
    passedAt: null,
    issuedOn: null,
    reservedNumber: null,
    signedOn: null,
    signDeadline: null,
    reason: null,
    voucherId: null,
    stateSince: now,
    changedBy: actor.name,
    changedAt: now,
    createdAt: now,
  };
}

/** Refuses accounts, files and promise numbers of others, which the domain cannot check. */
function assertOwnTrade({ canPay, ownFiles, isPromiseFree }: FormPartyFacts, { attachments = [] }: DraftForm): void {
  if (!canPay) throw refusedField('form.payAccountId', { zh: '付款账户不可用', en: 'This account cannot pay' });
  if (!attachments.every((id) => ownFiles.has(id)))
    throw refusedField('form.attachments', { zh: '附件不存在', en: 'An attachment is missing' });
  if (!isPromiseFree)
    throw refusedField('form.promiseNumber', {
      zh: '付款承诺函编号无效或已使用',
      en: 'The number of the promise is not valid, or used already',
    });
}

/**
 * Checks everything again, and takes the credit and the invoices. The reviewers are told by the caller. `batchOf`: the batch of a new
 * application, by its own number.
 */
export async function submitIssuance(
  context: CallContext,
  { id, version, form }: RequestOf<Contract['issuance']['apply']>,
  batchOf?: (applicationNumber: string) => string,
): Promise<IssuanceRow> {
  const { db, clock, viewer } = context;
  const issuerNo = enterpriseOf(context);
  const present = id === undefined ? undefined : await issuances.own(db, id, issuerNo, 'submit');
  if (present) guardAct('issuance', present, 'own', viewer, 'submit', version ?? present.version);
  const question = { issuerNo, today: clock.today(), form, issuanceId: id, isNew: present === undefined, lock: true };
  const [{ core }, { input, standing, line }] = await settled([issuerStanding(context), formFacts(db, question)] as const);
  if (!core) throw new Refusal('FORBIDDEN');
  refuseChecks(issuanceChecks(input), standing);
  assertOwnTrade(standing, form);
  await assertOpenCategory(db, issuerNo, form.categoryId, 'form.categoryId');
  const act = actOf(context);
  const drawn = numberOf(clock, NUMBERING.prefix, standing.drawn ?? 0);
  const change = {
    ...formColumns(form, true),
    makerId: viewer.userId,
    makerName: viewer.displayName,
    reviewerId: null,
    reason: null,
    submittedAt: clock.now(),
  };
  const moved = await (present
    ? issuances.move(act, present, 'submit', change)
    : issuances.begin(act, newDraft({ ...act, viewer }, issuerNo, drawn, form, batchOf?.(drawn)), 'submit', change, newIssuance));
  await reserveQuota(act, { issuanceId: moved.id, enterpriseNo: issuerNo, channel: form.channel, amount: form.amount }, line);
  const owner = { ownerKind: 'issuance', ownerId: moved.id } as const;
  await (present ? takeInvoices(db, owner, form.invoices) : takeNewInvoices(db, [{ owner, wanted: form.invoices }]));
  const sorted = { enterpriseNo: issuerNo, kind: 'voucher', subjectId: moved.id, categoryId: form.categoryId } as const;
  if (present || form.categoryId !== undefined) deferWrites(db, sortedUnder(clock, sorted));
  deferWrites(db, lapsesPlanned(act, 'issuance', [{ subject: moved.id, dueOn: form.dueOn }]));
  return moved;
}

export const apply: Handlers['issuance']['apply'] = async (context, request) => {
  const moved = await submitIssuance(context, request);
  await tellSubmitted(context, [moved]);
  return referenceOf(moved);
};

/** A draft may contain any mistake except an unknown recipient, because its name would be disclosed. */
async function assertKnownRecipient(db: Db, issuerNo: EnterpriseNo, { recipientNo }: DraftForm): Promise<void> {
  if (recipientNo === undefined || (await isSupplierOf(db, issuerNo, recipientNo))) return;
  const merged = await mergedAmong(db, issuerNo, [recipientNo]);
  throw refusedField('form.recipientNo', notASupplier(merged.get(recipientNo)));
}

/** Saves a form, complete or not. */
export const saveDraft: Handlers['issuance']['saveDraft'] = async (context, { id, version, form }) => {
  const { db, viewer } = context;
  const issuerNo = enterpriseOf(context);
  await assertKnownRecipient(db, issuerNo, form);
  const act = actOf(context);
  if (id === undefined) {
    const draft = newDraft({ ...act, viewer }, issuerNo, await nextNumber(context, NUMBERING), form);
    deferWrites(db, newIssuance(draft));
    return referenceOf(draft);
  }
  const row = await issuances.own(db, id, issuerNo, 'edit');
  guardAct('issuance', row, 'own', viewer, 'edit', version ?? row.version);
  return referenceOf(
    await issuances.move(act, row, 'edit', {
      ...formColumns(form, false),
      makerId: viewer.userId,
      makerName: viewer.displayName,
      // The reviewer who returned it may have become an operator.
      reviewerId: null,
    }),
  );
};

export const deleteDraft: Handlers['issuance']['deleteDraft'] = async (context, { id, version }) => {
  const row = await issuances.ownFor(context, id, 'delete', version);
  await issuances.move(actOf(context), row, 'delete', { removed: true });
  return {};
};
