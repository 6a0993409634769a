import { INVOICE_KIND_KEYS, VERIFICATIONS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { firstPage, ids, pageWith, party } from '../examples.ts';
import { named, pageOf, summedPageOf, pageRequest } from '../schemas/page.ts';
import { Party } from '../schemas/party.ts';
import { EnteredDay } from '../schemas/entered-day.ts';
import {
  Day,
  EnterpriseNo,
  FileId,
  PositiveMoney,
  Reason,
  RequiredText,
  Text,
  TradeContractId,
  TradeInvoiceId,
  Version,
} from '../schemas/primitives.ts';
import { contract, invoice, invoiceRow, place, readInvoice } from './examples.ts';
import { manyInvoices } from './many-invoices.ts';
import { ACT_REFUSALS, Filter, Side } from './paper-filter.ts';
import { InvoiceKind, InvoicePlace, ReadInvoice, TradeInvoice, TradeInvoiceRow, Verification } from './shapes.ts';

/** The editable fields of an invoice. */
const InvoiceRecord = {
  kind: InvoiceKind,
  code: z.optional(Text(12)),
  number: RequiredText(20),
  checkCode: z.optional(Text(6)),
  issuedOn: EnteredDay,
  amountWithoutTax: PositiveMoney,
  amountWithTax: PositiveMoney,
  goods: RequiredText(100),
  contractId: z.optional(TradeContractId),
  fileId: z.optional(FileId),
};
const invoiceRecord = {
  kind: invoice.kind,
  number: invoice.number,
  issuedOn: invoice.issuedOn,
  amountWithoutTax: invoice.amountWithoutTax,
  amountWithTax: invoice.amountWithTax,
  goods: invoice.goods,
};
const InvoiceSeen = z.strictObject({ id: TradeInvoiceId, version: Version });
const seen = { id: invoice.id, version: 0 };

/** How many invoices can be verified at once. */
export const VERIFIED_AT_ONCE = 20;

export const tradeInvoice = resource('tradeInvoice', 'api', '/tradeInvoice', {
  /** Invoices to which the enterprise is a party, with the amounts that vouchers already use. */
  list: query('/list', {
    summary: '贸易发票列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...Filter, unusedOnly: z.optional(z.boolean()), ids: named(TradeInvoiceId) }),
    response: pageOf(TradeInvoice),
    example: { request: firstPage, response: pageWith(invoice) },
  }),
  /** The same by their verification, with possible acts. */
  listManaged: query('/listManaged', {
    summary: '贸易发票管理列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({
      ...Filter,
      verification: z.optional(z.enum(VERIFICATIONS)),
      usage: z.optional(z.enum(['none', 'part', 'all'])),
      kind: z.optional(z.enum(INVOICE_KIND_KEYS)),
      contractId: z.optional(TradeContractId),
      issuedFrom: z.optional(Day),
      issuedTo: z.optional(Day),
      disputedOnly: z.optional(z.boolean()),
      ids: named(TradeInvoiceId),
    }),
    response: z.extend(
      summedPageOf(TradeInvoiceRow, z.enum(['amountWithoutTax', 'amountWithTax', 'usedAmount', 'freeAmount']), Verification),
      {
        /** The number of void or reversed invoices that are in use. */
        endangered: z.int(),
      },
    ),
    example: { request: firstPage, response: { ...pageWith(invoiceRow), stateCounts: { consistent: 1 }, endangered: 0 } },
  }),
  /** One invoice and its uses, as far as the enterprise may see them. */
  get: query('/get', {
    summary: '贸易发票详情',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ id: TradeInvoiceId }),
    response: z.extend(TradeInvoiceRow, { places: z.array(InvoicePlace) }),
    refuses: ['NOT_FOUND'],
    example: { request: { id: invoice.id }, response: { ...invoiceRow, places: [place] } },
  }),
  /** Possible counterparties of an invoice, by name or credit code. */
  listParties: query('/listParties', {
    summary: '贸易对手方列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...pageRequest, search: z.optional(Text(100)), side: z.optional(Side), enterpriseNos: named(EnterpriseNo) }),
    response: pageOf(Party),
    example: { request: firstPage, response: pageWith(party.supplier) },
  }),
  save: act('/save', {
    summary: '登记贸易发票',
    needs: 'trade.edit',
    source: 'added',
    refreshes: ['tradeContract'],
    request: z.strictObject({ ...InvoiceRecord, counterpartyNo: EnterpriseNo, side: Side }),
    response: TradeInvoiceRow,
    refuses: ['VALIDATION', 'DUPLICATE', 'NOT_FOUND'],
    example: { request: { ...invoiceRecord, counterpartyNo: ids.enterprise('E1002'), side: 'buyer' }, response: invoiceRow },
  }),
  ...manyInvoices,
  /** Changes an invoice that nothing uses; it has to be verified again. */
  update: act('/update', {
    summary: '修改贸易发票',
    needs: 'trade.edit',
    source: 'added',
    refreshes: ['tradeContract'],
    request: z.extend(InvoiceSeen, InvoiceRecord),
    response: TradeInvoiceRow,
    refuses: ['VALIDATION', 'DUPLICATE', ...ACT_REFUSALS],
    example: { request: { ...seen, ...invoiceRecord }, response: invoiceRow },
  }),
  /** Removes an invoice that nothing uses. */
  remove: act('/remove', {
    summary: '删除贸易发票',
    needs: 'trade.edit',
    source: 'added',
    refreshes: ['tradeContract'],
    request: InvoiceSeen,
    response: z.object({}),
    refuses: ACT_REFUSALS,
    example: { request: seen, response: {} },
  }),
  /** Assigns an invoice to a contract, or to none. */
  bind: act('/bind', {
    summary: '关联贸易合同',
    needs: 'trade.edit',
    source: 'added',
    refreshes: ['tradeContract'],
    request: z.extend(InvoiceSeen, { contractId: z.nullable(TradeContractId) }),
    response: TradeInvoiceRow,
    refuses: ['VALIDATION', 'NOT_FOUND', 'STALE_VERSION'],
    example: { request: { ...seen, contractId: contract.id }, response: invoiceRow },
  }),
  /** Adds the file of an invoice that has none. */
  attach: act('/attach', {
    summary: '上传贸易发票文件',
    needs: 'trade.edit',
    source: 'added',
    request: z.extend(InvoiceSeen, { fileId: FileId }),
    response: TradeInvoiceRow,
    refuses: ['NOT_FOUND', 'STALE_VERSION'],
    example: { request: { ...seen, fileId: ids.file('F1') }, response: invoiceRow },
  }),
  /** Verifies invoices with the tax register, also those verified before. */
  verify: act('/verify', {
    summary: '查验贸易发票',
    needs: 'trade.edit',
    source: 'added',
    timeoutMs: 120_000,
    request: z.strictObject({ ids: z.array(TradeInvoiceId).check(z.minLength(1), z.maxLength(VERIFIED_AT_ONCE)) }),
    response: z.object({ list: z.array(TradeInvoiceRow) }),
    refuses: ['NOT_FOUND', 'TOO_FREQUENT', 'TAX_REGISTER_SILENT', 'MAINTENANCE'],
    example: { request: { ids: [invoice.id] }, response: { list: [invoiceRow] } },
  }),
  /**
   * Reads an invoice from an XML or OFD file of the enterprise; null where nothing was found. A field is null where it is missing; the
   * person confirms the rest.
   */
  read: query('/read', {
    summary: '识别贸易发票文件',
    source: 'added',
    needs: 'trade.edit',
    timeoutMs: 60_000,
    request: z.strictObject({ fileId: FileId }),
    response: z.nullable(ReadInvoice),
    refuses: ['NOT_FOUND', 'TOO_FREQUENT'],
    example: { request: { fileId: ids.file('F1') }, response: readInvoice },
  }),
  /** The buyer disputes an invoice, or settles the dispute. */
  dispute: act('/dispute', {
    summary: '标记发票争议',
    needs: 'trade.edit',
    source: 'added',
    request: z.extend(InvoiceSeen, { reason: z.nullable(Reason) }),
    response: TradeInvoiceRow,
    refuses: ['NOT_FOUND', 'STALE_VERSION'],
    example: { request: { ...seen, reason: '货物短少' }, response: { ...invoiceRow, disputed: true, disputeReason: '货物短少' } },
  }),
});
