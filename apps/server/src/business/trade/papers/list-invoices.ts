import type { Contract, EnterpriseNo, RequestOf } from '@lianxin/api/contract';
import type { Verification } from '@lianxin/domain';
import { and, count, eq, gte, ilike, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { countedPage, stateCountOf } from '../../../platform/db/counted-page.ts';
import { containing, isAmountIn, orderOf, windowOf } from '../../../platform/db/page.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { tradeInvoice } from '../../../schema/index.ts';
import { invoiceRows, invoiceRowViews } from './invoice-rows.ts';
import { COVERING } from './invoice-use.ts';
import { partyTo } from './parties-of-trade.ts';
import { invoiceViews } from './trade-views.ts';

type Request = RequestOf<Contract['tradeInvoice']['listManaged']> & RequestOf<Contract['tradeInvoice']['list']>;

const { usedAmount, amountWithTax, verification } = tradeInvoice;

const USAGE: Readonly<Record<NonNullable<Request['usage']>, SQL>> = {
  none: sql`${usedAmount} = 0`,
  part: sql`${usedAmount} > 0 and ${usedAmount} < ${amountWithTax}`,
  all: sql`${usedAmount} = ${amountWithTax}`,
};

/** All filters except the verification. */
function filterOf(ownNo: EnterpriseNo, request: Request): SQL | undefined {
  const { search, unusedOnly, usage, kind, contractId, issuedFrom, issuedTo, disputedOnly, ids } = request;
  const pattern = search ? containing(search) : undefined;
  return and(
    partyTo(tradeInvoice, ownNo, request),
    isNull(tradeInvoice.supersededAt),
    ids && inArray(tradeInvoice.id, ids),
    unusedOnly ? sql`${usedAmount} < ${amountWithTax}` : undefined,
    usage && USAGE[usage],
    kind && eq(tradeInvoice.kind, kind),
    contractId && eq(tradeInvoice.contractId, contractId),
    issuedFrom && gte(tradeInvoice.issuedOn, issuedFrom),
    issuedTo && lte(tradeInvoice.issuedOn, issuedTo),
    disputedOnly ? isNotNull(tradeInvoice.disputedAt) : undefined,
    pattern === undefined
      ? undefined
      : or(
          ilike(tradeInvoice.number, pattern),
          ilike(tradeInvoice.goods, pattern),
          ilike(tradeInvoice.code, pattern),
          isAmountIn(search, amountWithTax),
        ),
  );
}

// Usable invoices first, so that the first page offers something to pick.
const USABLE_FIRST = sql`case when ${usedAmount} < ${amountWithTax} and ${tradeInvoice.disputedAt} is null and ${inArray(verification, COVERING)} then 0 else 1 end`;
const SORTS = { issuedOn: tradeInvoice.issuedOn, amountWithTax, usedAmount, number: tradeInvoice.number };

const orderedBy = (request: Pick<Request, 'page' | 'pageSize' | 'sort'>): SQL[] => [
  ...(request.sort === undefined ? [USABLE_FIRST] : []),
  ...orderOf(request, SORTS, tradeInvoice.issuedOn, tradeInvoice.id),
];

/** Invoices of the enterprise with their used amounts. */
export const listInvoices: Handlers['tradeInvoice']['list'] = async (context, request) => {
  const { db } = context;
  const where = filterOf(enterpriseOf(context), request);
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(tradeInvoice)
    .where(where)
    .orderBy(...orderedBy(request))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(tradeInvoice).where(where);
  return { list: await invoiceViews(db, rows), total: counted?.total ?? 0, page: request.page, pageSize: request.pageSize };
};

/** Also with allowed acts, and counted by verification. */
export const listManagedInvoices: Handlers['tradeInvoice']['listManaged'] = async (context, request) => {
  const { db } = context;
  const filter = filterOf(enterpriseOf(context), request);
  const { limit, offset } = windowOf(request);
  const rows = await invoiceRows(db)
    .where(request.verification ? and(filter, eq(verification, request.verification)) : filter)
    .orderBy(...orderedBy(request))
    .limit(limit)
    .offset(offset);
  const counted = await db
    .select({
      state: verification,
      ...stateCountOf({
        amountWithoutTax: tradeInvoice.amountWithoutTax,
        amountWithTax,
        usedAmount,
        freeAmount: sql`${amountWithTax} - ${usedAmount}`,
      }),
      endangered: sql<string>`count(*) filter (where ${usedAmount} > 0)`,
    })
    .from(tradeInvoice)
    .where(filter)
    .groupBy(verification);
  const of = (one: Verification) => counted.find(({ state }) => state === one);
  const states = request.verification && [request.verification];
  return {
    ...countedPage({ ...request, states }, await invoiceRowViews(context, rows), counted),
    endangered: Number(of('void')?.endangered ?? 0) + Number(of('reversed')?.endangered ?? 0),
  };
};
