import * as z from 'zod/mini';
import { day, ids, party, yuan } from './examples.ts';
import { act, query, resource } from './endpoint.ts';
import { named, pageOf, pageRequest } from './schemas/page.ts';
import { FileView, Party } from './schemas/party.ts';
import {
  Day,
  EnterpriseNo,
  FileId,
  Money,
  PositiveMoney,
  RequiredText,
  Text,
  TradeContractId,
  TradeInvoiceId,
} from './schemas/primitives.ts';

/** How much of an invoice one voucher, transfer or financing stands on. */
export const InvoiceUse = z.strictObject({ invoiceId: TradeInvoiceId, amount: PositiveMoney });

export const TradeContract = z.object({
  id: TradeContractId,
  number: z.string(),
  name: z.string(),
  amount: Money,
  buyer: Party,
  seller: Party,
  signedOn: Day,
  endsOn: z.nullable(Day),
  paymentTerms: z.nullable(z.string()),
  allowsVoucher: z.boolean(),
  voucherClause: z.nullable(z.string()),
  file: z.nullable(FileView),
});

/** 20 digits and no code for a fully digital invoice; code and 8 digits for the older kinds (rules.md §7). */
export const InvoiceKind = z.enum(['digitalSpecial', 'digitalOrdinary', 'vatSpecial', 'vatOrdinary']);

export const TradeInvoice = z.object({
  id: TradeInvoiceId,
  kind: InvoiceKind,
  code: z.nullable(z.string()),
  number: z.string(),
  issuedOn: Day,
  amountWithoutTax: Money,
  amountWithTax: Money,
  goods: z.string(),
  buyer: Party,
  seller: Party,
  usedAmount: Money,
  freeAmount: Money,
  verification: z.enum(['unchecked', 'consistent', 'inconsistent', 'void', 'reversed']),
  file: z.nullable(FileView),
});

/** An invoice together with what this business uses of it. */
export const InvoiceUseView = z.object({ invoice: TradeInvoice, amount: Money });

const contract = {
  id: ids.tradeContract('C1'),
  number: 'JBMY-CG-2026-0873',
  name: '设备采购合同',
  amount: yuan(5_200_000),
  buyer: party.core,
  seller: party.supplier,
  signedOn: day('2026-06-01'),
  endsOn: null,
  paymentTerms: null,
  allowsVoucher: true,
  voucherClause: '第 6.2 条',
  file: null,
};
const invoice = {
  id: ids.tradeInvoice('V1'),
  kind: 'digitalSpecial',
  code: null,
  number: '26142000000018846127',
  issuedOn: day('2026-11-09'),
  amountWithoutTax: yuan(1_249_557.52),
  amountWithTax: yuan(1_412_000),
  goods: '矿用隔爆型变频器',
  buyer: party.core,
  seller: party.supplier,
  usedAmount: yuan(0),
  freeAmount: yuan(1_412_000),
  verification: 'consistent',
  file: null,
} as const;

const Filter = {
  ...pageRequest,
  counterpartyNo: z.optional(EnterpriseNo),
  search: z.optional(Text(100)),
  side: z.optional(z.enum(['buyer', 'seller'])),
};

export const tradeContract = resource('tradeContract', 'api', '/tradeContract', {
  /** Contracts to which the enterprise is a party. */
  list: query('/list', {
    summary: '贸易合同列表',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ ...Filter, ids: named(TradeContractId) }),
    response: pageOf(TradeContract),
    example: { request: { page: 1, pageSize: 20 }, response: { list: [contract], total: 1, page: 1, pageSize: 20 } },
  }),
  save: act('/save', {
    summary: '登记贸易合同',
    needs: 'trade.edit',
    source: 'added',
    request: z.strictObject({
      number: RequiredText(50).check(z.minLength(6)),
      name: RequiredText(100),
      amount: PositiveMoney,
      counterpartyNo: EnterpriseNo,
      side: z.enum(['buyer', 'seller']),
      signedOn: Day,
      endsOn: z.optional(Day),
      paymentTerms: z.optional(Text(200)),
      allowsVoucher: z.boolean(),
      voucherClause: z.optional(Text(50)),
      fileId: z.optional(FileId),
    }),
    response: TradeContract,
    refuses: ['VALIDATION', 'DUPLICATE', 'NOT_FOUND'],
    example: {
      request: {
        number: contract.number,
        name: contract.name,
        amount: contract.amount,
        counterpartyNo: ids.enterprise('E1002'),
        side: 'buyer',
        signedOn: contract.signedOn,
        allowsVoucher: true,
      },
      response: contract,
    },
  }),
});

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
  save: act('/save', {
    summary: '登记贸易发票',
    needs: 'trade.edit',
    source: 'added',
    request: z.strictObject({
      kind: InvoiceKind,
      code: z.optional(Text(12)),
      number: RequiredText(20),
      issuedOn: Day,
      amountWithoutTax: PositiveMoney,
      amountWithTax: PositiveMoney,
      goods: RequiredText(100),
      counterpartyNo: EnterpriseNo,
      side: z.enum(['buyer', 'seller']),
      fileId: z.optional(FileId),
    }),
    response: TradeInvoice,
    refuses: ['VALIDATION', 'DUPLICATE', 'NOT_FOUND'],
    example: {
      request: {
        kind: invoice.kind,
        number: invoice.number,
        issuedOn: invoice.issuedOn,
        amountWithoutTax: invoice.amountWithoutTax,
        amountWithTax: invoice.amountWithTax,
        goods: invoice.goods,
        counterpartyNo: ids.enterprise('E1002'),
        side: 'buyer',
      },
      response: invoice,
    },
  }),
});

export type InvoiceUse = z.output<typeof InvoiceUse>;
export type InvoiceUseView = z.output<typeof InvoiceUseView>;
export type TradeContract = z.output<typeof TradeContract>;
export type TradeInvoice = z.output<typeof TradeInvoice>;
