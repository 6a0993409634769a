import type { EnterpriseNo, InvoiceUseView, TradeContract, TradeContractId, TradeInvoice } from '@lianxin/api/contract';
import { subtractFen, type ApplicationKind } from '@lianxin/domain';
import { and, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import { enterprise, file, invoiceUse, tradeContract, tradeInvoice } from '../../../schema/index.ts';
import { partiesOf, type PartyView } from '../../foundation/parties/index.ts';
import { fileView } from '../../foundation/files/index.ts';
import { filesById, type FileRow } from './files.ts';
import type { WantedUse } from './invoice-use.ts';
import type { ContractRow, InvoiceRow } from './trade-rows.ts';

type ContractView = z.output<typeof TradeContract>;
type InvoiceView = z.output<typeof TradeInvoice>;
type UseView = z.output<typeof InvoiceUseView>;

type Named = Omit<PartyView, 'enterpriseNo'>;

interface PartiesAndFile {
  readonly buyer: Named;
  readonly seller: Named;
  readonly file: FileRow | null;
}

const buyer = alias(enterprise, 'buyer');
const seller = alias(enterprise, 'seller');
const partiesAndFile = {
  buyer: { name: buyer.name, creditCode: buyer.creditCode },
  seller: { name: seller.name, creditCode: seller.creditCode },
  file,
};

/** Takes two statements. */
async function partiesAndFilesOf(db: Db, rows: readonly Pick<ContractRow, 'buyerNo' | 'sellerNo' | 'fileId'>[]) {
  const [party, files] = await settled([
    partiesOf(
      db,
      rows.flatMap(({ buyerNo, sellerNo }) => [buyerNo, sellerNo]),
    ),
    filesById(
      db,
      rows.map(({ fileId }) => fileId),
    ),
  ] as const);
  return ({ buyerNo, sellerNo, fileId }: (typeof rows)[number]): PartiesAndFile => ({
    buyer: party(buyerNo),
    seller: party(sellerNo),
    file: files.get(fileId ?? '') ?? null,
  });
}

const partiesOfTrade = ({ buyerNo, sellerNo }: Pick<ContractRow, 'buyerNo' | 'sellerNo'>, others: PartiesAndFile) => ({
  buyer: { ...others.buyer, enterpriseNo: buyerNo },
  seller: { ...others.seller, enterpriseNo: sellerNo },
  file: others.file && fileView(others.file),
});

const contractView = (row: ContractRow, others: PartiesAndFile): ContractView => ({
  id: row.id,
  number: row.number,
  name: row.name,
  amount: row.amount,
  ...partiesOfTrade(row, others),
  signedOn: row.signedOn,
  endsOn: row.endsOn,
  paymentTerms: row.paymentTerms,
  allowsVoucher: row.allowsVoucher,
  voucherClause: row.voucherClause,
});

const invoiceView = (row: InvoiceRow, others: PartiesAndFile): InvoiceView => ({
  id: row.id,
  kind: row.kind,
  code: row.code === '' ? null : row.code,
  number: row.number,
  issuedOn: row.issuedOn,
  amountWithoutTax: row.amountWithoutTax,
  amountWithTax: row.amountWithTax,
  goods: row.goods,
  ...partiesOfTrade(row, others),
  usedAmount: row.usedAmount,
  freeAmount: subtractFen(row.amountWithTax, row.usedAmount),
  verification: row.verification,
  disputed: row.disputedAt !== null,
});

export async function contractViews(db: Db, rows: readonly ContractRow[]): Promise<ContractView[]> {
  const others = await partiesAndFilesOf(db, rows);
  return rows.map((row) => contractView(row, others(row)));
}

export async function invoiceViews(db: Db, rows: readonly InvoiceRow[]): Promise<InvoiceView[]> {
  const others = await partiesAndFilesOf(db, rows);
  return rows.map((row) => invoiceView(row, others(row)));
}

export async function contractById(db: Db, viewerNo: EnterpriseNo, id: TradeContractId | null | undefined): Promise<ContractView | null> {
  if (id === null || id === undefined) return null;
  const party = or(eq(tradeContract.buyerNo, viewerNo), eq(tradeContract.sellerNo, viewerNo));
  const [row] = await db
    .select({ contract: tradeContract, ...partiesAndFile })
    .from(tradeContract)
    .innerJoin(buyer, eq(buyer.enterpriseNo, tradeContract.buyerNo))
    .innerJoin(seller, eq(seller.enterpriseNo, tradeContract.sellerNo))
    .leftJoin(file, eq(file.id, tradeContract.fileId))
    .where(and(eq(tradeContract.id, id), party));
  return row ? contractView(row.contract, row) : null;
}

export async function usesOf(db: Db, ownerKind: ApplicationKind, ownerIds: readonly string[]): Promise<Map<string, UseView[]>> {
  const uses = new Map<string, UseView[]>(ownerIds.map((id) => [id, []]));
  if (ownerIds.length === 0) return uses;
  const rows = await db
    .select({ use: invoiceUse, invoice: tradeInvoice, ...partiesAndFile })
    .from(invoiceUse)
    .innerJoin(tradeInvoice, eq(tradeInvoice.id, invoiceUse.invoiceId))
    .innerJoin(buyer, eq(buyer.enterpriseNo, tradeInvoice.buyerNo))
    .innerJoin(seller, eq(seller.enterpriseNo, tradeInvoice.sellerNo))
    .leftJoin(file, eq(file.id, tradeInvoice.fileId))
    .where(and(eq(invoiceUse.ownerKind, ownerKind), inArray(invoiceUse.ownerId, [...ownerIds])))
    .orderBy(invoiceUse.ownerId, invoiceUse.position);
  for (const { use, invoice, ...others } of rows)
    uses.get(use.ownerId)?.push({ invoice: invoiceView(invoice, others), amount: use.amount });
  return uses;
}

/** Invoices named in a form before anything is used; only those of this buyer. */
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
