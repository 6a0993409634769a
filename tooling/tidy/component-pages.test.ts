import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from '../../.storybook/foundations/icon-names.ts';
import { parts, readComponentDoc, statuses } from '../../.storybook/read-component-doc.ts';
import { functionsIn, passedOn } from '../../.storybook/read-functions.ts';
import pending from './pages-to-write.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

/** The names that a door exports, followed through the files that it passes on. Types go with the value that uses them. */
function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name);
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.replace(/^.* as /, '')),
  );
  const passedOn = [...text.matchAll(/^export \* from '([^']+)'/gm)].flatMap(([, path = '']) => exportsOf(join(dirname(file), path)));
  return [...new Set([...own, ...listed, ...passedOn])];
}

const offered = ['ui', 'forms'].flatMap((name) => exportsOf(join(root, `packages/${name}/src/index.ts`)));
const pages = globSync('packages/{ui,forms}/src/**/*.md', { cwd: root }).map((file) => ({
  file,
  doc: readComponentDoc(readFileSync(join(root, file), 'utf8')),
}));

test('every export of ui and forms has its page, but for those still to be written', () => {
  const code = globSync('packages/{ui,forms}/src/**/*.{ts,tsx}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const functions = code.flatMap((text) => functionsIn(text).map(({ name }) => name));
  // Icons stand on a page of the foundations, functions on one that is made of their comments.
  const described = [...Object.keys(iconNames), 'Logo', ...functions, ...Object.keys(passedOn), ...pages.flatMap(({ doc }) => doc.exports)];
  expect(offered.filter((name) => !described.includes(name)).toSorted()).toEqual(pending);
});

test('no page describes what is not exported', () => {
  const unknown = pages.flatMap(({ file, doc }) => doc.exports.filter((name) => !offered.includes(name)).map((name) => `${file}: ${name}`));
  expect(unknown).toEqual([]);
});

test.each(pages)('$file has every part of a page', ({ file, doc }) => {
  expect(parts.filter((part) => (doc.sections.get(part) ?? '') === '')).toEqual([]);
  expect(statuses).toContain(doc.status);
  const [zh, en] = doc.about;
  expect(zh).toMatch(/\p{Script=Han}.*。$/u);
  expect(en).toMatch(/^[A-Z].*\.$/);
  const base = join(root, file.replace(/\.md$/, ''));
  // A story to change with controls, and code to copy: both are compiled, and the story runs as a test.
  expect(readFileSync(`${base}.stories.tsx`, 'utf8')).toContain('export const Playground');
  expect(readFileSync(`${base}-examples.tsx`, 'utf8')).toContain('export function Example');
});
