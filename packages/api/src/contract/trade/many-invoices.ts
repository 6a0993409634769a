import * as z from 'zod/mini';
import { act } from '../endpoint.ts';
import { party } from '../examples.ts';
import { EnteredDay } from '../schemas/entered-day.ts';
import { PositiveMoney, RequiredText, Text } from '../schemas/primitives.ts';
import { contract, invoice } from './examples.ts';
import { Side } from './paper-filter.ts';
import { InvoiceKind } from './shapes.ts';

/** How many invoices can be recorded at once. */
export const INVOICE_ROWS_MAX = 500;

/** One invoice of a spreadsheet, with names and numbers that the server looks up. */
export const InvoiceSheetRow = z.strictObject({
  /** The enterprise's side. */
  side: Side,
  /** The counterparty's name or unified social credit code. */
  counterparty: RequiredText(100),
  kind: InvoiceKind,
  code: z.optional(Text(12)),
  number: RequiredText(20),
  checkCode: z.optional(Text(6)),
  issuedOn: EnteredDay,
  amountWithoutTax: PositiveMoney,
  amountWithTax: PositiveMoney,
  goods: RequiredText(100),
  /** A contract between the same parties. */
  contractNumber: z.optional(Text(50)),
});

/** A refused row: its index from 0, the column at fault, and the reason. */
const RefusedRow = z.object({ row: z.int(), field: z.keyof(InvoiceSheetRow), sentence: z.string() });

/** Invoices from a spreadsheet. */
export const manyInvoices = {
  /** Records an invoice for each row. A refused row does not affect the others, unless `allOrNone`. */
  saveMany: act('/saveMany', {
    summary: '批量登记贸易发票',
    needs: 'trade.edit',
    source: 'added',
    refreshes: ['tradeContract'],
    timeoutMs: 60_000,
    request: z.strictObject({
      /** A refused row stops all others. */
      allOrNone: z.boolean(),
      rows: z.array(InvoiceSheetRow).check(z.minLength(1), z.maxLength(INVOICE_ROWS_MAX)),
    }),
    response: z.object({ saved: z.int(), refused: z.array(RefusedRow) }),
    refuses: ['VALIDATION'],
    example: {
      request: {
        allOrNone: false,
        rows: [
          {
            side: 'buyer',
            counterparty: party.supplier.name,
            kind: invoice.kind,
            number: invoice.number,
            issuedOn: invoice.issuedOn,
            amountWithoutTax: invoice.amountWithoutTax,
            amountWithTax: invoice.amountWithTax,
            goods: invoice.goods,
            contractNumber: contract.number,
          },
        ],
      },
      response: { saved: 1, refused: [] },
    },
  }),
};
