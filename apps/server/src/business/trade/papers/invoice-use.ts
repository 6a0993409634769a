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

const bought = (db: Db) =>
  db
    .select()
    .from(tradeInvoice)
    .where(and(sql`${tradeInvoice.id} = any(${sql.placeholder('ids')}::text[])`, eq(tradeInvoice.buyerNo, sql.placeholder('buyerNo'))))
    .orderBy(tradeInvoice.id);
const toLookAt = prepared((db) => bought(db).prepare('invoices_to_look_at'));
const toTake = prepared((db) => bought(db).for('update').prepare('invoices_to_take'));

/** The invoices of a buyer, by their ids; an invoice of others is not among them. Locked, in one order, where an act will use them. */
export async function invoicesOfBuyer(db: Db, buyerNo: EnterpriseNo, ids: readonly TradeInvoiceId[], lock = false): Promise<Invoices> {
  if (ids.length === 0) return new Map();
  const rows = await (lock ? toTake : toLookAt)(db).execute({ ids: [...new Set(ids)], buyerNo });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of some invoices that a seller wrote. */
export const ofSeller = (invoices: Invoices, sellerNo: EnterpriseNo): Invoices =>
  new Map([...invoices].filter(([, row]) => row.sellerNo === sellerNo));

/** An invoice that the tax register calls void, reversed or different covers nothing; one of these does. */
export const STANDING: readonly InvoiceRow['verification'][] = VERIFICATIONS.filter(coversAnything);

/** Whether an invoice covers anything: one whose number is another's does not, nor one that its buyer disputes. */
export const stands = ({ verification, supersededAt, disputedAt }: InvoiceRow): boolean =>
  supersededAt === null && disputedAt === null && coversAnything(verification);

/** What is wanted beside what is free, for the checks of the domain; `own` is what the same application already takes. */
export function usesForCheck(
  wanted: readonly WantedUse[],
  invoices: Invoices,
  own: ReadonlyMap<TradeInvoiceId, Fen> = new Map(),
): InvoiceUse[] {
  return wanted.map(({ invoiceId, amount }) => {
    const row = invoices.get(invoiceId);
    const free = row && stands(row) ? row.amountWithTax - row.usedAmount + (own.get(invoiceId) ?? 0n) : 0n;
    return { invoiceId, used: amount, free: fen(free), verified: row?.verification === 'consistent' };
  });
}

/** What an application takes at present, by invoice. */
export async function activeUses(db: Db, { ownerKind, ownerId }: Owner): Promise<Map<TradeInvoiceId, Fen>> {
  const rows = await db
    .select()
    .from(invoiceUse)
    .where(and(eq(invoiceUse.ownerKind, ownerKind), eq(invoiceUse.ownerId, ownerId), eq(invoiceUse.active, true)));
  return new Map(rows.map(({ invoiceId, amount }) => [invoiceId, amount]));
}

/** The statement that adds to what is used of invoices, of all of them at once. */
const addedToUsed = (uses: readonly WantedUse[]): SQL => sql`
  update trade_invoice set used_amount = used_amount + given.amount
  from ${rowsFromJson(sql`"invoiceId" text, amount bigint`, merged(uses))} where trade_invoice.id = given."invoiceId"`;

/** Several uses of one invoice in one application are one use of their sum. */
export function merged(wanted: readonly WantedUse[]): WantedUse[] {
  const amounts = new Map<TradeInvoiceId, Fen>();
  for (const { invoiceId, amount } of wanted) amounts.set(invoiceId, fen((amounts.get(invoiceId) ?? 0n) + amount));
  return [...amounts].map(([invoiceId, amount]) => ({ invoiceId, amount }));
}

/** Invoices that an application wants. */
export interface Wish {
  readonly owner: Owner;
  readonly wanted: readonly WantedUse[];
}

/** Takes invoices for applications that have taken none. The caller has locked and checked them. */
export async function takeNewInvoices(db: Db, wishes: readonly Wish[]): Promise<void> {
  const uses = wishes.flatMap(({ owner, wanted }) => merged(wanted).map((use, position) => ({ ...owner, ...use, position })));
  if (uses.length === 0) return;
  deferWrites(db, insertOf(invoiceUse, uses), addedToUsed(uses));
}

/** Takes invoices for an application, in place of what it took before. The caller has locked and checked them. */
export async function takeInvoices(db: Db, owner: Owner, wanted: readonly WantedUse[]): Promise<void> {
  await giveBack(db, sql`delete from invoice_use where ${ofOwner(owner)} returning invoice_id, amount, active as counted`);
  await takeNewInvoices(db, [{ owner, wanted }]);
}

const ofOwner = ({ ownerKind, ownerId }: Owner): SQL => sql`owner_kind = ${ownerKind} and owner_id = ${ownerId}`;

/** Takes what uses that come to an end took off what is used of the invoices, in the statement that ends them. */
const giveBack = async (db: Db, ended: SQL): Promise<void> =>
  void (await db.execute(sql`with ended as (${ended}) update trade_invoice set used_amount = used_amount - ended.amount
    from ended where trade_invoice.id = ended.invoice_id and ended.counted`));

/** Gives back what an application took; the uses stay written down. */
export const releaseInvoices = (db: Db, owner: Owner): Promise<void> =>
  giveBack(db, sql`update invoice_use set active = false where ${ofOwner(owner)} and active returning invoice_id, amount, true as counted`);
