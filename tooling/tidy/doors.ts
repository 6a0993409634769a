// Writes what follows from the doors of the folders of groups: the tables of docs/architecture.md, and the entries of packages/features.
//   node tooling/tidy/doors.ts --write
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { floors } from '../lint/floors.ts';
import { groups, type Layer } from '../lint/groups.ts';
import { doorOf, GROUPED, placeOf, type Place } from '../lint/zones.ts';
import { files, read, root } from './source.ts';
import { tableOf } from './table.ts';

const ARCHITECTURE = 'docs/architecture.md';
const MANIFEST = 'packages/features/package.json';

interface Door extends Place {
  readonly file: string;
  /** What its folder is; empty without such a line. */
  readonly what: string;
}

const orderOf = ({ group }: Place): number => groups.findIndex(({ name }) => name === group);

/** The doors of the folders of groups, the lowest group first. A door begins with a line that describes its folder. */
export const doors: readonly Door[] = files
  .flatMap((file) => {
    const place = placeOf(file);
    if (place === undefined || doorOf(place) !== file) return [];
    return [{ ...place, file, what: /^\/\*\* (.+) \*\/\n/.exec(read(file))?.[1] ?? '' }];
  })
  .toSorted((left, right) => orderOf(left) - orderOf(right) || left.folder.localeCompare(right.folder));

/** A table of names and what they are. `(docs/x.md)` in a sentence is a link. */
const described = (title: string, rows: readonly (readonly [name: string, what: string])[]): string =>
  tableOf([[title, 'what it is'], ...rows.map(([name, what]) => [`\`${name}\``, what.replace(/\(docs\/([\w-]+\.md)\)/, '([how]($1))')])]);

const layersAs = (title: string, layers: readonly Layer[]) =>
  described(
    title,
    layers.map(({ name, what }) => [name, what]),
  );
const foldersOf = (place: (typeof GROUPED)[number]) =>
  described(
    'folder',
    doors.filter((door) => door.root === place).map(({ group, folder, what }) => [`${group}/${folder}`, what]),
  );

/** The tables by the names in their marks. */
const tables: Readonly<Record<string, string>> = {
  groups: layersAs('group', groups),
  floors: layersAs('floor', floors),
  ...Object.fromEntries(GROUPED.map((place) => [place, foldersOf(place)])),
};

/** The architecture with its tables as they are to be. */
export const architecture = (): string =>
  read(ARCHITECTURE).replace(
    /(<!-- made by tooling\/tidy\/doors\.ts: (\S+) -->\n)[^]*?(\n<!-- end -->)/g,
    (whole, start: string, name: string, end: string) => {
      const table = tables[name];
      return table === undefined ? whole : `${start}\n${table}\n${end}`;
    },
  );

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

/** The manifest of features with its entries as they are to be: each folder by its name, after what is no door. */
export function manifest(): string {
  const now: Manifest = JSON.parse(read(MANIFEST));
  const own = doors
    .filter((door) => door.root === 'packages/features/src')
    .map(({ group, folder }) => ({ entry: `./${folder}`, path: `${group}/${folder}/index` }))
    .toSorted((left, right) => left.entry.localeCompare(right.entry));
  const others = Object.keys(now.exports).filter((entry) => now.exports[entry]?.endsWith('/index.ts') !== true);
  const keep = (exports: Readonly<Record<string, unknown>>) => others.map((entry) => [entry, exports[entry]]);
  const built = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });
  const entries = {
    exports: Object.fromEntries([...keep(now.exports), ...own.map(({ entry, path }) => [entry, `./src/${path}.ts`])]),
    publishConfig: {
      ...now.publishConfig,
      exports: Object.fromEntries([...keep(now.publishConfig.exports), ...own.map(({ entry, path }) => [entry, built(path)])]),
    },
  };
  return `${JSON.stringify({ ...now, ...entries }, null, 2)}\n`;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  if (values.write) {
    writeFileSync(join(root, ARCHITECTURE), architecture());
    writeFileSync(join(root, MANIFEST), manifest());
  }
}
