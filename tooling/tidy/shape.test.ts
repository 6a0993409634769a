import ts from 'typescript';
import { expect, test } from 'vitest';
import { doorOf, placeOf } from '../lint/zones.ts';
import { at, code, files, isProduct, isStory, isTest, parse, read, visit } from './source.ts';

const here = new Set(files);
/** The folders of groups, by their doors. */
const doors = [...new Set(files.flatMap((file) => placeOf(file) ?? []).map(doorOf))];
/** Those of features, by their paths. */
const features = doors.filter((door) => door.startsWith('packages/features/')).map((door) => door.replace('/index.ts', ''));
const usesMacros = (folder: string) =>
  code.some((file) => file.startsWith(`${folder}/`) && isProduct(file) && /@lingui\/(react|core)\/macro/.test(read(file)));

test('every folder of a group has a door', () => {
  expect(doors.filter((door) => !here.has(door))).toEqual([]);
});

test('every folder and every package that speaks has both catalogs', () => {
  const speakers = [...features, 'packages/ui/src', 'packages/forms/src', 'apps/portal/src'];
  const lost = speakers.filter(usesMacros).flatMap((folder) => ['zh-CN', 'en-US'].map((locale) => `${folder}/locales/${locale}.po`));
  expect(lost.filter((file) => !here.has(file))).toEqual([]);
});

test('every folder declares its screens in one file', () => {
  const withScreens = features.filter((folder) =>
    files.some((file) => file.startsWith(`${folder}/`) && file.endsWith('-screen.tsx') && isProduct(file)),
  );
  expect(withScreens.length).toBeGreaterThan(20);
  expect(withScreens.filter((folder) => !here.has(`${folder}/screens.ts`))).toEqual([]);
});

test('every screen has stories and a test', () => {
  const screens = files.filter((file) => file.endsWith('-screen.tsx') && !file.includes('/testing/'));
  expect(
    screens.flatMap((file) => ['.stories.tsx', '.test.tsx'].map((end) => file.replace(/\.tsx$/, end))).filter((file) => !here.has(file)),
  ).toEqual([]);
});

test('every part of the component library has a story', () => {
  const parts = [...new Set(files.flatMap((file) => /^packages\/ui\/src\/([^/]+)\/[^/]+\.tsx$/.exec(file)?.[1] ?? []))].filter(
    (part) => part !== 'testing',
  );
  expect(parts.filter((part) => !files.some((file) => file.startsWith(`packages/ui/src/${part}/`) && isStory(file)))).toEqual([]);
});

test('no story is excused from its tests', () => {
  const excused = code.filter(isStory).flatMap((file) => {
    const found: string[] = [];
    visit(parse(file), (node) => {
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'a11y' && /'off'|'todo'|disable/.test(node.initializer.getText()))
        found.push(at(file, node));
      if (ts.isStringLiteral(node) && node.text === '!test') found.push(at(file, node));
    });
    return found;
  });
  expect(excused).toEqual([]);
});

test('no test is left out or run alone', () => {
  const odd = code.filter(isTest).flatMap((file) => {
    const found: string[] = [];
    visit(parse(file), (node) => {
      if (
        ts.isPropertyAccessExpression(node) &&
        /^(test|it|describe)$/.test(node.expression.getText()) &&
        /^(only|skip|todo|fixme|fails|fail)$/.test(node.name.text)
      )
        found.push(at(file, node));
    });
    return found;
  });
  expect(odd).toEqual([]);
});

test('columns are kept by the hook that makes them, or choosing one row would draw all', () => {
  const makers = code
    .filter((file) => isProduct(file) && file.startsWith('packages/'))
    .flatMap((file) => {
      const found: ts.FunctionDeclaration[] = [];
      for (const statement of parse(file).statements)
        if (ts.isFunctionDeclaration(statement) && /^use\w*Columns$/.test(statement.name?.text ?? '')) found.push(statement);
      return found.map((made) => ({ file, made }));
    });
  const anew = makers.filter(({ made }) =>
    made.body?.statements.some((one) => ts.isReturnStatement(one) && !(one.expression?.getText() ?? '').startsWith('useMemo(')),
  );
  expect(makers.length).toBeGreaterThan(8);
  expect(anew.map(({ file, made }) => at(file, made))).toEqual([]);
});

/** What a component is imported from: its package, or its folder of features. */
const importedFrom = (file: string) => {
  const place = placeOf(file);
  return place ? doorOf(place) : (/^packages\/[^/]+/.exec(file)?.[0] ?? '');
};

/** `lazy-detail.tsx` offers a component of the same name that fetches the real one. */
const isLazyTwin = (file: string) => /\/lazy-[^/]+$/.test(file);

test('a component name is exported once behind its door', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const file of code.filter((one) => one.startsWith('packages/') && one.endsWith('.tsx') && isProduct(one) && !isLazyTwin(one))) {
    for (const statement of parse(file).statements) {
      if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword))
        continue;
      const names = ts.isFunctionDeclaration(statement)
        ? [statement.name?.text ?? '']
        : ts.isVariableStatement(statement)
          ? statement.declarationList.declarations.map((one) => one.name.getText())
          : [];
      for (const name of names.filter((one) => /^[A-Z][a-z]/.test(one))) {
        const key = `${importedFrom(file)} ${name}`;
        if (seen.has(key)) twice.push(`${name}: ${seen.get(key)} and ${file}`);
        seen.set(key, file);
      }
    }
  }
  expect(twice).toEqual([]);
});

test('no file of the contract is longer than two screens', () => {
  const long = code.filter((file) => file.startsWith('packages/api/src/contract/') && read(file).split('\n').length > 201);
  expect(long).toEqual([]);
});

test('names say what a thing is', () => {
  expect(files.filter((file) => /(^|[/.-])(utils?|helpers?|common|misc)([/.-]|$)/.test(file))).toEqual([]);
  expect(files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('.storybook/public/') && /[A-Z]/.test(file))).toEqual([]);
});

test('nothing is left for later', () => {
  const markers = /\b(TODO|FIXME|XXX|HACK)\b/;
  const left = files.filter(
    (file) =>
      /\.(tsx?|mjs|css|json|ya?ml|sql)$/.test(file) &&
      !file.startsWith('tooling/tidy/') &&
      !file.endsWith('mockServiceWorker.js') &&
      markers.test(read(file)),
  );
  expect(left).toEqual([]);
});
