import { expect, test } from 'vitest';
import { entriesOf, type Entry } from './catalog.ts';
import { files, read } from './source.ts';

const GUIDE = 'packages/features/src/enterprise/help/locales/en-US.po';
const english = files.filter((file) => file.endsWith('/en-US.po'));
const plain = ({ id, text, ...rest }: Entry): Entry => ({ ...rest, id: id.replaceAll('\\"', '"'), text: text.replaceAll('\\"', '"') });
const told = entriesOf(read(GUIDE)).map(plain);
const shown = english.filter((file) => file !== GUIDE).flatMap((file) => entriesOf(read(file)).map(plain));

/** What stands between quotation marks: the words of a button, a tab, a field, a page, or of another chapter. */
const quoted = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].flatMap((match) => match[1] ?? []);

/** Matches a message whatever is filled into it, such as 签名并{act}; none where it is all filled in. */
function filledIn(message: string): RegExp | undefined {
  const parts = message.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/);
  if (parts.length < 2 || parts.join('').trim().length < 2) return undefined;
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`)).join('.+')}$`);
}

/** The messages that a quotation may be of, on a screen or in the guide itself. */
function sourcesOf(words: string): Entry[] {
  const exact = [...shown, ...told].filter(({ id }) => id === words);
  return exact.length > 0 ? exact : shown.filter(({ id }) => filledIn(id)?.test(words));
}

test('what the guide quotes stands on a screen, to the letter', () => {
  const unknown = told.flatMap(({ id }) =>
    quoted(id)
      .filter((words) => sourcesOf(words).length === 0)
      .map((words) => `“${words}”: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('the English of the guide quotes it as the English of the screen has it', () => {
  const other = told.flatMap(({ id, text }) =>
    quoted(id)
      .filter(
        (words) => !sourcesOf(words).some((source) => quoted(text).some((one) => one === source.text || filledIn(source.text)?.test(one))),
      )
      .map((words) => `“${words}”: ${text}`),
  );
  expect(other).toEqual([]);
});
