import type { SomeCalls } from '../../../calls/call.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { TradeContractId, type Contract, type RequestOf } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, count, eq, ilike, inArray, ne, or } from 'drizzle-orm';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { columnSumsOf, stateCountOf } from '../../../platform/db/counted-page.ts';
import { containing, orderOf, windowOf } from '../../../platform/db/page.ts';
import { refusedField, staleVersion } from '../../../platform/refusals.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { tradeContract } from '../../../schema/index.ts';
import { changedNow } from './changed-now.ts';
import { contractIsUsed, contractRows, contractRowViews, USED_AMOUNT } from './contract-rows.ts';
import { partiesOfTrade, partyTo, shareFile } from './parties-of-trade.ts';
import type { ContractRow } from './trade-rows.ts';
import { contractViews } from './trade-views.ts';
import { usualTrade } from './usual-trade.ts';

type Calls = Handlers['tradeContract'];
type ContractAtVersion = RequestOf<Contract['tradeContract']['remove']>;
type Written = Omit<RequestOf<Contract['tradeContract']['update']>, keyof ContractAtVersion>;

/** Columns from the person's input. */
function columnsOf({ clock }: CallContext, { fileId, endsOn, paymentTerms, voucherClause, ...record }: Written) {
  if (record.signedOn > clock.today())
    throw refusedField('signedOn', { zh: '签订日期不能晚于今天', en: 'It cannot be signed after today' });
  if (endsOn !== undefined && endsOn < record.signedOn)
    throw refusedField('endsOn', { zh: '终止日期不能早于签订日期', en: 'It cannot end before it was signed' });
  return {
    ...record,
    endsOn: endsOn ?? null,
    paymentTerms: paymentTerms ?? null,
    voucherClause: voucherClause ?? null,
    fileId: fileId ?? null,
  };
}

/** Locks a contract that this enterprise recorded, and checks the version. */
async function ownContract(context: CallContext, { id, version }: ContractAtVersion): Promise<ContractRow> {
  const [row] = await context.db
    .select()
    .from(tradeContract)
    .where(and(eq(tradeContract.id, id), eq(tradeContract.registeredByNo, enterpriseOf(context))))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.version !== version) throw staleVersion(row.changedBy, row.changedAt, row.version);
  return row;
}

/** Refuses a contract in use, with a sentence. */
async function freeContract(context: CallContext, seen: ContractAtVersion): Promise<ContractRow> {
  const row = await ownContract(context, seen);
  const [found] = await contractRows(context.db).where(eq(tradeContract.id, row.id));
  if (await contractIsUsed(context.db, eq(tradeContract.id, row.id)))
    throw new Refusal('PAPER_USED', { places: context.language === 'zh' ? '凭证或转让' : 'vouchers or transfers' });
  const invoices = Number(found?.invoices ?? 0);
  if (invoices > 0) throw new Refusal('PAPER_USED', { places: context.language === 'zh' ? `${invoices} 张发票` : `${invoices} invoices` });
  return row;
}

async function kept(context: CallContext, row: ContractRow, change: Partial<typeof tradeContract.$inferInsert>) {
  const rows = await context.db
    .update(tradeContract)
    .set({ ...change, ...changedNow(context, row) })
    .where(eq(tradeContract.id, row.id))
    .returning();
  const [view] = await contractViews(context.db, rows);
  if (!view) throw new Refusal('NOT_FOUND');
  return view;
}

type ContractFilters = RequestOf<Contract['tradeContract']['list']>;

const filterOf = (context: CallContext, request: ContractFilters) => {
  const pattern = request.search ? containing(request.search) : undefined;
  return and(
    partyTo(tradeContract, enterpriseOf(context), request),
    request.ids && inArray(tradeContract.id, request.ids),
    pattern === undefined ? undefined : or(ilike(tradeContract.number, pattern), ilike(tradeContract.name, pattern)),
  );
};
const SORTS = { signedOn: tradeContract.signedOn, amount: tradeContract.amount, number: tradeContract.number };
const orderedBy = (request: ContractFilters) => orderOf(request, SORTS, tradeContract.signedOn, tradeContract.id);

const list: Calls['list'] = async (context, request) => {
  const { db } = context;
  const where = filterOf(context, request);
  const { limit, offset } = windowOf(request);
  const rows = await db
    .select()
    .from(tradeContract)
    .where(where)
    .orderBy(...orderedBy(request))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(tradeContract).where(where);
  return { list: await contractViews(db, rows), total: counted?.total ?? 0, page: request.page, pageSize: request.pageSize };
};

const listManaged: Calls['listManaged'] = async (context, request) => {
  const where = filterOf(context, request);
  const { limit, offset } = windowOf(request);
  const rows = await contractRows(context.db)
    .where(where)
    .orderBy(...orderedBy(request))
    .limit(limit)
    .offset(offset);
  const counted = await context.db
    .select(stateCountOf({ amount: tradeContract.amount, usedAmount: USED_AMOUNT }))
    .from(tradeContract)
    .where(where);
  return {
    list: await contractRowViews(context, rows),
    total: counted[0]?.count ?? 0,
    page: request.page,
    pageSize: request.pageSize,
    columnSums: columnSumsOf(counted),
  };
};

const save: Calls['save'] = async (context, { counterpartyNo, side, ...record }) => {
  const { db, ids, clock, viewer } = context;
  const columns = columnsOf(context, record);
  const parties = await partiesOfTrade(context, { counterpartyNo, side });
  await shareFile(context, parties, record.fileId);
  const rows = await db
    .insert(tradeContract)
    .values({
      id: newId(ids, TradeContractId),
      ...columns,
      ...parties,
      registeredByNo: enterpriseOf(context),
      registeredAt: clock.now(),
      changedBy: viewer.displayName,
      changedAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  const [view] = await contractViews(db, rows);
  if (!view) throw new Refusal('DUPLICATE');
  return view;
};

const update: Calls['update'] = async (context, { id, version, ...record }) => {
  const columns = columnsOf(context, record);
  const row = await freeContract(context, { id, version });
  const { buyerNo, sellerNo } = row;
  const [other] = await context.db
    .select({ id: tradeContract.id })
    .from(tradeContract)
    .where(
      and(
        eq(tradeContract.buyerNo, buyerNo),
        eq(tradeContract.sellerNo, sellerNo),
        eq(tradeContract.number, columns.number),
        ne(tradeContract.id, id),
      ),
    );
  if (other) throw new Refusal('DUPLICATE');
  if (record.fileId !== row.fileId) await shareFile(context, row, record.fileId);
  return kept(context, row, columns);
};

const attach: Calls['attach'] = async (context, { fileId, ...seen }) => {
  const row = await ownContract(context, seen);
  if (row.fileId !== null) throw staleVersion(row.changedBy, row.changedAt, row.version);
  await shareFile(context, row, fileId);
  return kept(context, row, { fileId });
};

const remove: Calls['remove'] = async (context, seen) => {
  const row = await freeContract(context, seen);
  await context.db.delete(tradeContract).where(eq(tradeContract.id, row.id));
  return {};
};

export const contractCalls = {
  tradeContract: {
    list: { scope: 'enterprise', statements: 4, handle: list },
    listManaged: { scope: 'enterprise', statements: 4, handle: listManaged },
    usual: { scope: 'enterprise', statements: 6, handle: usualTrade },
    save: { scope: 'enterprise', statements: 6, handle: save },
    update: { scope: 'enterprise', statements: 9, handle: update },
    attach: { scope: 'enterprise', statements: 3, handle: attach },
    remove: { scope: 'enterprise', statements: 7, handle: remove },
  },
} satisfies SomeCalls;
