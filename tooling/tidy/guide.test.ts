import { expect, test } from 'vitest';
import { entriesOf, type Entry } from './catalog.ts';
import { files, read } from './source.ts';

const GUIDE = 'packages/features/src/enterprise/help/locales/en-US.po';
const english = files.filter((file) => file.endsWith('/en-US.po'));
const plain = ({ id, text, ...rest }: Entry): Entry => ({ ...rest, id: id.replaceAll('\\"', '"'), text: text.replaceAll('\\"', '"') });
const told = entriesOf(read(GUIDE)).map(plain);
const shown = english.filter((file) => file !== GUIDE).flatMap((file) => entriesOf(read(file)).map(plain));

/** Quoted texts: labels of buttons, tabs, fields and pages, or titles of other chapters. */
const quoted = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].flatMap((match) => match[1] ?? []);

/** A pattern for a message with any values for its placeholders, such as 签名并{act}; undefined for a message without fixed text. */
function filledIn(message: string): RegExp | undefined {
  const parts = message.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/);
  if (parts.length < 2 || parts.join('').trim().length < 2) return undefined;
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`)).join('.+')}$`);
}

/** The messages of screens or of the guide that a quotation may refer to. */
function sourcesOf(words: string): Entry[] {
  const exact = [...shown, ...told].filter(({ id }) => id === words);
  return exact.length > 0 ? exact : shown.filter(({ id }) => filledIn(id)?.test(words));
}

test('quotations in the guide match messages on screens exactly', () => {
  const unknown = told.flatMap(({ id }) =>
    quoted(id)
      .filter((words) => sourcesOf(words).length === 0)
      .map((words) => `“${words}”: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('English quotations in the guide match the English messages on screens', () => {
  const other = told.flatMap(({ id, text }) =>
    quoted(id)
      .filter(
        (words) => !sourcesOf(words).some((source) => quoted(text).some((one) => one === source.text || filledIn(source.text)?.test(one))),
      )
      .map((words) => `“${words}”: ${text}`),
  );
  expect(other).toEqual([]);
});
