import { fen, issuanceChecks, Refusal, ZERO_FEN } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { checkViews, logOf } from '../../applications/application/index.ts';
import { enterprise, voucher } from '../../../schema/index.ts';
import { accountsById, accountView } from '../../foundation/parties/index.ts';
import { supplierAccountView } from '../../trade/suppliers/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { fileView, readableFiles } from '../../foundation/files/index.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { contractById, invoiceUseViews, mergedUses, usesOf } from '../../trade/papers/index.ts';
import { coverageOf, formFacts } from './check-form.ts';
import { readForm, type DraftForm } from './form.ts';
import { issuances, type IssuanceRow } from './repository.ts';
import { issuanceRowViews } from './rows.ts';

/** States in which the issuer sees its checks. */
const STATES_WITH_CHECKS: readonly IssuanceRow['state'][] = ['draft', 'returned', 'awaitingReview', 'voidAwaitingReview'];

async function checksOf(context: CallContext, row: IssuanceRow, form: DraftForm) {
  const { db, clock } = context;
  if (!STATES_WITH_CHECKS.includes(row.state)) return [];
  // The term of a voucher that is to be voided counts from its own day of issue.
  const { input } = await formFacts(db, { issuerNo: row.issuerNo, today: row.issuedOn ?? clock.today(), form, issuanceId: row.id });
  return checkViews(issuanceChecks(input));
}

async function evidenceOf(context: CallContext, row: IssuanceRow, form: DraftForm) {
  const { db } = context;
  const viewerNo = enterpriseOf(context);
  const taken = (await usesOf(db, 'issuance', [row.id])).get(row.id) ?? [];
  const files = await readableFiles(db, viewerNo, form.attachments ?? []);
  return {
    contract: await contractById(db, viewerNo, form.contractId),
    // A draft has not taken its invoices yet; they are only in the form.
    invoices: taken.length > 0 && row.state !== 'draft' ? taken : await invoiceUseViews(db, row.issuerNo, mergedUses(form.invoices ?? [])),
    attachments: files.map(fileView),
  };
}

/** For the issuer or the recipient. */
export const get: Handlers['issuance']['get'] = async (context, { id }) => {
  const { db } = context;
  const viewerNo = enterpriseOf(context);
  const { row, party } = await issuances.find(db, id, viewerNo);
  const [view] = await issuanceRowViews(context, [row], rowViewerOf(context));
  if (!view) throw new Refusal('NOT_FOUND');
  const form = readForm(row.form);
  const accounts = await accountsById(db, [form.payAccountId, row.receivingAccountId]);
  const receiving = row.receivingAccountId === null ? undefined : accounts.get(row.receivingAccountId);
  const paying = form.payAccountId === undefined ? undefined : accounts.get(form.payAccountId);
  const [recipient] =
    row.recipientNo === null
      ? []
      : await db.select({ size: enterprise.size }).from(enterprise).where(eq(enterprise.enterpriseNo, row.recipientNo));
  const [promise] =
    row.voucherId === null ? [] : await db.select({ head: voucher.chainHead }).from(voucher).where(eq(voucher.id, row.voucherId));
  const masked = paying && accountView(paying);
  const received = receiving && (await supplierAccountView(db, viewerNo, receiving));
  return {
    ...view,
    form,
    recipientWithAccount: view.recipient && {
      ...view.recipient,
      accountNumber: received?.accountNumber ?? null,
      bankName: received?.bankName ?? null,
    },
    issuerWithAccount:
      paying?.enterpriseNo === row.issuerNo
        ? { ...view.issuer, accountNumber: masked?.accountNumber ?? null, bankName: masked?.bankName ?? null }
        : { ...view.issuer, accountNumber: null, bankName: null },
    receivingAccount: received ?? null,
    payAccount: paying?.enterpriseNo === row.issuerNo && party === 'own' ? (masked ?? null) : null,
    recipientSize: recipient?.size ?? null,
    ...(await evidenceOf(context, row, form)),
    checks: party === 'own' ? await checksOf(context, row, form) : [],
    log: await logOf(db, 'issuance', row.id, viewerNo),
    chainHead: promise?.head ?? null,
  };
};

/** The checks of a form, with its invoice coverage and the remaining credit. */
export const check: Handlers['issuance']['check'] = async (context, { id, form }) => {
  const { db, clock } = context;
  const issuerNo = enterpriseOf(context);
  if (id !== undefined && (await issuances.find(db, id, issuerNo)).party !== 'own') throw new Refusal('NOT_FOUND');
  const { input } = await formFacts(db, { issuerNo, today: clock.today(), form, issuanceId: id });
  const { quotaAvailable, amount } = input;
  const left = quotaAvailable === undefined ? null : quotaAvailable - (amount ?? 0n);
  return {
    checks: checkViews(issuanceChecks(input)),
    ...coverageOf(amount, input.invoices),
    quotaRemaining: left === null ? null : left > 0n ? fen(left) : ZERO_FEN,
  };
};

export const documents: Handlers['issuance']['documents'] = async (context, { id }) => {
  const { row } = await issuances.find(context.db, id, enterpriseOf(context));
  return evidenceOf(context, row, readForm(row.form));
};

export const log: Handlers['issuance']['log'] = async (context, { id }) => {
  const viewerNo = enterpriseOf(context);
  const { row } = await issuances.find(context.db, id, viewerNo);
  return logOf(context.db, 'issuance', row.id, viewerNo);
};
