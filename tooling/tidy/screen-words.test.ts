import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { foundations } from '../lint/capabilities.ts';
import { code, importsOf, parse, read } from './source.ts';

const FEATURES = 'packages/features/src/';
const folderOf = (file: string) => /^packages\/features\/src\/([^/]+)\//.exec(file)?.[1] ?? '';
const targetOf = (from: string, specifier: string) => normalize(join(dirname(from), specifier));
const speaks = (file: string) => /@lingui\/(?:react|core)\/macro/.test(read(file));

/** The files behind the names that a file takes through a capability's door; the rest of the door is dropped by the bundler. */
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

/** The files that come with a file, as the bundler takes them. */
function broughtBy(file: string): string[] {
  const doors = new Map<string, string[]>();
  for (const statement of parse(file).statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const target = targetOf(file, statement.moduleSpecifier.text);
    const bindings = statement.importClause?.namedBindings;
    if (!/^packages\/features\/src\/[^/]+\/index\.ts$/.test(target) || !bindings || !ts.isNamedImports(bindings)) continue;
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

/** The capabilities whose sentences a screen shows, besides its own and those that come with the shell. */
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
      .filter((folder) => folder !== own && !foundations.includes(folder)),
  );
}

test('a screen brings the words of every capability whose parts it shows', () => {
  const missing = code
    .filter((file) => /^packages\/features\/src\/[^/]+\/screens\.ts$/.test(file))
    .flatMap((file) => {
      const brought = new Set(
        [...read(file).matchAll(/import \{[^}]*\b(\w+)Words\b[^}]*\} from/g)].flatMap(([, capability]) => capability ?? []),
      );
      return importsOf(file)
        .filter(({ lazy, target }) => lazy && target !== undefined && target.endsWith('.tsx'))
        .flatMap(({ target }) =>
          [...foreignSpeakers(target ?? '')].filter((folder) => !brought.has(folder)).map((folder) => `${target}: ${folder}`),
        );
    });
  expect(missing).toEqual([]);
});
