import type { CallContext } from '../call-context.ts';
import type { Sentence } from '../refusals.ts';
import { rollBackUnless } from './roll-back-unless.ts';

/** Why a row of an imported sheet is refused. `row` counts from 0. */
export interface RowFault<Column extends string> {
  readonly row: number;
  readonly field: Column;
  readonly reason: Sentence;
}

/** The result of an import. */
export interface ImportResult<Column extends string> {
  /** Number of imported rows. */
  readonly imported: number;
  /** Sorted by row. */
  readonly faults: readonly RowFault<Column>[];
}

/** Imports the rows of a sheet, one by one or all or none. Returns the number of imported rows, and the faults in the user's language. */
export async function importRows<Column extends string>(
  context: CallContext,
  allOrNone: boolean,
  take: (within: CallContext) => Promise<ImportResult<Column>>,
) {
  const { imported, faults } = await rollBackUnless(
    context.db,
    (db) => take({ ...context, db }),
    (outcome) => !allOrNone || outcome.faults.length === 0,
  );
  return {
    taken: allOrNone && faults.length > 0 ? 0 : imported,
    refused: faults.map(({ row, field, reason }) => ({ row, field, sentence: reason[context.language] })),
  };
}
