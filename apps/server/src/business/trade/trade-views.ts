import type { EnterpriseNo, InvoiceUseView, TradeContract, TradeContractId, TradeInvoice } from '@lianxin/api/contract';
import { subtractFen, type ApplicationKind } from '@lianxin/domain';
import { and, eq, inArray, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/db/client.ts';
import { invoiceUse, tradeContract, tradeInvoice } from '../../schema/index.ts';
import { partiesOf, type PartyView } from '../enterprise/parties.ts';
import { filesById } from './files.ts';
import type { WantedUse } from './invoice-use.ts';

export type ContractRow = typeof tradeContract.$inferSelect;
export type InvoiceRow = typeof tradeInvoice.$inferSelect;
type ContractView = z.output<typeof TradeContract>;
type InvoiceView = z.output<typeof TradeInvoice>;
type UseView = z.output<typeof InvoiceUseView>;

type PartyLookup = (enterpriseNo: ContractRow['buyerNo']) => PartyView;

/** Contracts as both parties see them; parties and files in one query each. */
export async function contractViews(db: Db, rows: readonly ContractRow[]): Promise<ContractView[]> {
  const party = await partiesOf(
    db,
    rows.flatMap(({ buyerNo, sellerNo }) => [buyerNo, sellerNo]),
  );
  const files = await filesById(
    db,
    rows.map(({ fileId }) => fileId),
  );
  return rows.map(
    ({ buyerNo, sellerNo, fileId, id, number, name, amount, signedOn, endsOn, paymentTerms, allowsVoucher, voucherClause }) => ({
      id,
      number,
      name,
      amount,
      buyer: party(buyerNo),
      seller: party(sellerNo),
      signedOn,
      endsOn,
      paymentTerms,
      allowsVoucher,
      voucherClause,
      file: files.get(fileId ?? '') ?? null,
    }),
  );
}

const invoiceView = (row: InvoiceRow, party: PartyLookup, files: Awaited<ReturnType<typeof filesById>>): InvoiceView => ({
  id: row.id,
  kind: row.kind,
  code: row.code === '' ? null : row.code,
  number: row.number,
  issuedOn: row.issuedOn,
  amountWithoutTax: row.amountWithoutTax,
  amountWithTax: row.amountWithTax,
  goods: row.goods,
  buyer: party(row.buyerNo),
  seller: party(row.sellerNo),
  usedAmount: row.usedAmount,
  freeAmount: subtractFen(row.amountWithTax, row.usedAmount),
  verification: row.verification,
  file: files.get(row.fileId ?? '') ?? null,
});

/** Invoices as both parties see them; parties and files in one query each. */
export async function invoiceViews(db: Db, rows: readonly InvoiceRow[]): Promise<InvoiceView[]> {
  const party = await partiesOf(
    db,
    rows.flatMap(({ buyerNo, sellerNo }) => [buyerNo, sellerNo]),
  );
  const files = await filesById(
    db,
    rows.map(({ fileId }) => fileId),
  );
  return rows.map((row) => invoiceView(row, party, files));
}

/** A contract by its id, for one of its parties. */
export async function contractById(db: Db, viewerNo: EnterpriseNo, id: TradeContractId | null | undefined): Promise<ContractView | null> {
  if (id === null || id === undefined) return null;
  const party = or(eq(tradeContract.buyerNo, viewerNo), eq(tradeContract.sellerNo, viewerNo));
  const rows = await db
    .select()
    .from(tradeContract)
    .where(and(eq(tradeContract.id, id), party));
  const [view] = await contractViews(db, rows);
  return view ?? null;
}

/** What applications take of their invoices, in the order they were given. */
export async function usesOf(db: Db, ownerKind: ApplicationKind, ownerIds: readonly string[]): Promise<Map<string, UseView[]>> {
  const uses = new Map<string, UseView[]>(ownerIds.map((id) => [id, []]));
  if (ownerIds.length === 0) return uses;
  const rows = await db
    .select({ use: invoiceUse, invoice: tradeInvoice })
    .from(invoiceUse)
    .innerJoin(tradeInvoice, eq(tradeInvoice.id, invoiceUse.invoiceId))
    .where(and(eq(invoiceUse.ownerKind, ownerKind), inArray(invoiceUse.ownerId, [...ownerIds])))
    .orderBy(invoiceUse.ownerId, invoiceUse.position);
  const views = await invoiceViews(
    db,
    rows.map(({ invoice }) => invoice),
  );
  for (const [index, { use }] of rows.entries()) {
    const invoice = views[index];
    if (invoice) uses.get(use.ownerId)?.push({ invoice, amount: use.amount });
  }
  return uses;
}

/** What a form names of its invoices before anything is taken: those to which the enterprise is the buyer. */
export async function invoiceUseViews(db: Db, buyerNo: EnterpriseNo, uses: readonly WantedUse[]): Promise<UseView[]> {
  if (uses.length === 0) return [];
  const rows = await db
    .select()
    .from(tradeInvoice)
    .where(
      and(
        eq(tradeInvoice.buyerNo, buyerNo),
        inArray(
          tradeInvoice.id,
          uses.map(({ invoiceId }) => invoiceId),
        ),
      ),
    );
  const views = new Map((await invoiceViews(db, rows)).map((view) => [view.id, view]));
  return uses.flatMap(({ invoiceId, amount }) => {
    const invoice = views.get(invoiceId);
    return invoice ? [{ invoice, amount }] : [];
  });
}
