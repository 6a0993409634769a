import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROUTES } from '../../apps/portal/src/routes.fixture.ts';
import { at, code, files, isProduct, isTest, parse, read, visit } from './source.ts';

/** The route table itself, and addresses that are expected to be rejected. */
const MAY_NAME_PATHS = new Set([
  'apps/portal/src/navigation.tsx',
  'packages/features/src/portal/portal/standard-rows.ts',
  'packages/features/src/platform/navigation/hostile-addresses.ts',
]);

const paths = new Set(ROUTES.map(({ path }) => path).filter((path) => path !== '/' && path !== '*'));
const isPath = (text: string): boolean => paths.has(text.replace(/^#/, '').split('?', 1)[0] ?? '');

test('only the route table contains paths; other code refers to places', () => {
  const named = code
    .filter((file) => /^(packages\/features|apps\/portal)\/src\//.test(file) && isProduct(file) && !MAY_NAME_PATHS.has(file))
    .flatMap((file) => {
      const found: string[] = [];
      visit(parse(file), (node) => {
        if ((ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node)) && isPath(node.text))
          found.push(`${at(file, node)} ${node.text}`);
      });
      return found;
    });
  expect(named).toEqual([]);
});

/** Maximum number of lines of a bank's own portal, with styles and configuration. */
const PORTAL_LINES = 440;

test('the portal app is small: brand, route table and main file', () => {
  const own = files.filter(
    (file) =>
      file.startsWith('apps/portal/') && /\.(tsx?|css|html|json|svg)$/.test(file) && !isTest(file) && !/\.fixture\.tsx?$/.test(file),
  );
  const lines = own.reduce((sum, file) => sum + read(file).trimEnd().split('\n').length, 0);
  expect(own).toContain('apps/portal/src/main.tsx');
  expect(lines).toBeLessThan(PORTAL_LINES);
});
