import type { ReadField } from '@lianxin/api/contract';

/** How a value was read from a picture. `confirm` is to be checked; `confirmed` was. */
export type Mark = 'recognised' | 'confirm' | 'confirmed';

export type Reading<Name extends string> = Partial<Record<Name, ReadField | null>>;

/** Values and marks after a reading. Fields not found keep their input. */
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
