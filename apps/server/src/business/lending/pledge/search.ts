import { isSearchFresh, Refusal } from '@lianxin/domain';
import { inArray } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { GatewayError } from '../../../platform/gateway/http-gateway.ts';
import type { Services } from '../../../platform/services.ts';
import { tradeInvoice } from '../../../schema/index.ts';
import { actOf } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { heldForAct } from './due.ts';
import { papersOfPledge, piecesNow } from './pieces.ts';
import { pledges, referenceOf, type PledgeRow } from './repository.ts';

/** What the register said of a loan, and whether that still counts; undefined while nobody has searched. */
export function searchOf({ searchReportNumber, searchedAt, searchEntries }: PledgeRow, now: Date) {
  if (searchReportNumber === null || searchedAt === null || searchEntries === null) return undefined;
  return { reportNumber: searchReportNumber, searchedAt, entries: searchEntries, fresh: isSearchFresh(searchedAt, now) };
}

/** Refuses SEARCH_FIRST where nobody has searched, or too long ago. */
export function assertSearched(row: PledgeRow, now: Date): void {
  if (searchOf(row, now)?.fresh !== true) throw new Refusal('SEARCH_FIRST');
}

/** Has the register searched outside of any transaction, and keeps what it said in one. */
export const search =
  ({ claims }: Pick<Services, 'claims'>): Handlers['pledge']['search'] =>
  async (context, { id, version }) => {
    const asked = await context.transaction(async (db) => {
      const row = await heldForAct({ ...context, db }, { id, version }, 'search');
      const papers = await papersOfPledge(db, row);
      const invoiceIds = papers.map(({ invoiceId }) => invoiceId);
      const invoices = await db.select({ number: tradeInvoice.number }).from(tradeInvoice).where(inArray(tradeInvoice.id, invoiceIds));
      const party = await partiesOf(db, [row.enterpriseNo]);
      const { name, creditCode } = party(row.enterpriseNo);
      return {
        reference: `${row.applicationNumber}-${row.version}`,
        pledgor: { name, creditCode },
        vouchers: (await piecesNow(db, row)).map(({ number }) => number),
        invoices: invoices.map(({ number }) => number),
        pledged: row.pledged,
      };
    });
    const { reportNumber, searchedAt, entries } = await claims.search(asked).catch((error: unknown) => {
      throw error instanceof GatewayError ? new Refusal('REGISTER_SILENT') : error;
    });
    return context.transaction(async (db) => {
      const within = { ...context, db };
      const row = await heldForAct(within, { id, version }, 'search');
      const inOrder = entries.toSorted((one, other) => Date.parse(one.registeredAt) - Date.parse(other.registeredAt));
      const kept = { searchReportNumber: reportNumber, searchedAt: new Date(searchedAt), searchEntries: inOrder };
      return { ...referenceOf(await pledges.move(actOf(within), row, 'search', kept)), found: inOrder.length };
    });
  };
