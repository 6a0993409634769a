import { TradeContractId, TradeInvoiceId, type Contract, type EnterpriseNo, type FileId, type RequestOf } from '@lianxin/api/contract';
import { fen, Refusal } from '@lianxin/domain';
import { and, count, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containing, orderOf, windowOf } from '../../platform/db/page.ts';
import { supplierRelation, tradeContract, tradeInvoice } from '../../schema/index.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../calls/handler.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { FieldRefusal, refusedField, type RefusedField } from '../../platform/refusals.ts';
import { newId } from '../../ledger/new-id.ts';
import { foreignFiles, grantFiles } from './files.ts';
import { STANDING } from './invoice-use.ts';
import { supersede } from './supersede.ts';
import { contractViews, invoiceViews } from './trade-views.ts';
import { usualTrade } from './usual-trade.ts';

type Parties = { readonly counterpartyNo: EnterpriseNo; readonly side: 'buyer' | 'seller'; readonly fileId?: FileId | undefined };

/** Who buys and who sells, as the registering enterprise says; the other must be one it deals with. */
async function partiesOfTrade(context: CallContext, { counterpartyNo, side, fileId }: Parties) {
  const { db } = context;
  const ownNo = enterpriseOf(context);
  const [buyerNo, sellerNo] = side === 'buyer' ? [ownNo, counterpartyNo] : [counterpartyNo, ownNo];
  const [relation] = await db
    .select()
    .from(supplierRelation)
    .where(and(eq(supplierRelation.buyerNo, buyerNo), eq(supplierRelation.supplierNo, sellerNo)));
  if (!relation) throw new Refusal('NOT_FOUND');
  if (fileId !== undefined && (await foreignFiles(db, ownNo, [fileId])).length > 0) throw new Refusal('NOT_FOUND');
  if (fileId !== undefined) await grantFiles(db, [fileId], counterpartyNo);
  return { ownNo, buyerNo, sellerNo };
}

type PartyColumns = Readonly<Record<'buyerNo' | 'sellerNo', AnyPgColumn>>;

interface Sought {
  readonly counterpartyNo?: EnterpriseNo | undefined;
  readonly side?: Parties['side'] | undefined;
}

/** Contracts or invoices to which the enterprise is a party, on one side or either, with one other enterprise or any. */
function partyTo({ buyerNo, sellerNo }: PartyColumns, ownNo: EnterpriseNo, { counterpartyNo, side }: Sought): SQL | undefined {
  const between = (own: AnyPgColumn, other: AnyPgColumn) =>
    and(eq(own, ownNo), counterpartyNo === undefined ? undefined : eq(other, counterpartyNo));
  const sides = { buyer: between(buyerNo, sellerNo), seller: between(sellerNo, buyerNo) };
  return side === undefined ? or(sides.buyer, sides.seller) : sides[side];
}

/** Contracts to which the enterprise is a party. */
export const tradeContractHandlers: Handlers['tradeContract'] = {
  async list(context, request) {
    const { db } = context;
    const pattern = request.search ? containing(request.search) : undefined;
    const where = and(
      partyTo(tradeContract, enterpriseOf(context), request),
      request.ids && inArray(tradeContract.id, request.ids),
      pattern === undefined ? undefined : or(ilike(tradeContract.number, pattern), ilike(tradeContract.name, pattern)),
    );
    const sorts = { signedOn: tradeContract.signedOn, amount: tradeContract.amount, number: tradeContract.number };
    const { limit, offset } = windowOf(request);
    const rows = await db
      .select()
      .from(tradeContract)
      .where(where)
      .orderBy(...orderOf(request, sorts, tradeContract.signedOn, tradeContract.id))
      .limit(limit)
      .offset(offset);
    const [counted] = await db.select({ total: count() }).from(tradeContract).where(where);
    return { list: await contractViews(db, rows), total: counted?.total ?? 0, page: request.page, pageSize: request.pageSize };
  },
  usual: usualTrade,
  async save(context, { counterpartyNo, side, fileId, endsOn, paymentTerms, voucherClause, ...record }) {
    const { db, ids, clock } = context;
    if (record.signedOn > clock.today())
      throw refusedField('signedOn', { zh: '签订日期不能晚于今天', en: 'It cannot be signed after today' });
    const { ownNo, ...parties } = await partiesOfTrade(context, { counterpartyNo, side, fileId });
    const rows = await db
      .insert(tradeContract)
      .values({
        id: newId(ids, TradeContractId),
        ...record,
        ...parties,
        endsOn: endsOn ?? null,
        paymentTerms: paymentTerms ?? null,
        voucherClause: voucherClause ?? null,
        fileId: fileId ?? null,
        registeredByNo: ownNo,
        registeredAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    const [view] = await contractViews(db, rows);
    if (!view) throw new Refusal('DUPLICATE');
    return view;
  },
};

type NewInvoice = RequestOf<Contract['tradeInvoice']['save']>;

/** What an invoice of each kind must look like (rules §7). */
function invoiceProblems({ kind, code, number, issuedOn, amountWithoutTax, amountWithTax }: NewInvoice, today: string): RefusedField[] {
  const digital = kind === 'digitalSpecial' || kind === 'digitalOrdinary';
  const problems: RefusedField[] = [];
  if (!(digital ? /^\d{20}$/ : /^\d{8}$/).test(number))
    problems.push({
      path: 'number',
      message: digital
        ? { zh: '数电票号码为 20 位数字', en: 'The number of a fully digital invoice has 20 digits' }
        : { zh: '发票号码为 8 位数字', en: 'The number of an invoice has 8 digits' },
    });
  if (digital ? (code ?? '') !== '' : !/^(\d{10}|\d{12})$/.test(code ?? ''))
    problems.push({
      path: 'code',
      message: digital
        ? { zh: '数电票没有发票代码', en: 'A fully digital invoice has no code' }
        : { zh: '发票代码为 10 或 12 位数字', en: 'The code of an invoice has 10 or 12 digits' },
    });
  if (issuedOn > today) problems.push({ path: 'issuedOn', message: { zh: '开票日期不能晚于今天', en: 'It cannot be issued after today' } });
  if (amountWithTax < amountWithoutTax)
    problems.push({
      path: 'amountWithTax',
      message: { zh: '价税合计不能小于不含税金额', en: 'The total with tax is below the amount without tax' },
    });
  return problems;
}

/** Invoices to which the enterprise is a party, with what other businesses already use of them. */
export const tradeInvoiceHandlers: Handlers['tradeInvoice'] = {
  async list(context, request) {
    const { db } = context;
    const { search, unusedOnly, ids } = request;
    const pattern = search ? containing(search) : undefined;
    const where = and(
      partyTo(tradeInvoice, enterpriseOf(context), request),
      isNull(tradeInvoice.supersededAt),
      ids && inArray(tradeInvoice.id, ids),
      unusedOnly ? sql`${tradeInvoice.usedAmount} < ${tradeInvoice.amountWithTax}` : undefined,
      pattern === undefined ? undefined : or(ilike(tradeInvoice.number, pattern), ilike(tradeInvoice.goods, pattern)),
    );
    // What still covers something comes before what is used up or does not stand, so that the first page shows what can be picked.
    const spent = sql`case when ${tradeInvoice.usedAmount} < ${tradeInvoice.amountWithTax} and ${inArray(tradeInvoice.verification, STANDING)} then 0 else 1 end`;
    const sorts = { issuedOn: tradeInvoice.issuedOn, amountWithTax: tradeInvoice.amountWithTax, number: tradeInvoice.number };
    const { limit, offset } = windowOf(request);
    const rows = await db
      .select()
      .from(tradeInvoice)
      .where(where)
      .orderBy(...(request.sort === undefined ? [spent] : []), ...orderOf(request, sorts, tradeInvoice.issuedOn, tradeInvoice.id))
      .limit(limit)
      .offset(offset);
    const [counted] = await db.select({ total: count() }).from(tradeInvoice).where(where);
    return { list: await invoiceViews(db, rows), total: counted?.total ?? 0, page: request.page, pageSize: request.pageSize };
  },
  async save(context, request) {
    const { db, ids, clock } = context;
    const problems = invoiceProblems(request, clock.today());
    if (problems.length > 0) throw new FieldRefusal(problems);
    const { counterpartyNo, side, fileId, code, ...record } = request;
    const { ownNo, ...parties } = await partiesOfTrade(context, { counterpartyNo, side, fileId });
    await supersede(context, { code: code ?? '', number: record.number, ...parties }, ownNo === parties.sellerNo);
    const rows = await db
      .insert(tradeInvoice)
      .values({
        id: newId(ids, TradeInvoiceId),
        ...record,
        ...parties,
        code: code ?? '',
        usedAmount: fen(0n),
        verification: 'unchecked',
        fileId: fileId ?? null,
        registeredByNo: ownNo,
        registeredAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    const [view] = await invoiceViews(db, rows);
    if (!view) throw new Refusal('DUPLICATE');
    return view;
  },
};
