import type { ReadField } from '@lianxin/api/contract';
import type { RowCharacter } from './rows.ts';

/** Below this confidence the person is asked to check the field. */
const MIN_CONFIDENCE = 0.6;

/** A text with the confidence of its least certain character. */
export interface Reading {
  readonly text: string;
  readonly confidence: number;
}

export const readingOf = (characters: readonly RowCharacter[]): Reading => ({
  text: characters.map(({ char }) => char).join(''),
  confidence: Math.round(100 * Math.min(1, ...characters.map(({ confidence }) => confidence))) / 100,
});

/** A field for the person to confirm; certain if the reading is sure and there is no reason for doubt. */
export function fieldOf({ text, confidence }: Reading, reason: ReadField['reason'] = null): ReadField {
  const because = reason ?? (confidence < MIN_CONFIDENCE ? 'unsure' : null);
  return { text, confidence, verdict: because === null ? 'certain' : 'confirm', reason: because };
}

/** Checks the form of a labelled value; null if the label was not found. */
export function checkedField(characters: readonly RowCharacter[] | undefined, form: (text: string) => boolean): ReadField | null {
  if (characters === undefined) return null;
  const reading = readingOf(characters);
  return fieldOf(reading, form(reading.text) ? null : 'malformed');
}

export const markMismatch = (field: ReadField): ReadField => ({ ...field, verdict: 'confirm', reason: 'disagrees' });
