import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { doorOf, placeOf } from '../lint/zones.ts';
import { code, files, importsOf, parse, read } from './source.ts';

const FEATURES = 'packages/features/src/';
/** A folder of features, as `money/dues`; the empty text of what is elsewhere. */
const folderOf = (file: string) => {
  const place = file.startsWith(FEATURES) ? placeOf(file) : undefined;
  return place ? `${place.group}/${place.folder}` : '';
};
const isDoor = (file: string) => {
  const place = placeOf(file);
  return place !== undefined && doorOf(place) === file;
};
const targetOf = (from: string, specifier: string) => normalize(join(dirname(from), specifier));
const speaks = (file: string) => /@lingui\/(?:react|core)\/macro/.test(read(file));

/** The files behind the names that a file takes through a folder's door; the rest of the door is dropped by the bundler. */
function behindDoor(door: string, names: readonly string[]): string[] {
  const found: string[] = [];
  for (const statement of parse(door).statements) {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      continue;
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue;
    if (statement.exportClause.elements.some((element) => !element.isTypeOnly && names.includes(element.name.text)))
      found.push(targetOf(door, moduleSpecifier.text));
  }
  return found;
}

/** The files bundled with a file. */
function broughtBy(file: string): string[] {
  const doors = new Map<string, string[]>();
  for (const statement of parse(file).statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const target = targetOf(file, statement.moduleSpecifier.text);
    const bindings = statement.importClause?.namedBindings;
    if (!isDoor(target) || !bindings || !ts.isNamedImports(bindings)) continue;
    doors.set(
      target,
      bindings.elements.filter((element) => !element.isTypeOnly).map((element) => (element.propertyName ?? element.name).text),
    );
  }
  return importsOf(file).flatMap(({ target, typeOnly, lazy }) => {
    if (target === undefined || typeOnly || lazy || !target.startsWith(FEATURES) || !/\.tsx?$/.test(target)) return [];
    const names = doors.get(target);
    return names ? behindDoor(target, names) : [target];
  });
}

/** The folders whose words come with the shell: those that the portal gathers in one file. */
const withShell = new Set(
  code
    .filter((file) => file.startsWith(FEATURES) && /\/(sign-in-shell|frame|rest)-words\/english\.ts$/.test(file))
    .flatMap((file) => importsOf(file).map(({ target = '' }) => folderOf(target))),
);

/** The folders whose words a screen shows, besides its own and those that come with the shell. */
function foreignSpeakers(screen: string): Set<string> {
  const seen = new Set<string>();
  const open = [screen];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...broughtBy(file));
  }
  const own = folderOf(screen);
  return new Set(
    [...seen]
      .filter((file) => speaks(file))
      .map(folderOf)
      .filter((folder) => folder !== own && !withShell.has(folder)),
  );
}

/** The folders whose words a file of screens takes from their doors, as `voucherWords`. */
const broughtWords = (screens: string) =>
  new Set(
    [...read(screens).matchAll(/import \{[^}]*Words\b[^}]*\} from '([^']+)'/g)].map(([, specifier = '']) =>
      folderOf(targetOf(screens, specifier)),
    ),
  );

test('a screen brings the words of every folder whose parts it shows', () => {
  const declared = files.filter((file) => file.startsWith(FEATURES) && file.endsWith('/screens.ts'));
  const missing = declared.flatMap((file) => {
    const brought = broughtWords(file);
    return importsOf(file)
      .filter(({ lazy, target }) => lazy && target !== undefined && target.endsWith('.tsx'))
      .flatMap(({ target }) =>
        [...foreignSpeakers(target ?? '')].filter((folder) => !brought.has(folder)).map((folder) => `${target}: ${folder}`),
      );
  });
  expect(declared.length).toBeGreaterThan(20);
  expect(withShell.size).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
