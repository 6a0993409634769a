import * as z from 'zod/mini';
import { act } from '../endpoint.ts';
import { account, day, yuan } from '../examples.ts';
import { BankAccountId, Channel, Day, PositiveMoney, RequiredText, Text } from '../schemas/primitives.ts';
import { BusinessType, PaymentNature } from '../trade/shapes.ts';
import { wire } from '../wire.ts';
import { reference } from './examples.ts';
import { bearing, Reference } from './shapes.ts';

/** So many applications are handed in at once. */
export const ISSUANCE_ROWS_MAX = 200;

/** One application of a sheet, in the words that people write: names and numbers, which the server finds. */
export const IssuanceSheetRow = z.strictObject({
  /** A supplier by its name or its unified social credit code. */
  recipient: RequiredText(100),
  amount: PositiveMoney,
  dueOn: Day,
  /** Asked for when the term is over six months. */
  termReason: z.optional(Text(100)),
  paymentNature: wire('payNature', PaymentNature),
  contractNumber: RequiredText(100),
  /** Invoices by their numbers: each is used as far as it is free, until the amount is covered. */
  invoiceNumbers: z.array(RequiredText(20)).check(z.minLength(1), z.maxLength(50)),
  remark: z.optional(Text(100)),
});

/** What became of a row: its application, or why there is none and which column says so; null where no column does. */
const RowResult = z.object({
  application: z.nullable(Reference),
  refusal: z.nullable(z.object({ field: z.nullable(z.keyof(IssuanceSheetRow)), sentence: z.string() })),
});

/** Applications from a sheet. */
export const manyCalls = {
  /** Submits an application for each row; what a row is refused for concerns that row alone, unless all or none are to be submitted. */
  applyMany: act('//issuance/applyMany', {
    summary: '批量开立申请',
    movesMoney: true,
    needs: 'issuance.make',
    source: 'added',
    refreshes: ['creditLine', 'tradeInvoice', 'message', 'workbench'],
    request: z.strictObject({
      channel: Channel,
      payAccountId: BankAccountId,
      ...bearing,
      businessType: wire('pzYwTpe', z.optional(BusinessType)),
      /** Whether what is paid for has been delivered. */
      delivered: z.boolean(),
      /** One row that is refused keeps all others from being submitted. */
      allOrNone: z.boolean(),
      rows: z.array(IssuanceSheetRow).check(z.minLength(1), z.maxLength(ISSUANCE_ROWS_MAX)),
    }),
    response: z.object({
      /** In the order of the rows. */
      results: z.array(RowResult),
      submitted: z.int(),
    }),
    refuses: ['VALIDATION', 'ISSUER_SUSPENDED'],
    example: {
      request: {
        channel: 1,
        payAccountId: account.id,
        interestPayer: 'holder',
        delivered: true,
        allOrNone: false,
        rows: [
          {
            recipient: '大同市恒达矿山机械有限公司',
            amount: yuan(1_000_000),
            dueOn: day('2027-05-14'),
            paymentNature: 'goods',
            contractNumber: 'HT-2026-0031',
            invoiceNumbers: ['24142000000012345678'],
          },
        ],
      },
      response: { results: [{ application: reference, refusal: null }], submitted: 1 },
    },
  }),
};
