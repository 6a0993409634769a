import * as z from 'zod/mini';
import { act } from './endpoint.ts';
import { party } from './examples.ts';
import { PositiveMoney, RequiredText } from './schemas/primitives.ts';
import { CreditCode, Note, Tags, UsualTermDays } from './supplier-shapes.ts';

/** So many suppliers are added at once. */
export const SUPPLIER_ROWS_MAX = 200;

/** One supplier of a sheet. Code and name are both given, so that a digit too few adds nobody else. */
export const SupplierSheetRow = z.strictObject({
  creditCode: CreditCode,
  name: RequiredText(100),
  tags: Tags,
  usualTermDays: z.optional(UsualTermDays),
  quota: z.optional(PositiveMoney),
  note: z.optional(Note),
});

/** A row of which nobody was added: which of those sent, counted from 0, at which column, and why. */
const RefusedRow = z.object({ row: z.int(), field: z.keyof(SupplierSheetRow), sentence: z.string() });

/** Suppliers from a sheet. */
export const manySuppliers = {
  /** Adds a supplier for each row; what a row is refused for concerns that row alone, unless all or none are to be added. */
  addMany: act('//supplier/addMany', {
    summary: '批量添加供应商',
    needs: 'supplier.manage',
    source: 'added',
    timeoutMs: 60_000,
    request: z.strictObject({
      /** One row that is refused keeps all others from being added. */
      allOrNone: z.boolean(),
      rows: z.array(SupplierSheetRow).check(z.minLength(1), z.maxLength(SUPPLIER_ROWS_MAX)),
    }),
    response: z.object({
      added: z.int(),
      /** In the order of the rows. */
      refused: z.array(RefusedRow),
    }),
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
