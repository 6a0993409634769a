import type { Fen } from '../money/yuan.ts';

/** So many tags a buyer gives one supplier. */
export const SUPPLIER_TAGS_MAX = 10;

/** So many characters a buyer notes of one supplier. */
export const SUPPLIER_NOTE_MAX = 200;

/** What a buyer keeps of a supplier for itself, as far as it can go to another supplier: an account stays with whom it belongs to. */
export interface KeptOfSupplier {
  readonly tags: readonly string[];
  readonly note: string;
  readonly usualTermDays: number | null;
  readonly quota: Fen | null;
}

/** What is kept of a supplier once another was merged into it. */
export interface MergedSupplier extends KeptOfSupplier {
  /** The note of the one merged found room, or said nothing new; otherwise that of the staying one is kept as it is. */
  readonly noteFits: boolean;
}

/**
 * What one supplier takes over from another that is merged into it: the tags of both, its note with the other's below, and of the rest
 * only what it lacks; nothing that it has is written over. The tags may be more than one supplier can have.
 */
export function mergedSupplier(staying: KeptOfSupplier, leaving: KeptOfSupplier): MergedSupplier {
  const saysNothingNew = staying.note.includes(leaving.note);
  const both = saysNothingNew ? staying.note : [staying.note, leaving.note].filter((note) => note !== '').join('\n');
  const noteFits = both.length <= SUPPLIER_NOTE_MAX;
  return {
    tags: [...new Set([...staying.tags, ...leaving.tags])],
    note: noteFits ? both : staying.note,
    noteFits,
    usualTermDays: staying.usualTermDays ?? leaving.usualTermDays,
    quota: staying.quota ?? leaving.quota,
  };
}
