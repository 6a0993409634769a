import type { SomeCalls } from '../../../calls/call.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { TradeInvoiceId, type Contract, type RequestOf, type TradeInvoiceRow } from '@lianxin/api/contract';
import { fen, INVOICE_PROBLEMS, invoiceProblems, Refusal } from '@lianxin/domain';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { FieldRefusal, staleVersion } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { tradeInvoice } from '../../../schema/index.ts';
import { changedNow } from './changed-now.ts';
import { placesOf, spokenPlaces } from './invoice-places.ts';
import { invoiceRows, invoiceRowViews } from './invoice-rows.ts';
import { INVOICE_SENTENCES } from './invoice-sentences.ts';
import { listInvoices, listManagedInvoices } from './list-invoices.ts';
import { listTradeParties } from './list-trade-parties.ts';
import { mustBeTheirContract, partiesOfTrade, partyTo, shareFile } from './parties-of-trade.ts';
import { readInvoice } from './read-invoice.ts';
import { saveMany } from './save-many.ts';
import { supersede } from './supersede.ts';
import type { InvoiceRow } from './trade-rows.ts';
import { verifyInvoices } from './verify-invoices.ts';

type Calls = Handlers['tradeInvoice'];
type InvoiceAtVersion = RequestOf<Contract['tradeInvoice']['remove']>;
type Written = Omit<RequestOf<Contract['tradeInvoice']['update']>, keyof InvoiceAtVersion>;

/** Columns from the person's input. */
function columnsOf({ clock }: CallContext, { code, checkCode, contractId, fileId, ...record }: Written) {
  const problems = invoiceProblems({ ...record, code, checkCode }, clock.today());
  if (problems.length > 0)
    throw new FieldRefusal(problems.map((problem) => ({ path: INVOICE_PROBLEMS[problem], message: INVOICE_SENTENCES[problem] })));
  return { ...record, code: code ?? '', checkCode: checkCode ?? null, contractId: contractId ?? null, fileId: fileId ?? null };
}

async function viewOf(context: CallContext, id: TradeInvoiceId): Promise<TradeInvoiceRow> {
  const [view] = await invoiceRowViews(
    context,
    await invoiceRows(context.db).where(
      and(eq(tradeInvoice.id, id), isNull(tradeInvoice.supersededAt), partyTo(tradeInvoice, enterpriseOf(context))),
    ),
  );
  if (!view) throw new Refusal('NOT_FOUND');
  return view;
}

async function invoiceAtVersion(context: CallContext, { id, version }: InvoiceAtVersion): Promise<InvoiceRow> {
  const [row] = await context.db
    .select()
    .from(tradeInvoice)
    .where(and(eq(tradeInvoice.id, id), isNull(tradeInvoice.supersededAt), partyTo(tradeInvoice, enterpriseOf(context))))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.version !== version) throw staleVersion(row.changedBy, row.changedAt, row.version);
  return row;
}

/** Refuses one that another enterprise recorded or that is in use, naming the uses. */
async function freeInvoice(context: CallContext, seen: InvoiceAtVersion): Promise<InvoiceRow> {
  const row = await invoiceAtVersion(context, seen);
  const ownNo = enterpriseOf(context);
  if (row.registeredByNo !== ownNo) throw new Refusal('NOT_FOUND');
  const [found] = await invoiceRows(context.db).where(eq(tradeInvoice.id, row.id));
  if (found?.used !== true) return row;
  const places = await placesOf(context.db, ownNo, row.id);
  const unseen = context.language === 'zh' ? '对方正在办理的业务' : 'business of the other party';
  throw new Refusal('PAPER_USED', { places: places.length === 0 ? unseen : spokenPlaces(places) });
}

async function saveInvoice(
  context: CallContext,
  row: InvoiceRow,
  change: Partial<typeof tradeInvoice.$inferInsert>,
): Promise<TradeInvoiceRow> {
  await context.db
    .update(tradeInvoice)
    .set({ ...change, ...changedNow(context, row) })
    .where(eq(tradeInvoice.id, row.id));
  return viewOf(context, row.id);
}

const save: Calls['save'] = async (context, { counterpartyNo, side, ...record }) => {
  const { db, ids, clock, viewer } = context;
  const columns = columnsOf(context, record);
  const ownNo = enterpriseOf(context);
  const parties = await partiesOfTrade(context, { counterpartyNo, side });
  if (columns.contractId !== null) await mustBeTheirContract(context, parties, columns.contractId);
  await shareFile(context, parties, record.fileId);
  await supersede(context, { code: columns.code, number: columns.number, ...parties }, ownNo === parties.sellerNo);
  const [made] = await db
    .insert(tradeInvoice)
    .values({
      id: newId(ids, TradeInvoiceId),
      ...columns,
      ...parties,
      usedAmount: fen(0n),
      verification: 'unchecked',
      registeredByNo: ownNo,
      registeredAt: clock.now(),
      changedBy: viewer.displayName,
      changedAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: tradeInvoice.id });
  if (!made) throw new Refusal('DUPLICATE');
  return viewOf(context, made.id);
};

const update: Calls['update'] = async (context, { id, version, ...record }) => {
  const columns = columnsOf(context, record);
  const row = await freeInvoice(context, { id, version });
  if (columns.contractId !== null) await mustBeTheirContract(context, row, columns.contractId);
  if (columns.fileId !== row.fileId) await shareFile(context, row, record.fileId);
  const { code, number } = columns;
  await supersede(context, { code, number, buyerNo: row.buyerNo, sellerNo: row.sellerNo }, row.registeredByNo === row.sellerNo);
  const [other] = await context.db
    .select({ id: tradeInvoice.id })
    .from(tradeInvoice)
    .where(and(eq(tradeInvoice.code, code), eq(tradeInvoice.number, number), isNull(tradeInvoice.supersededAt), ne(tradeInvoice.id, id)));
  if (other) throw new Refusal('DUPLICATE');
  return saveInvoice(context, row, { ...columns, verification: 'unchecked', verifiedAt: null, different: [] });
};

const remove: Calls['remove'] = async (context, seen) => {
  const row = await freeInvoice(context, seen);
  await context.db.delete(tradeInvoice).where(eq(tradeInvoice.id, row.id));
  return {};
};

const bind: Calls['bind'] = async (context, { contractId, ...seen }) => {
  const row = await invoiceAtVersion(context, seen);
  if (contractId !== null) await mustBeTheirContract(context, row, contractId);
  return saveInvoice(context, row, { contractId });
};

const attach: Calls['attach'] = async (context, { fileId, ...seen }) => {
  const row = await invoiceAtVersion(context, seen);
  if (row.registeredByNo !== enterpriseOf(context)) throw new Refusal('NOT_FOUND');
  if (row.fileId !== null) throw staleVersion(row.changedBy, row.changedAt, row.version);
  await shareFile(context, row, fileId);
  return saveInvoice(context, row, { fileId });
};

/** Only the buyer may dispute. */
const dispute: Calls['dispute'] = async (context, { reason, ...seen }) => {
  const row = await invoiceAtVersion(context, seen);
  if (row.buyerNo !== enterpriseOf(context)) throw new Refusal('NOT_FOUND');
  return saveInvoice(context, row, { disputedAt: reason === null ? null : context.clock.now(), disputeReason: reason });
};

export const invoiceCalls = {
  tradeInvoice: {
    list: { scope: 'enterprise', statements: 4, handle: listInvoices },
    listManaged: { scope: 'enterprise', statements: 4, handle: listManagedInvoices },
    listParties: { scope: 'enterprise', statements: 3, handle: listTradeParties },
    get: {
      scope: 'enterprise',
      statements: 4,
      handle: async (context, { id }) => ({
        ...(await viewOf(context, id)),
        places: await placesOf(context.db, enterpriseOf(context), id),
      }),
    },
    save: { scope: 'enterprise', statements: 11, handle: save },
    saveMany: { scope: 'enterprise', statements: 11, handle: saveMany },
    update: { scope: 'enterprise', statements: 10, handle: update },
    remove: { scope: 'enterprise', statements: 6, handle: remove },
    bind: { scope: 'enterprise', statements: 8, handle: bind },
    attach: { scope: 'enterprise', statements: 3, handle: attach },
    dispute: { scope: 'enterprise', statements: 7, handle: dispute },
    // A slow tax register must not keep a transaction open.
    verify: { scope: 'enterprise', ownTransactions: true, statements: 15, handle: verifyInvoices },
    read: { scope: 'enterprise', statements: 2, handle: readInvoice },
  },
} satisfies SomeCalls;
