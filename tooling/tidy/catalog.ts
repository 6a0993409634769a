export interface Entry {
  id: string;
  context: string;
  text: string;
  obsolete: boolean;
}

/** Parses a `.po` catalog. A message may span several quoted lines. */
export function entriesOf(catalog: string): Entry[] {
  const value = (block: string, key: string) =>
    [...(new RegExp(`^(?:#~ )?${key} ((?:(?:#~ )?".*"\\n?)+)`, 'm').exec(block)?.[1] ?? '').matchAll(/"(.*)"/g)]
      .map((line) => line[1])
      .join('');
  return catalog
    .split('\n\n')
    .map((block) => ({
      id: value(block, 'msgid'),
      context: value(block, 'msgctxt'),
      text: value(block, 'msgstr'),
      obsolete: block.includes('#~'),
    }))
    .filter((entry) => entry.id !== '');
}
