import type { EnterpriseNo, TradeInvoiceId } from '@lianxin/api/contract';
import { coversAnything, fen, VERIFICATIONS, type ApplicationKind, type Fen, type InvoiceUse } from '@lianxin/domain';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { insertOf, rowsFromJson } from '../../../platform/db/rows-as-json.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { invoiceUse, tradeInvoice } from '../../../schema/index.ts';
import type { InvoiceRow } from './trade-rows.ts';

export interface Owner {
  readonly ownerKind: ApplicationKind | 'offline';
  readonly ownerId: string;
}

export interface WantedUse {
  readonly invoiceId: TradeInvoiceId;
  readonly amount: Fen;
}

export type Invoices = ReadonlyMap<TradeInvoiceId, InvoiceRow>;

const selectBought = (db: Db) =>
  db
    .select()
    .from(tradeInvoice)
    .where(and(sql`${tradeInvoice.id} = any(${sql.placeholder('ids')}::text[])`, eq(tradeInvoice.buyerNo, sql.placeholder('buyerNo'))))
    .orderBy(tradeInvoice.id);
const toLookAt = prepared((db) => selectBought(db).prepare('invoices_to_look_at'));
const toTake = prepared((db) => selectBought(db).for('update').prepare('invoices_to_take'));

/** Invoices of a buyer by id; others are left out. Locks them in one order if needed. */
export async function invoicesOfBuyer(db: Db, buyerNo: EnterpriseNo, ids: readonly TradeInvoiceId[], lock = false): Promise<Invoices> {
  if (ids.length === 0) return new Map();
  const rows = await (lock ? toTake : toLookAt)(db).execute({ ids: [...new Set(ids)], buyerNo });
  return new Map(rows.map((row) => [row.id, row]));
}

export const ofSeller = (invoices: Invoices, sellerNo: EnterpriseNo): Invoices =>
  new Map([...invoices].filter(([, row]) => row.sellerNo === sellerNo));

/** Verification results with which an invoice still covers something; void, reversed or different ones do not. */
export const COVERING: readonly InvoiceRow['verification'][] = VERIFICATIONS.filter(coversAnything);

/** Whether an invoice covers anything: not if superseded or disputed. */
export const coversSomething = ({ verification, supersededAt, disputedAt }: InvoiceRow): boolean =>
  supersededAt === null && disputedAt === null && coversAnything(verification);

/** Wanted and free amounts for the domain's checks; `own` is already used by this application. */
export function usesForCheck(
  wanted: readonly WantedUse[],
  invoices: Invoices,
  own: ReadonlyMap<TradeInvoiceId, Fen> = new Map(),
): InvoiceUse[] {
  return wanted.map(({ invoiceId, amount }) => {
    const row = invoices.get(invoiceId);
    const free = row && coversSomething(row) ? row.amountWithTax - row.usedAmount + (own.get(invoiceId) ?? 0n) : 0n;
    return { invoiceId, used: amount, free: fen(free), verified: row?.verification === 'consistent' };
  });
}

export async function activeUses(db: Db, { ownerKind, ownerId }: Owner): Promise<Map<TradeInvoiceId, Fen>> {
  const rows = await db
    .select()
    .from(invoiceUse)
    .where(and(eq(invoiceUse.ownerKind, ownerKind), eq(invoiceUse.ownerId, ownerId), eq(invoiceUse.active, true)));
  return new Map(rows.map(({ invoiceId, amount }) => [invoiceId, amount]));
}

/** The statement that increases the used amounts of several invoices. */
const addedToUsed = (uses: readonly WantedUse[]): SQL => sql`
  update trade_invoice set used_amount = used_amount + given.amount
  from ${rowsFromJson(sql`"invoiceId" text, amount bigint`, mergedUses(uses))} where trade_invoice.id = given."invoiceId"`;

/** Adds up several uses of one invoice. */
export function mergedUses(wanted: readonly WantedUse[]): WantedUse[] {
  const amounts = new Map<TradeInvoiceId, Fen>();
  for (const { invoiceId, amount } of wanted) amounts.set(invoiceId, fen((amounts.get(invoiceId) ?? 0n) + amount));
  return [...amounts].map(([invoiceId, amount]) => ({ invoiceId, amount }));
}

/** Invoices wanted by an application. */
export interface InvoiceRequest {
  readonly owner: Owner;
  readonly wanted: readonly WantedUse[];
}

/** Uses invoices for applications without any. The caller has locked and checked them. */
export async function takeNewInvoices(db: Db, wishes: readonly InvoiceRequest[]): Promise<void> {
  const uses = wishes.flatMap(({ owner, wanted }) => mergedUses(wanted).map((use, position) => ({ ...owner, ...use, position })));
  if (uses.length === 0) return;
  deferWrites(db, insertOf(invoiceUse, uses), addedToUsed(uses));
}

/** Replaces an application's invoices. The caller has locked and checked them. */
export async function takeInvoices(db: Db, owner: Owner, wanted: readonly WantedUse[]): Promise<void> {
  await giveBack(db, sql`delete from invoice_use where ${ofOwner(owner)} returning invoice_id, amount, active as counted`);
  await takeNewInvoices(db, [{ owner, wanted }]);
}

const ofOwner = ({ ownerKind, ownerId }: Owner): SQL => sql`owner_kind = ${ownerKind} and owner_id = ${ownerId}`;

/** Ends uses and reduces the used amounts, in one statement. */
const giveBack = async (db: Db, ended: SQL): Promise<void> =>
  void (await db.execute(sql`with ended as (${ended}) update trade_invoice set used_amount = used_amount - ended.amount
    from ended where trade_invoice.id = ended.invoice_id and ended.counted`));

/** Frees an application's invoices; the ended uses stay recorded. */
export const releaseInvoices = (db: Db, owner: Owner): Promise<void> =>
  giveBack(db, sql`update invoice_use set active = false where ${ofOwner(owner)} and active returning invoice_id, amount, true as counted`);
