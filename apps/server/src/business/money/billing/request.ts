import { InvoiceRequestId } from '@lianxin/api/contract';
import { Refusal, sumFen } from '@lianxin/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { newId } from '../../../ledger/new-id.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { billableCharge, enterprise, invoiceRequest, invoiceRequestLine } from '../../../schema/index.ts';
import { nextNumber } from '../../applications/application/index.ts';
import { profileOf } from './profile.ts';
import { billableView, requestView } from './rows.ts';

const NUMBERING = { prefix: 'KP', sequence: 'invoice_request_number_seq' };

/** Requests one invoice for paid fees. Refuses VALIDATION without an addressee, and NOT_FOUND for fees that cannot be invoiced. */
export const requestInvoice: Handlers['billing']['requestInvoice'] = async (context, { feeIds }) => {
  const { db, ids, clock, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  // Lock the enterprise: a second request for the same fee waits and then does not find it.
  await db.select({ no: enterprise.enterpriseNo }).from(enterprise).where(eq(enterprise.enterpriseNo, enterpriseNo)).for('update');
  const { saved, version: _version, changedBy: _changedBy, changedAt: _changedAt, ...addressee } = await profileOf(db, enterpriseNo);
  if (!saved) throw refusedField('feeIds', { zh: '请先填写开票信息', en: 'Say first whom invoices are made out to' });
  const wanted = [...new Set(feeIds)];
  const rows = await db
    .select()
    .from(billableCharge)
    .where(and(eq(billableCharge.enterpriseNo, enterpriseNo), inArray(billableCharge.id, wanted)));
  if (rows.length !== wanted.length) throw new Refusal('NOT_FOUND');
  const lines = rows.map(billableView);
  const id = newId(ids, InvoiceRequestId);
  const row = {
    ...addressee,
    id,
    enterpriseNo,
    requestNumber: await nextNumber(context, NUMBERING),
    state: 'waiting' as const,
    amount: sumFen(lines.map(({ amount }) => amount)),
    tax: sumFen(lines.map(({ tax }) => tax)),
    requestedBy: viewer.userId,
    requesterName: viewer.displayName,
    requestedAt: clock.now(),
  };
  const [made] = await db.insert(invoiceRequest).values(row).returning();
  if (!made) throw new Error('the request was not written');
  await db.insert(invoiceRequestLine).values(
    lines.map(({ id: chargeId, summary, kind, amount, taxRate, tax }, position) => {
      return { requestId: id, chargeId, position, summary, kind, amount, taxPpm: taxRate, tax };
    }),
  );
  await recordAudit(context, 'billing.requestInvoice', id);
  return requestView({ row: made, file: null });
};
