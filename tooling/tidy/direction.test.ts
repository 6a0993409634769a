import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { floors } from '../lint/floors.ts';
import { groups } from '../lint/groups.ts';
import { GROUPED, objection, placeOf } from '../lint/zones.ts';
import { code, cycleIn, cyclesIn, files, importsOf, isStory, isTest, read, root } from './source.ts';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  exports?: Record<string, unknown>;
  publishConfig?: { exports?: Record<string, unknown> };
}

/** A folder of a group, as `money/dues`. */
const folderOf = (file: string) => {
  const place = placeOf(file);
  return place && `${place.group}/${place.folder}`;
};

const manifests = files
  .filter((file) => /^(packages|apps)\/[^/]+\/package\.json$/.test(file))
  .map((file): [string, Manifest] => [file, JSON.parse(read(file))]);

test('imports follow the direction of the architecture', () => {
  const objections = code.flatMap((file) =>
    importsOf(file).flatMap(({ specifier, target }) => {
      // End-to-end tests may read the tables of the tooling that runs them.
      if (isTest(file) && target?.startsWith('tooling/') === true) return [];
      const why = objection(file, specifier, target);
      return why === undefined ? [] : [`${file}: ${why}`];
    }),
  );
  expect(objections).toEqual([]);
});

test('relative imports lead to a file', () => {
  const lost = code.flatMap((file) =>
    importsOf(file).flatMap(({ target }) => (target === undefined || existsSync(join(root, target)) ? [] : [`${file}: ${target}`])),
  );
  expect(lost).toEqual([]);
});

// Types and dynamic imports count: to read one file of a circle one must read them all.
test('no file imports itself through others', () => {
  const graph = new Map(
    code.map((file) => [file, importsOf(file).flatMap(({ target }) => (target !== undefined && /\.tsx?$/.test(target) ? [target] : []))]),
  );
  expect(cyclesIn(graph)).toEqual([]);
});

test('no package depends on itself through others', () => {
  const graph = new Map(
    manifests.map(([, manifest]) => [
      manifest.name,
      Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@lianxin/')),
    ]),
  );
  expect(cycleIn(graph)).toBeUndefined();
});

test.each(GROUPED)('folders of %s do not import each other in a circle', (root) => {
  const graph = new Map<string, string[]>();
  for (const file of code.filter((one) => !isTest(one) && !isStory(one))) {
    const from = folderOf(file);
    if (!file.startsWith(`${root}/`) || from === undefined) continue;
    for (const { target } of importsOf(file)) {
      const to = target === undefined || target.endsWith('.po') ? undefined : folderOf(target);
      if (to !== undefined && to !== from) graph.set(from, [...(graph.get(from) ?? []), to]);
    }
  }
  expect(cycleIn(graph)).toBeUndefined();
});

test('the floors of the server are named, and each is there', () => {
  const folders = new Set(code.flatMap((file) => /^apps\/server\/src\/([^/]+)\//.exec(file)?.[1] ?? []));
  expect([...folders].filter((folder) => folder !== 'testing').toSorted()).toEqual(floors.map(({ name }) => name).toSorted());
});

test.each(GROUPED)('the groups of %s are named, and each is there', (root) => {
  const folders = new Set(
    files.filter((file) => file.startsWith(`${root}/`)).flatMap((file) => file.slice(root.length + 1).split('/')[0] ?? []),
  );
  const named = groups.filter(({ only }) => only === undefined || root.includes(only)).map(({ name }) => name);
  expect([...folders].toSorted()).toEqual(named.toSorted());
});

test.each(GROUPED)('every file of %s stands in a folder of a group', (root) => {
  expect(files.filter((file) => file.startsWith(`${root}/`) && placeOf(file) === undefined)).toEqual([]);
});

test('domain depends on nothing', () => {
  const [, domain] = manifests.find(([file]) => file === 'packages/domain/package.json') ?? [];
  expect(domain?.dependencies ?? {}).toEqual({});
});

test('every workspace member carries the version of the product', () => {
  const { version }: Manifest = JSON.parse(read('package.json'));
  expect(manifests.filter(([, manifest]) => manifest.version !== version).map(([file]) => file)).toEqual([]);
});

test('a published package offers at least the entries it offers here', () => {
  const lost = manifests.flatMap(([file, { exports, publishConfig }]) =>
    publishConfig === undefined
      ? []
      : Object.keys(exports ?? {})
          .filter((entry) => !(entry in (publishConfig.exports ?? {})))
          .map((entry) => `${file}: ${entry}`),
  );
  expect(lost).toEqual([]);
});
