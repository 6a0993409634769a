import type { Contract, EnterpriseNo, ResponseOf, TradeInvoiceId } from '@lianxin/api/contract';
import { fen, type Fen, type TradePaper } from '@lianxin/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PieceRow } from '../../../ledger/rows.ts';
import type { Db } from '../../../platform/db/client.ts';
import { invoiceUse, issuance, lendingTables, tradeInvoice } from '../../../schema/index.ts';
import { type InvoiceRow, invoiceViews, coversSomething, type WantedUse } from '../../trade/papers/index.ts';

/** An invoice behind pieces, with the amount used for them, of which other applications have reserved a part. */
export interface Paper {
  readonly invoice: InvoiceRow;
  readonly used: Fen;
  readonly occupied: Fen;
  /** Whether an application to another lender has reserved it. */
  readonly claimedElsewhere: boolean;
}

/**
 * The application for which invoices are read. Its own reservations, and those of other applications to the same lender, do not count as
 * reserved elsewhere.
 */
interface ForApplication {
  readonly channel: number | undefined;
  readonly own?: string | undefined;
}

/** The trades from which the pieces originate: transfers, or the issuances of their vouchers. */
const tradesOf = (pieces: readonly PieceRow[]) => ({
  transfers: sql`${sql.param([...new Set(pieces.flatMap(({ cameById }) => cameById ?? []))])}::text[]`,
  vouchers: sql`${sql.param([...new Set(pieces.filter(({ cameById }) => cameById === null).map(({ voucherId }) => voucherId))])}::text[]`,
});

/** The invoice amounts used in the trades from which the pieces originate. */
async function usesOfPieces(db: Db, pieces: readonly PieceRow[]): Promise<Map<TradeInvoiceId, Fen>> {
  const { transfers, vouchers } = tradesOf(pieces);
  const rows = await db
    .select({ invoiceId: invoiceUse.invoiceId, amount: invoiceUse.amount })
    .from(invoiceUse)
    .where(
      and(
        eq(invoiceUse.active, true),
        sql`(${invoiceUse.ownerKind}, ${invoiceUse.ownerId}) in (
          select 'issuance', ${issuance.id} from ${issuance} where ${issuance.voucherId} = any(${vouchers})
          union all select 'transfer', id from unnest(${transfers}) id)`,
      ),
    )
    .orderBy(invoiceUse.ownerId, invoiceUse.position);
  const used = new Map<TradeInvoiceId, Fen>();
  for (const { invoiceId, amount } of rows) used.set(invoiceId, fen((used.get(invoiceId) ?? 0n) + amount));
  return used;
}

/** The invoice amounts reserved by applications of a kind for pieces from the same trades. */
const reservedBy = (table: string, pieces: readonly PieceRow[], ids: readonly TradeInvoiceId[]) => {
  const { transfers, vouchers } = tradesOf(pieces);
  const [application, paper, taken] = [sql.raw(table), sql.raw(`${table}_paper`), sql.raw(`${table}_piece`)];
  const applicationId = sql.raw(`${table}_id`);
  return sql`select h.invoice_id, h.amount, a.channel, a.id from ${paper} h join ${application} a on a.id = h.${applicationId}
    where h.active and h.invoice_id = any(${sql.param([...ids])}::text[])
      and exists (select 1 from ${taken} t join piece p on p.id = t.piece_id
        where t.${applicationId} = a.id and (p.came_by_id = any(${transfers}) or p.came_by_id is null and p.voucher_id = any(${vouchers})))`;
};

/** The invoice amounts reserved by other applications for pieces from the same trades, and whether one of them is with another lender. */
async function reservationsOf(db: Db, pieces: readonly PieceRow[], ids: readonly TradeInvoiceId[], { channel, own }: ForApplication) {
  const ofAllKinds = [...lendingTables.values()].map((table) => reservedBy(table, pieces, ids));
  const rows = await db
    .select({ invoiceId: sql<TradeInvoiceId>`invoice_id`, amount: sql<string>`amount::text`, channel: sql<number>`channel::int` })
    .from(sql`(${sql.join(ofAllKinds, sql` union all `)}) held`)
    .where(sql`id is distinct from ${own ?? null}::text`);
  return (id: TradeInvoiceId) => {
    const reservations = rows.filter(({ invoiceId }) => invoiceId === id);
    return {
      occupied: fen(reservations.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
      claimedElsewhere: channel !== undefined && reservations.some((reservation) => reservation.channel !== channel),
    };
  };
}

/** The invoices behind the pieces of one holder. `lock`: lock them in a fixed order, for an application that will reserve amounts. */
export async function papersOfPieces(db: Db, pieces: readonly PieceRow[], forApplication: ForApplication, lock = false): Promise<Paper[]> {
  const used = await usesOfPieces(db, pieces);
  const ids = [...used.keys()];
  if (ids.length === 0) return [];
  const query = db.select().from(tradeInvoice).where(inArray(tradeInvoice.id, ids)).orderBy(tradeInvoice.id);
  const invoices = new Map((await (lock ? query.for('update') : query)).map((row) => [row.id, row]));
  const reservations = await reservationsOf(db, pieces, ids, forApplication);
  return ids.flatMap((id) => {
    const invoice = invoices.get(id);
    return invoice ? [{ invoice, used: used.get(id) ?? fen(0n), ...reservations(id) }] : [];
  });
}

/** The selected invoices as input of the domain's checks. An invoice that is invalid, superseded or disputed has no amount left. */
export const papersForCheck = (papers: readonly Paper[], wanted: readonly WantedUse[]): TradePaper[] =>
  wanted.map(({ invoiceId, amount }) => {
    const paper = papers.find(({ invoice }) => invoice.id === invoiceId);
    const used = paper && coversSomething(paper.invoice) ? paper.used : fen(0n);
    const occupied = paper?.occupied ?? fen(0n);
    return { invoiceId, used, occupied, thisTime: amount, verified: paper?.invoice.verification === 'consistent' };
  });

/** The invoices reserved by an application to another lender. */
export const claimedElsewhere = (papers: readonly Paper[]): TradeInvoiceId[] =>
  papers.flatMap((paper) => (paper.claimedElsewhere ? [paper.invoice.id] : []));

type PaperView = ResponseOf<Contract['financing']['get']>['papers'][number];

/** Invoices with their used, reserved and current amounts. */
export async function paperViews(db: Db, papers: readonly Paper[], thisTime: ReadonlyMap<TradeInvoiceId, Fen>): Promise<PaperView[]> {
  const views = await invoiceViews(
    db,
    papers.map(({ invoice }) => invoice),
  );
  return papers.flatMap(({ used, occupied, claimedElsewhere: claimed }, index) => {
    const invoice = views[index];
    return invoice ? [{ invoice, used, occupied, thisTime: thisTime.get(invoice.id) ?? fen(0n), claimedElsewhere: claimed }] : [];
  });
}

/** The invoices that an enterprise may read because it is a party to their trade. */
export const readableBy = (papers: readonly Paper[], viewerNo: EnterpriseNo): Paper[] =>
  papers.filter(({ invoice: { buyerNo, sellerNo } }) => buyerNo === viewerNo || sellerNo === viewerNo);
