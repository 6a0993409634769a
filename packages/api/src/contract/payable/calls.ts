import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { named, recordFilter } from '../schemas/page.ts';
import { EnteredDay } from '../schemas/entered-day.ts';
import { EnterpriseNo, FileId, OfflinePaymentId, PayableId, PositiveMoney, RequiredText, TradeInvoiceId } from '../schemas/primitives.ts';
import { day, firstPage, ids } from '../examples.ts';
import { openInvoice, payablePage } from './examples.ts';
import { Payable, PayableOriginName, PayablePage, PayableStandingName } from './shapes.ts';

/** What an enterprise owes: its issued vouchers, and purchase invoices that are not fully paid. */
export const payable = resource('payable', 'api', '/payable', {
  /** The earliest due first, paid ones last. The sums ignore the filter by standing. */
  list: query('/list', {
    summary: '应付账款列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({
      ...recordFilter,
      standings: z.optional(z.array(PayableStandingName)),
      origin: z.optional(PayableOriginName),
      creditorNo: z.optional(EnterpriseNo),
      /** Only invoices of small and medium enterprises that are near the end of the sixty days, or past them. */
      sixty: z.optional(z.enum(['near', 'past'])),
      ids: named(PayableId),
    }),
    response: PayablePage,
    example: { request: firstPage, response: payablePage },
  }),
  /** Records an offline payment of a purchase invoice; vouchers can no longer use that part of the invoice. */
  payOffline: act('/payOffline', {
    summary: '标记线下付款',
    source: 'added',
    needs: 'dues.make',
    refreshes: ['tradeInvoice'],
    request: z.strictObject({
      invoiceId: TradeInvoiceId,
      amount: PositiveMoney,
      paidOn: EnteredDay,
      receiptNumber: RequiredText(50),
      fileId: z.optional(FileId),
    }),
    response: Payable,
    refuses: ['VALIDATION', 'NOT_FOUND'],
    example: {
      request: {
        invoiceId: ids.tradeInvoice('V1'),
        amount: openInvoice.byCash,
        paidOn: day('2026-11-10'),
        receiptNumber: 'HD20261110-0019',
      },
      response: openInvoice,
    },
  }),
  /** Removes the record of an offline payment. */
  undoOffline: act('/undoOffline', {
    summary: '撤销线下付款',
    source: 'added',
    needs: 'dues.make',
    refreshes: ['tradeInvoice'],
    request: z.strictObject({ id: OfflinePaymentId }),
    response: z.object({}),
    refuses: ['NOT_FOUND'],
    example: { request: { id: ids.offlinePayment('OP1') }, response: {} },
  }),
});
