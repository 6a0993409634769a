import * as z from 'zod/mini';
import { act } from '../endpoint.ts';
import { account, day, yuan } from '../examples.ts';
import { BankAccountId, Channel, Day, PositiveMoney, RequiredText, Text } from '../schemas/primitives.ts';
import { BusinessType, PaymentNature } from '../trade/shapes.ts';
import { wire } from '../wire.ts';
import { reference } from './examples.ts';
import { bearing, Reference } from './shapes.ts';

/** How many applications can be submitted at once. */
export const ISSUANCE_ROWS_MAX = 200;

/** One application of a spreadsheet, with names and numbers that the server looks up. */
export const IssuanceSheetRow = z.strictObject({
  /** The supplier's name or unified social credit code. */
  recipient: RequiredText(100),
  amount: PositiveMoney,
  dueOn: Day,
  /** Required for a term over six months. */
  termReason: z.optional(Text(100)),
  paymentNature: wire('payNature', PaymentNature),
  contractNumber: RequiredText(100),
  /** Invoice numbers; each invoice is used as far as it is free, until the amount is covered. */
  invoiceNumbers: z.array(RequiredText(20)).check(z.minLength(1), z.maxLength(50)),
  remark: z.optional(Text(100)),
});

/** The result of a row: its application, or the reason for the refusal and the column at fault; null for no single column. */
const RowResult = z.object({
  application: z.nullable(Reference),
  refusal: z.nullable(z.object({ field: z.nullable(z.keyof(IssuanceSheetRow)), sentence: z.string() })),
});

/** Applications from a spreadsheet. */
export const manyCalls = {
  /** Submits an application for each row. A refused row does not affect the others, unless `allOrNone`. */
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
      /** Whether the goods or services have been delivered. */
      delivered: z.boolean(),
      /** A refused row stops all others. */
      allOrNone: z.boolean(),
      rows: z.array(IssuanceSheetRow).check(z.minLength(1), z.maxLength(ISSUANCE_ROWS_MAX)),
    }),
    response: z.object({ results: z.array(RowResult), submitted: z.int() }),
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
