import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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

test('folders of features do not import each other in a circle', () => {
  const folderOf = (file: string) => /^packages\/features\/src\/([^/]+)\//.exec(file)?.[1];
  const graph = new Map<string, string[]>();
  for (const file of code) {
    const from = folderOf(file);
    if (from === undefined || isTest(file) || isStory(file)) continue;
    for (const { target, typeOnly } of importsOf(file)) {
      const to = target === undefined || typeOnly || target.endsWith('.po') ? undefined : folderOf(target);
      if (to !== undefined && to !== from) graph.set(from, [...(graph.get(from) ?? []), to]);
    }
  }
  expect(cycleIn(graph)).toBeUndefined();
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
