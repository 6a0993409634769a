import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { firstPage } from '../examples.ts';
import { named, recordFilter } from '../schemas/page.ts';
import { EnteredDay } from '../schemas/entered-day.ts';
import { EnterpriseNo, Instant, PositiveMoney, ReceivableId, RequiredText, Text, TradeInvoiceId, Version } from '../schemas/primitives.ts';
import { plainReceivable, receivablePage } from './examples.ts';
import { BalanceLineName, Receivable, ReceivableOriginName, ReceivablePage, ReceivableStandingName } from './shapes.ts';

/** Given with the version that the person saw. */
const Seen = z.strictObject({ id: ReceivableId, version: Version });
const seen = { id: plainReceivable.id, version: 0 };
const REFUSALS = ['NOT_FOUND', 'STALE_VERSION'] as const;
const collected: Receivable = {
  ...plainReceivable,
  standing: 'collected',
  daysLate: 0,
  collectedOn: plainReceivable.dueOn,
  receiptNumber: 'HD20261108-0031',
  version: 1,
  acts: ['reopen'],
};

/** What an enterprise is owed: the vouchers that it holds, and entries of its own. */
export const receivable = resource('receivable', 'api', '/receivable', {
  /** The latest first, collected ones last. The sums ignore the filter by standing. */
  list: query('/list', {
    summary: '应收账款列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({
      ...recordFilter,
      standings: z.optional(z.array(ReceivableStandingName)),
      origin: z.optional(ReceivableOriginName),
      line: z.optional(BalanceLineName),
      debtorNo: z.optional(EnterpriseNo),
      ids: named(ReceivableId),
    }),
    response: ReceivablePage,
    example: { request: firstPage, response: receivablePage },
  }),
  /**
   * Registers a receivable other than a voucher: for a sales invoice, from which it takes buyer and number, or for a debtor given by number
   * or name.
   */
  register: act('/register', {
    summary: '登记应收账款',
    source: 'added',
    needs: 'dues.make',
    request: z.strictObject({
      invoiceId: z.optional(TradeInvoiceId),
      debtorNo: z.optional(EnterpriseNo),
      debtorName: z.optional(Text(100)),
      number: z.optional(Text(50)),
      amount: PositiveMoney,
      dueOn: EnteredDay,
      note: z.optional(Text(200)),
    }),
    response: Receivable,
    refuses: ['VALIDATION', 'NOT_FOUND', 'DUPLICATE'],
    example: {
      request: { invoiceId: plainReceivable.invoice?.id, amount: plainReceivable.amount, dueOn: plainReceivable.dueOn },
      response: plainReceivable,
    },
  }),
  /** Records that a receivable was collected. */
  collect: act('/collect', {
    summary: '标记已收款',
    source: 'added',
    needs: 'dues.make',
    request: z.extend(Seen, { collectedOn: EnteredDay, receiptNumber: z.optional(RequiredText(50)) }),
    response: Receivable,
    refuses: ['VALIDATION', ...REFUSALS],
    example: { request: { ...seen, collectedOn: plainReceivable.dueOn, receiptNumber: 'HD20261108-0031' }, response: collected },
  }),
  /** Reopens a collected receivable. */
  reopen: act('/reopen', {
    summary: '撤销已收款',
    source: 'added',
    needs: 'dues.make',
    request: Seen,
    response: Receivable,
    refuses: REFUSALS,
    example: { request: seen, response: plainReceivable },
  }),
  remove: act('/remove', {
    summary: '删除应收账款',
    source: 'added',
    needs: 'dues.make',
    request: Seen,
    response: z.object({}),
    refuses: REFUSALS,
    example: { request: seen, response: {} },
  }),
  /** Asks the debtor, a core enterprise that this one supplies, for a voucher; once a day for each receivable. */
  askVoucher: act('/askVoucher', {
    summary: '请核心企业开立',
    source: 'added',
    needs: 'dues.make',
    refreshes: ['message'],
    request: Seen,
    response: z.object({ askedAt: Instant }),
    refuses: [...REFUSALS, 'REMINDED_RECENTLY', 'TOO_FREQUENT'],
    example: { request: seen, response: { askedAt: '2026-11-20T09:30:00+08:00' } },
  }),
});
