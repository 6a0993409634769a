import type { Contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { inArray } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import { GatewayError } from '../../../platform/gateway/http-gateway.ts';
import type { Services } from '../../../platform/services.ts';
import { tradeInvoice } from '../../../schema/index.ts';
import { actOf } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { lockForAct, referenceOf } from '../funding/index.ts';
import { PLEDGE } from './kind.ts';
import { underlying } from './pieces.ts';
import { pledges } from './repository.ts';
import { hasValidSearch } from './register-search.ts';
import { notifyPledgeParties } from './notify.ts';

/** Calls the register outside any transaction, and stores its response in one. */
export async function search(
  context: CallContext,
  { id, version }: RequestOf<Contract['pledge']['search']>,
  { claims }: Pick<Services, 'claims'>,
): Promise<ResponseOf<Contract['pledge']['search']>> {
  const asked = await context.transaction(async (db) => {
    const row = await lockForAct(PLEDGE, { ...context, db }, { id, version }, 'search');
    const papers = await underlying.papersOf(db, row);
    const invoiceIds = papers.map(({ invoiceId }) => invoiceId);
    const invoices = await db.select({ number: tradeInvoice.number }).from(tradeInvoice).where(inArray(tradeInvoice.id, invoiceIds));
    const party = await partiesOf(db, [row.enterpriseNo]);
    const { name, creditCode } = party(row.enterpriseNo);
    return {
      reference: `${row.applicationNumber}-${row.version}`,
      pledgor: { name, creditCode },
      vouchers: (await underlying.currentPieces(db, row)).map(({ number }) => number),
      invoices: invoices.map(({ number }) => number),
      pledged: row.pledged,
    };
  });
  const { reportNumber, searchedAt, entries } = await claims.search(asked).catch((error: unknown) => {
    throw error instanceof GatewayError ? new Refusal('REGISTER_SILENT') : error;
  });
  return context.transaction(async (db) => {
    const inTransaction = { ...context, db };
    const row = await lockForAct(PLEDGE, inTransaction, { id, version }, 'search');
    const inOrder = entries.toSorted((one, other) => Date.parse(one.registeredAt) - Date.parse(other.registeredAt));
    const searchColumns = { searchReportNumber: reportNumber, searchedAt: new Date(searchedAt), searchEntries: inOrder };
    const act = actOf(inTransaction);
    const moved = await pledges.move(act, row, 'search', searchColumns);
    // The reviewer is notified once: repeating a search that is still valid changes nothing for them.
    if (!hasValidSearch(row, context.clock.now())) await notifyPledgeParties(act, moved, 'search');
    return { ...referenceOf(moved), found: inOrder.length };
  });
}
