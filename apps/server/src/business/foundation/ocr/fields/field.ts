import type { ReadField } from '@lianxin/api/contract';
import type { RowCharacter } from './rows.ts';

/** Below this the least sure sign of a field makes the person look. */
const SURE = 0.6;

/** A text with how sure its least sure sign is. */
export interface Reading {
  readonly text: string;
  readonly confidence: number;
}

export const readingOf = (characters: readonly RowCharacter[]): Reading => ({
  text: characters.map(({ char }) => char).join(''),
  confidence: Math.round(100 * Math.min(1, ...characters.map(({ confidence }) => confidence))) / 100,
});

/** A field for the person to confirm, for a reason; certain where there is none and the reading is sure. */
export function fieldOf({ text, confidence }: Reading, reason: ReadField['reason'] = null): ReadField {
  const because = reason ?? (confidence < SURE ? 'unsure' : null);
  return { text, confidence, verdict: because === null ? 'certain' : 'confirm', reason: because };
}

/** The field of a label whose value must have a form; null where the label was not found. */
export function checkedField(characters: readonly RowCharacter[] | undefined, form: (text: string) => boolean): ReadField | null {
  if (characters === undefined) return null;
  const reading = readingOf(characters);
  return fieldOf(reading, form(reading.text) ? null : 'malformed');
}

/** Marks a field that disagrees with another. */
export const disagreeing = (field: ReadField): ReadField => ({ ...field, verdict: 'confirm', reason: 'disagrees' });
