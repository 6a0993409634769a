import * as z from 'zod/mini';
import { act } from '../endpoint.ts';
import { party } from '../examples.ts';
import { Day, PositiveMoney, RequiredText, Text } from '../schemas/primitives.ts';
import { contract, invoice } from './examples.ts';
import { Side } from './paper-filter.ts';
import { InvoiceKind } from './shapes.ts';

/** So many invoices are recorded at once. */
export const INVOICE_ROWS_MAX = 500;

/** One invoice of a sheet, in the words that people write: names and numbers, which the server finds. */
export const InvoiceSheetRow = z.strictObject({
  /** What this enterprise is to it. */
  side: Side,
  /** The other side by its name or its unified social credit code. */
  counterparty: RequiredText(100),
  kind: InvoiceKind,
  code: z.optional(Text(12)),
  number: RequiredText(20),
  checkCode: z.optional(Text(6)),
  issuedOn: Day,
  amountWithoutTax: PositiveMoney,
  amountWithTax: PositiveMoney,
  goods: RequiredText(100),
  /** A contract between the same two. */
  contractNumber: z.optional(Text(50)),
});

/** A row that was not recorded: which of those sent, counted from 0, at which column, and why. */
const RefusedRow = z.object({ row: z.int(), field: z.keyof(InvoiceSheetRow), sentence: z.string() });

/** Invoices from a sheet. */
export const manyInvoices = {
  /** Records an invoice for each row; what a row is refused for concerns that row alone, unless all or none are to be recorded. */
  saveMany: act('/saveMany', {
    summary: '批量登记贸易发票',
    needs: 'trade.edit',
    source: 'added',
    refreshes: ['tradeContract'],
    timeoutMs: 60_000,
    request: z.strictObject({
      /** One row that is refused keeps all others from being recorded. */
      allOrNone: z.boolean(),
      rows: z.array(InvoiceSheetRow).check(z.minLength(1), z.maxLength(INVOICE_ROWS_MAX)),
    }),
    response: z.object({
      saved: z.int(),
      /** In the order of the rows. */
      refused: z.array(RefusedRow),
    }),
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
