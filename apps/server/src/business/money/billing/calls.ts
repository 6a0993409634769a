import type { SomeCalls } from '../../../calls/call.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { FeeItemId } from '@lianxin/api/contract';
import { Refusal, sumFen, vatIn, vatRateOf } from '@lianxin/domain';
import { and, asc, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { countedPage, stateCountOf } from '../../../platform/db/counted-page.ts';
import { containing, orderOf, windowOf } from '../../../platform/db/page.ts';
import { settled } from '../../../platform/db/settled.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { billableCharge, invoiceRequest, invoiceRequestLine } from '../../../schema/index.ts';
import { profileOf, saveInvoiceProfile } from './profile.ts';
import { requestInvoice } from './request.ts';
import { billableView, requestView, selectRequests } from './rows.ts';

const listBillable: Handlers['billing']['listBillable'] = async (context, request) => {
  const { db } = context;
  const { page, pageSize, search, ids } = request;
  const pattern = search && containing(search);
  const filter = and(
    eq(billableCharge.enterpriseNo, enterpriseOf(context)),
    ids === undefined ? undefined : inArray(billableCharge.id, [...ids]),
    pattern ? or(ilike(billableCharge.summary, pattern), ilike(billableCharge.businessNumber, pattern)) : undefined,
  );
  const { limit, offset } = windowOf(request);
  const sorts = { amount: billableCharge.amount, paidAt: billableCharge.paidAt };
  const [rows, found] = await settled([
    db
      .select()
      .from(billableCharge)
      .where(filter)
      .orderBy(...orderOf(request, sorts, billableCharge.paidAt, billableCharge.id))
      .limit(limit)
      .offset(offset),
    db.select({ kind: billableCharge.kind, amount: billableCharge.amount }).from(billableCharge).where(filter),
  ] as const);
  const columnSums = {
    amount: sumFen(found.map(({ amount }) => amount)),
    tax: sumFen(found.map(({ kind, amount }) => vatIn(amount, vatRateOf(kind)))),
  };
  return { list: rows.map(billableView), total: found.length, page, pageSize, columnSums };
};

const listInvoiceRequests: Handlers['billing']['listInvoiceRequests'] = async (context, request) => {
  const { db } = context;
  const { states, search } = request;
  const pattern = search && containing(search);
  const filter = and(
    eq(invoiceRequest.enterpriseNo, enterpriseOf(context)),
    pattern ? or(ilike(invoiceRequest.requestNumber, pattern), ilike(invoiceRequest.invoiceNumber, pattern)) : undefined,
  );
  const { limit, offset } = windowOf(request);
  const sorts = { requestNumber: invoiceRequest.requestNumber, amount: invoiceRequest.amount, issuedOn: invoiceRequest.issuedOn };
  const [rows, counts] = await settled([
    selectRequests(db)
      .where(and(filter, states && states.length > 0 ? inArray(invoiceRequest.state, states) : undefined))
      .orderBy(...orderOf(request, sorts, invoiceRequest.requestedAt, invoiceRequest.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ state: invoiceRequest.state, ...stateCountOf({ amount: invoiceRequest.amount, tax: invoiceRequest.tax }) })
      .from(invoiceRequest)
      .where(filter)
      .groupBy(invoiceRequest.state),
  ] as const);
  return countedPage(request, rows.map(requestView), counts);
};

const invoiceRequestDetail: Handlers['billing']['invoiceRequest'] = async (context, { id }) => {
  const { db } = context;
  const [selected] = await selectRequests(db).where(and(eq(invoiceRequest.id, id), eq(invoiceRequest.enterpriseNo, enterpriseOf(context))));
  if (!selected) throw new Refusal('NOT_FOUND');
  const lines = await db
    .select()
    .from(invoiceRequestLine)
    .where(eq(invoiceRequestLine.requestId, id))
    .orderBy(asc(invoiceRequestLine.position), desc(invoiceRequestLine.chargeId));
  return {
    ...requestView(selected),
    lines: lines.map(({ chargeId, summary, kind, amount, taxPpm, tax }) => {
      return { id: z.parse(FeeItemId, chargeId), summary, kind, amount, taxRate: taxPpm, tax };
    }),
  };
};

/** Invoices for fees paid to the platform. */
export const billingCalls = {
  billing: {
    invoiceProfile: { scope: 'enterprise', statements: 2, handle: async (context) => profileOf(context.db, enterpriseOf(context)) },
    saveInvoiceProfile: { scope: 'enterprise', statements: 7, handle: saveInvoiceProfile },
    requestInvoice: { scope: 'enterprise', statements: 10, handle: requestInvoice },
    listBillable: { scope: 'enterprise', statements: 3, handle: listBillable },
    listInvoiceRequests: { scope: 'enterprise', statements: 3, handle: listInvoiceRequests },
    invoiceRequest: { scope: 'enterprise', statements: 2, handle: invoiceRequestDetail },
  },
} satisfies SomeCalls;
