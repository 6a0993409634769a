import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { issueInvoice, type RequestRow, returnRequest } from '../../business/money/billing/index.ts';
import { windowOf } from '../../platform/db/page.ts';
import { enterprise, invoiceRequest, invoiceRequestLine } from '../../schema/index.ts';
import type { OperationHandlers, OperatorContext } from '../handler.ts';
import { assertAnotherPerson } from './another-person.ts';

async function decided(context: OperatorContext, { id, state, enterpriseNo, invoiceNumber, reason, requestedBy }: RequestRow) {
  await assertAnotherPerson(context, requestedBy);
  return { answer: {}, subjectId: id, before: { state: 'waiting' }, after: { state, enterpriseNo, invoiceNumber, reason } };
}

/** Invoices that enterprises ask the platform for. */
export const invoiceHandlers: OperationHandlers['invoices'] = {
  async list({ db }, { state, ...page }) {
    const where = and(state === undefined ? undefined : eq(invoiceRequest.state, state));
    const { limit, offset } = windowOf(page);
    const rows = await db
      .select({ request: invoiceRequest, name: enterprise.name })
      .from(invoiceRequest)
      .innerJoin(enterprise, eq(enterprise.enterpriseNo, invoiceRequest.enterpriseNo))
      .where(where)
      .orderBy(asc(invoiceRequest.requestedAt), asc(invoiceRequest.id))
      .limit(limit)
      .offset(offset);
    const ids = rows.map(({ request }) => request.id);
    const lines = ids.length === 0 ? [] : await db.select().from(invoiceRequestLine).where(inArray(invoiceRequestLine.requestId, ids));
    const [all] = await db.select({ count: count() }).from(invoiceRequest).where(where);
    return {
      list: rows.map(({ request, name }) => {
        const { id, requestNumber, enterpriseNo, kind, title, taxNumber, address, phone, bankName, accountNumber, email } = request;
        return {
          id,
          requestNumber,
          enterprise: { enterpriseNo, name },
          state: request.state,
          kind,
          title,
          taxNumber,
          address,
          phone,
          bankName,
          accountNumber,
          email,
          amount: request.amount,
          tax: request.tax,
          items: lines.filter(({ requestId }) => requestId === id).map((line) => line.summary || line.kind),
          requestedAt: request.requestedAt.toISOString(),
          invoiceNumber: request.invoiceNumber,
        };
      }),
      total: all?.count ?? 0,
    };
  },
  issue: async (context, { id, invoiceNumber, issuedOn, content }) =>
    decided(context, await issueInvoice(context, id, { invoiceNumber, issuedOn, content: Buffer.from(content, 'base64') })),
  return: async (context, { id, reason }) => decided(context, await returnRequest(context, id, reason)),
};
