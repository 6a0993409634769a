import { FileId, type EnterpriseNo } from '@lianxin/api/contract';
import { invoiceRequestMachine, messageOf, Refusal, type CivilDate, type InvoiceRequestEvent } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { newId } from '../../../ledger/new-id.ts';
import { refusedField } from '../../../platform/refusals.ts';
import { sha256 } from '../../../platform/security/keys.ts';
import { stateAfter } from '../../../platform/state-after.ts';
import { inspectContent } from '../../../platform/storage/inspect.ts';
import { uploadKey, uploadPrefix } from '../../../platform/storage/object-key.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { file, invoiceRequest, invoiceRequestLine, storedObject } from '../../../schema/index.ts';
import { notify, type TellContext } from '../../foundation/messages/index.ts';

export type RequestRow = typeof invoiceRequest.$inferSelect;

/** Issuing also stores the invoice file. */
export type IssuingContext = TellContext & { readonly store: ObjectStore };

export interface IssuedInvoice {
  readonly invoiceNumber: string;
  readonly issuedOn: CivilDate;
  readonly content: Buffer;
}

/** Locks a request. Refuses NOT_FOUND or ILLEGAL_STATE. */
async function held({ db }: TellContext, id: RequestRow['id'], event: InvoiceRequestEvent): Promise<RequestRow> {
  const [row] = await db.select().from(invoiceRequest).where(eq(invoiceRequest.id, id)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  stateAfter(invoiceRequestMachine, 'invoiceRequest', row.state, event);
  return row;
}

/** Refuses a file other than PDF, OFD or XML. */
async function kept({ db, ids, clock, store }: IssuingContext, owner: EnterpriseNo, by: string, { invoiceNumber, content }: IssuedInvoice) {
  const inspected = await inspectContent(content);
  if (inspected?.contentType !== 'application/pdf')
    throw refusedField('content', { zh: '请上传 PDF 版式文件', en: 'It takes the invoice as PDF' });
  const key = uploadKey(uploadPrefix(owner, ids.next()), '.pdf');
  await store.put(key, content);
  const at = clock.now();
  const object = { key, enterpriseNo: owner, size: content.length, contentType: 'application/pdf' };
  await db.insert(storedObject).values({ ...object, sha256: sha256(content), storedAt: at });
  const id = newId(ids, FileId);
  await db.insert(file).values({ ...object, id, name: `数电票${invoiceNumber}.pdf`, uploadedBy: by, uploadedAt: at });
  return id;
}

/** Records the invoice that was issued and gives the enterprise its file. */
export async function issueInvoice(context: IssuingContext, id: RequestRow['id'], issued: IssuedInvoice): Promise<RequestRow> {
  const row = await held(context, id, 'issueInvoice');
  const { invoiceNumber, issuedOn } = issued;
  const fileId = await kept(context, row.enterpriseNo, row.requestedBy, issued);
  const [done] = await context.db
    .update(invoiceRequest)
    .set({ state: 'issued', invoiceNumber, issuedOn, fileId, decidedAt: context.clock.now(), version: row.version + 1 })
    .where(eq(invoiceRequest.id, id))
    .returning();
  await notify(context, {
    ...messageOf('invoiceIssued', { request: row.requestNumber, number: invoiceNumber }),
    enterpriseNo: row.enterpriseNo,
    subjectId: id,
  });
  return done ?? row;
}

export async function returnRequest(context: TellContext, id: RequestRow['id'], reason: string): Promise<RequestRow> {
  const row = await held(context, id, 'returnRequest');
  const [done] = await context.db
    .update(invoiceRequest)
    .set({ state: 'returned', reason, decidedAt: context.clock.now(), version: row.version + 1 })
    .where(eq(invoiceRequest.id, id))
    .returning();
  await context.db.update(invoiceRequestLine).set({ live: false }).where(eq(invoiceRequestLine.requestId, id));
  await notify(context, {
    ...messageOf('invoiceReturned', { request: row.requestNumber, reason }),
    enterpriseNo: row.enterpriseNo,
    subjectId: id,
  });
  return done ?? row;
}
