import type { Fen } from '../money/yuan.ts';

/** Most tags of a supplier. */
export const SUPPLIER_TAGS_MAX = 10;

/** Longest note on a supplier, in characters. */
export const SUPPLIER_NOTE_MAX = 200;

/** A buyer's own records about a supplier that can move to another one. Accounts cannot, as they belong to the supplier. */
export interface SupplierRecords {
  readonly tags: readonly string[];
  readonly note: string;
  readonly usualTermDays: number | null;
  readonly quota: Fen | null;
}

export interface MergedSupplier extends SupplierRecords {
  /** False when both notes together are too long, so that only the remaining supplier's note is kept. */
  readonly noteFits: boolean;
}

/**
 * Merges the records of a leaving supplier into those of a remaining one: the tags of both, the notes one below the other, and otherwise
 * only values that the remaining supplier lacks. The result may have more than SUPPLIER_TAGS_MAX tags.
 */
export function mergedSupplier(remaining: SupplierRecords, leaving: SupplierRecords): MergedSupplier {
  const isContained = remaining.note.includes(leaving.note);
  const both = isContained ? remaining.note : [remaining.note, leaving.note].filter((note) => note !== '').join('\n');
  const noteFits = both.length <= SUPPLIER_NOTE_MAX;
  return {
    tags: [...new Set([...remaining.tags, ...leaving.tags])],
    note: noteFits ? both : remaining.note,
    noteFits,
    usualTermDays: remaining.usualTermDays ?? leaving.usualTermDays,
    quota: remaining.quota ?? leaving.quota,
  };
}
