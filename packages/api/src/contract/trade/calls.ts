import * as z from 'zod/mini';
import { act, query, resource } from '../endpoint.ts';
import { ids } from '../examples.ts';
import { named, pageOf, pageRequest } from '../schemas/page.ts';
import { Day, EnterpriseNo, FileId, PositiveMoney, RequiredText, Text, TradeContractId, TradeInvoiceId } from '../schemas/primitives.ts';
import { wire } from '../wire.ts';
import { contract, invoice } from './examples.ts';
import { InvoiceKind, PaymentNature, TradeContract, TradeInvoice } from './shapes.ts';

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
  /** What to propose for an application to another: the contract of the last one that was passed, or the only one, and what was paid for under it; null where that is a choice. */
  usual: query('/usual', {
    summary: '常用贸易合同',
    source: 'added',
    needs: 'records.read',
    request: z.strictObject({ counterpartyNo: EnterpriseNo }),
    response: z.nullable(z.object({ contract: TradeContract, paymentNature: wire('payNature', z.nullable(PaymentNature)) })),
    example: { request: { counterpartyNo: ids.enterprise('E1002') }, response: { contract, paymentNature: 'goods' } },
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
