import { INVOICE_KIND_KEYS, VERIFICATIONS } from '@lianxin/domain';
import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { ids, party } from '../examples.ts';
import { named, pageOf, pageRequest } from '../schemas/page.ts';
import { Party } from '../schemas/party.ts';
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

/** What is written down of an invoice. */
const InvoiceRecord = {
  kind: InvoiceKind,
  code: z.optional(Text(12)),
  number: RequiredText(20),
  checkCode: z.optional(Text(6)),
  issuedOn: Day,
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

/** Invoices that the tax register is asked of at once. */
export const VERIFIED_AT_ONCE = 20;

export const tradeInvoice = resource('tradeInvoice', 'api', '/tradeInvoice', {
  /** Invoices to which the enterprise is a party, with what other vouchers already use of them. */
  list: query('/list', {
    summary: '贸易发票列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...Filter, unusedOnly: z.optional(z.boolean()), ids: named(TradeInvoiceId) }),
    response: pageOf(TradeInvoice),
    example: { request: { page: 1, pageSize: 20 }, response: { list: [invoice], total: 1, page: 1, pageSize: 20 } },
  }),
  /** The same by how they stand in the tax register, with what may be done with each. */
  listManaged: query('/listManaged', {
    summary: '贸易发票管理列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({
      ...Filter,
      verification: z.optional(z.enum(VERIFICATIONS)),
      /** None of it is used, some of it, or all. */
      usage: z.optional(z.enum(['none', 'part', 'all'])),
      kind: z.optional(z.enum(INVOICE_KIND_KEYS)),
      contractId: z.optional(TradeContractId),
      issuedFrom: z.optional(Day),
      issuedTo: z.optional(Day),
      disputedOnly: z.optional(z.boolean()),
      ids: named(TradeInvoiceId),
    }),
    response: z.extend(pageOf(TradeInvoiceRow, Verification), {
      /** Invoices that are used though they are void or reversed: whoever uses them has to be told. */
      endangered: z.int(),
    }),
    example: {
      request: { page: 1, pageSize: 20 },
      response: { list: [invoiceRow], total: 1, page: 1, pageSize: 20, stateCounts: { consistent: 1 }, endangered: 0 },
    },
  }),
  /** One invoice, and everywhere it is used, as far as this enterprise may know. */
  get: query('/get', {
    summary: '贸易发票详情',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ id: TradeInvoiceId }),
    response: z.extend(TradeInvoiceRow, { places: z.array(InvoicePlace) }),
    refuses: ['NOT_FOUND'],
    example: { request: { id: invoice.id }, response: { ...invoiceRow, places: [place] } },
  }),
  /** The enterprises that this one may have an invoice with, found by name or credit code. */
  listParties: query('/listParties', {
    summary: '贸易对手方列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...pageRequest, search: z.optional(Text(100)), side: z.optional(Side), enterpriseNos: named(EnterpriseNo) }),
    response: pageOf(Party),
    example: { request: { page: 1, pageSize: 20 }, response: { list: [party.supplier], total: 1, page: 1, pageSize: 20 } },
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
  /** Changes what is written down of an invoice that nothing stands on; it is unverified again. */
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
  /** Removes an invoice that nothing stands on. */
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
  /** Says to which contract an invoice belongs, or that it belongs to none. */
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
  /** Asks the tax register how invoices stand, whatever it said before. */
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
  /** Reads an invoice from a file of the enterprise, XML or OFD; null where nothing was read. A field is null where the file does not say it; the person confirms the rest. */
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
  /** The buyer says that it disputes an invoice, or that this is settled. */
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
