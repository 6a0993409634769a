import { expect, test } from 'vitest';
import { architecture, doors, manifest } from './doors.ts';
import { read } from './source.ts';

// Where one of the last tests fails: node tooling/tidy/doors.ts --write

test('each door says in its first line what its folder is', () => {
  expect(doors.filter(({ what }) => !/^[A-Z].*\.$/.test(what)).map(({ file }) => file)).toEqual([]);
});

test('the architecture has a table of groups, of floors and of the folders of each place, as the doors say', () => {
  expect(architecture().match(/<!-- made by /g)).toHaveLength(4);
  expect(read('docs/architecture.md')).toBe(architecture());
});

test('no two folders of features have one name: it is the name of their entry', () => {
  const names = doors.filter(({ root }) => root === 'packages/features/src').map(({ folder }) => folder);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('features offers each of its folders by its name, here and as it is published', () => {
  expect(read('packages/features/package.json')).toBe(manifest());
});
