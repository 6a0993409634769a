import type { CallContext } from '../call-context.ts';
import type { Sentence } from '../refusals.ts';
import { keptIf } from './kept-if.ts';

/** Why a row of a sheet is not taken: which of those sent, counted from 0, at which column. */
export interface RowFault<Column extends string> {
  readonly row: number;
  readonly field: Column;
  readonly said: Sentence;
}

/** What the rows of a sheet came to. */
export interface KeptRows<Column extends string> {
  /** How many were taken. */
  readonly taken: number;
  /** In the order of the rows. */
  readonly faults: readonly RowFault<Column>[];
}

/** Takes the rows of a sheet, each for itself, or all or none of them; answers how many, and why not the others in the language of the person. */
export async function keptRows<Column extends string>(
  context: CallContext,
  allOrNone: boolean,
  take: (within: CallContext) => Promise<KeptRows<Column>>,
) {
  const { taken, faults } = await keptIf(
    context.db,
    (db) => take({ ...context, db }),
    (outcome) => !allOrNone || outcome.faults.length === 0,
  );
  return {
    taken: allOrNone && faults.length > 0 ? 0 : taken,
    refused: faults.map(({ row, field, said }) => ({ row, field, sentence: said[context.language] })),
  };
}
