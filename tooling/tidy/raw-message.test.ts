import ts from 'typescript';
import { expect, test } from 'vitest';
import { rawMessages } from './raw-message.ts';
import { at, code, isProduct, parse } from './source.ts';

/** Files that may read the raw message, and why. */
const READERS: Readonly<Record<string, string>> = {
  'packages/features/src/platform/notices/failure.ts': 'turns it into a readable message',
  'packages/features/src/platform/system/log/log-screen.tsx': 'shows the entries of the log',
  'packages/features/src/platform/system/broken/broken-screen.tsx': 'detects that a newer version was published',
};

test('the raw message of a failed call is never shown', () => {
  const shown = code
    .filter((file) => /^(packages\/features|apps\/portal)\//.test(file) && isProduct(file) && !(file in READERS))
    .flatMap((file) => rawMessages(parse(file)).map((node) => `${at(file, node)} use useSentence, FailureBanner or FailureState`));
  expect(shown).toEqual([]);
});

test.each([
  ['<p>{error.message}</p>', 1],
  ['<Field error={error?.message} />', 1],
  ["show({ tone: 'critical', text: result.error.message })", 1],
  ['const { message } = error', 1],
  ['contract.message.list', 0],
  ['log({ message: error.message })', 0],
  ['fields.map(({ path, message }) => ({ path, message }))', 0],
])('%s is found %i times', (text, times) =>
  expect(rawMessages(ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))).toHaveLength(times),
);
