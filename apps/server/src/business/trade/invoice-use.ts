import type { EnterpriseNo, TradeInvoiceId } from '@lianxin/api/contract';
import { fen, type ApplicationKind, type Fen, type InvoiceUse } from '@lianxin/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { invoiceUse, tradeInvoice } from '../../schema/index.ts';
import type { InvoiceRow } from './trade-views.ts';

export interface Owner {
  readonly ownerKind: ApplicationKind;
  readonly ownerId: string;
}

export interface WantedUse {
  readonly invoiceId: TradeInvoiceId;
  readonly amount: Fen;
}

/** The invoices of a trade between two parties, by their ids; an invoice of others is not among them. Locked where an act will use them. */
export async function invoicesBetween(
  db: Db,
  { buyerNo, sellerNo }: { readonly buyerNo: EnterpriseNo; readonly sellerNo: EnterpriseNo },
  ids: readonly TradeInvoiceId[],
  lock = false,
): Promise<Map<TradeInvoiceId, InvoiceRow>> {
  if (ids.length === 0) return new Map();
  const wanted = db
    .select()
    .from(tradeInvoice)
    .where(and(inArray(tradeInvoice.id, [...new Set(ids)]), eq(tradeInvoice.buyerNo, buyerNo), eq(tradeInvoice.sellerNo, sellerNo)))
    .orderBy(tradeInvoice.id);
  const rows = await (lock ? wanted.for('update') : wanted);
  return new Map(rows.map((row) => [row.id, row]));
}

/** An invoice that the tax register calls void, reversed or different covers nothing. */
const stands = ({ verification }: InvoiceRow): boolean => verification === 'consistent' || verification === 'unchecked';

/** What is wanted beside what is free, for the checks of the domain; `own` is what the same application already takes. */
export function usesForCheck(
  wanted: readonly WantedUse[],
  invoices: ReadonlyMap<TradeInvoiceId, InvoiceRow>,
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

const addToUsed = async (db: Db, invoiceId: TradeInvoiceId, amount: bigint): Promise<void> => {
  await db
    .update(tradeInvoice)
    .set({ usedAmount: sql`${tradeInvoice.usedAmount} + ${amount}` })
    .where(eq(tradeInvoice.id, invoiceId));
};

/** Several uses of one invoice in one application are one use of their sum. */
export function merged(wanted: readonly WantedUse[]): WantedUse[] {
  const amounts = new Map<TradeInvoiceId, Fen>();
  for (const { invoiceId, amount } of wanted) amounts.set(invoiceId, fen((amounts.get(invoiceId) ?? 0n) + amount));
  return [...amounts].map(([invoiceId, amount]) => ({ invoiceId, amount }));
}

/** Takes invoices for an application, in place of what it took before. The caller has locked and checked them. */
export async function takeInvoices(db: Db, owner: Owner, wanted: readonly WantedUse[]): Promise<void> {
  await releaseInvoices(db, owner);
  await db.delete(invoiceUse).where(and(eq(invoiceUse.ownerKind, owner.ownerKind), eq(invoiceUse.ownerId, owner.ownerId)));
  const uses = merged(wanted);
  await db.insert(invoiceUse).values(uses.map((use, position) => ({ ...owner, ...use, position })));
  for (const { invoiceId, amount } of uses.toSorted((a, b) => (a.invoiceId < b.invoiceId ? -1 : 1))) await addToUsed(db, invoiceId, amount);
}

/** Gives back what an application took; the uses stay written down. */
export async function releaseInvoices(db: Db, owner: Owner): Promise<void> {
  const released = await db
    .update(invoiceUse)
    .set({ active: false })
    .where(and(eq(invoiceUse.ownerKind, owner.ownerKind), eq(invoiceUse.ownerId, owner.ownerId), eq(invoiceUse.active, true)))
    .returning();
  for (const { invoiceId, amount } of released.toSorted((a, b) => (a.invoiceId < b.invoiceId ? -1 : 1)))
    await addToUsed(db, invoiceId, -amount);
}
