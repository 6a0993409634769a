import type { ReadField } from '@lianxin/api/contract';

/** How a field came by its value, where it was read from a picture. `confirm` waits for the person; `confirmed` was looked at. */
export type Mark = 'recognised' | 'confirm' | 'confirmed';

/** What a picture said about the fields of a form. */
export type Reading<Name extends string> = Partial<Record<Name, ReadField | null>>;

/** The values and marks that a reading gives a form. What was not found keeps what was typed. */
export function applyReading<Name extends string>(
  names: readonly Name[],
  reading: Reading<Name>,
): { readonly name: Name; readonly text: string; readonly mark: Mark }[] {
  return names.flatMap((name) => {
    const field = reading[name];
    if (!field || field.text === '') return [];
    return [{ name, text: field.text, mark: field.verdict === 'certain' ? 'recognised' : 'confirm' } as const];
  });
}
