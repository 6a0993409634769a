import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { floors } from '../lint/floors.ts';
import { objection } from '../lint/zones.ts';
import { code, cycleIn, files, importsOf, isStory, isTest, read, root } from './source.ts';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  exports?: Record<string, unknown>;
  publishConfig?: { exports?: Record<string, unknown> };
}

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

test('no file imports itself through others', () => {
  const graph = new Map(
    code.map((file) => [
      file,
      importsOf(file).flatMap(({ target, typeOnly, lazy }) =>
        target === undefined || typeOnly || lazy || !/\.tsx?$/.test(target) ? [] : [target],
      ),
    ]),
  );
  expect(cycleIn(graph)).toBeUndefined();
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

test.each([
  ['features', /^packages\/features\/src\/([^/]+)\//, false],
  // Of the server a folder that only names another's type depends on it all the same.
  ['the server’s business', /^apps\/server\/src\/business\/([^/]+)\//, true],
])('folders of %s do not import each other in a circle', (_name, place, countsTypes) => {
  const folderOf = (file: string) => place.exec(file)?.[1];
  const graph = new Map<string, string[]>();
  for (const file of code) {
    const from = folderOf(file);
    if (from === undefined || isTest(file) || isStory(file)) continue;
    for (const { target, typeOnly } of importsOf(file)) {
      const to = target === undefined || (typeOnly && !countsTypes) || target.endsWith('.po') ? undefined : folderOf(target);
      if (to !== undefined && to !== from) graph.set(from, [...(graph.get(from) ?? []), to]);
    }
  }
  expect(cycleIn(graph)).toBeUndefined();
});

test('the folders of the server are its floors', () => {
  const folders = new Set(code.flatMap((file) => /^apps\/server\/src\/([^/]+)\//.exec(file)?.[1] ?? []));
  expect([...folders].filter((folder) => folder !== 'testing').toSorted()).toEqual([...floors].toSorted());
});

test.each(['packages/features/src', 'apps/server/src', 'apps/server/src/business'])(
  'the architecture says what each folder of %s is',
  (place) => {
    const folders = new Set(
      files
        .filter((file) => file.startsWith(`${place}/`))
        .flatMap(
          (file) =>
            file
              .slice(place.length + 1)
              .split('/')
              .slice(0, -1)[0] ?? [],
        ),
    );
    const architecture = read('docs/architecture.md');
    expect([...folders].filter((folder) => !new RegExp(`^\\| \`${folder}/?\` `, 'm').test(architecture) && folder !== 'testing')).toEqual(
      [],
    );
  },
);

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
