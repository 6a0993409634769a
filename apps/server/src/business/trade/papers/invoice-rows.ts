import type { TradeInvoiceRow } from '@lianxin/api/contract';
import { checkedBy, holdsPermission, invoiceActs } from '@lianxin/domain';
import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/call-context.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { tradeContract, tradeInvoice } from '../../../schema/index.ts';
import { invoiceViews } from './trade-views.ts';

/** Whether the invoice was ever used, even by something that ended. */
const EVER_USED = sql<boolean>`exists (select 1 from invoice_use u where u.invoice_id = trade_invoice.id)`;

export const invoiceRows = (db: Db) =>
  db
    .select({ invoice: tradeInvoice, contractNumber: tradeContract.number, contractName: tradeContract.name, used: EVER_USED })
    .from(tradeInvoice)
    .leftJoin(tradeContract, eq(tradeContract.id, tradeInvoice.contractId));

type InvoiceFound = Awaited<ReturnType<typeof invoiceRows>>[number];

export async function invoiceRowViews(context: CallContext, found: readonly InvoiceFound[]): Promise<TradeInvoiceRow[]> {
  const ownNo = enterpriseOf(context);
  const mayEdit = holdsPermission(context.viewer.role, 'trade.edit');
  const views = await invoiceViews(
    context.db,
    found.map(({ invoice }) => invoice),
  );
  return found.flatMap(({ invoice, contractNumber, contractName, used }, index) => {
    const view = views[index];
    if (!view) return [];
    const side = invoice.buyerNo === ownNo ? 'buyer' : 'seller';
    const acts = invoiceActs({
      own: invoice.registeredByNo === ownNo,
      used,
      side,
      hasFile: invoice.fileId !== null,
      disputed: invoice.disputedAt !== null,
      verifiable: checkedBy(invoice.kind) !== 'checkCode' || invoice.checkCode !== null,
    });
    return [
      {
        ...view,
        version: invoice.version,
        checkCode: invoice.checkCode,
        side,
        verifiedAt: invoice.verifiedAt?.toISOString() ?? null,
        different: invoice.different,
        contract: invoice.contractId === null ? null : { id: invoice.contractId, number: contractNumber ?? '', name: contractName ?? '' },
        disputeReason: invoice.disputeReason,
        acts: mayEdit ? [...acts] : [],
      },
    ];
  });
}
