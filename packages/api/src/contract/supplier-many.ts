import * as z from 'zod/mini';
import { act } from './endpoint.ts';
import { party } from './examples.ts';
import { PositiveMoney, RequiredText } from './schemas/primitives.ts';
import { CreditCode, Note, Tags, UsualTermDays } from './supplier-shapes.ts';

/** How many suppliers can be added at once. */
export const SUPPLIER_ROWS_MAX = 200;

/** One supplier of a spreadsheet. Both code and name are required, so that a typing error does not add another enterprise. */
export const SupplierSheetRow = z.strictObject({
  creditCode: CreditCode,
  name: RequiredText(100),
  tags: Tags,
  usualTermDays: z.optional(UsualTermDays),
  quota: z.optional(PositiveMoney),
  note: z.optional(Note),
});

/** A refused row: its index from 0, the column at fault, and the reason. */
const RefusedRow = z.object({ row: z.int(), field: z.keyof(SupplierSheetRow), sentence: z.string() });

/** Suppliers from a spreadsheet. */
export const manySuppliers = {
  /** Adds a supplier for each row. A refused row does not affect the others, unless `allOrNone`. */
  addMany: act('//supplier/addMany', {
    summary: '批量添加供应商',
    needs: 'supplier.manage',
    source: 'added',
    timeoutMs: 60_000,
    request: z.strictObject({
      /** A refused row stops all others. */
      allOrNone: z.boolean(),
      rows: z.array(SupplierSheetRow).check(z.minLength(1), z.maxLength(SUPPLIER_ROWS_MAX)),
    }),
    response: z.object({ added: z.int(), refused: z.array(RefusedRow) }),
    refuses: ['VALIDATION', 'TOO_FREQUENT'],
    example: {
      request: {
        allOrNone: false,
        rows: [{ creditCode: party.supplier.creditCode, name: party.supplier.name, tags: ['战略供应商'], usualTermDays: 180 }],
      },
      response: { added: 1, refused: [] },
    },
  }),
};
