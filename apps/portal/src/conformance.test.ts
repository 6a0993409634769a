import { pagesOf, type Row } from '@lianxin/features/navigation';
import { expect, it } from 'vitest';
import { conformancePages } from '../../../tooling/test/conformance-rules.ts';
import { navigation } from './navigation.tsx';
import { ROUTES } from './routes.fixture.ts';

const specified = new Set(ROUTES.map(({ name }) => name));
const specifiedPaths = (rows: readonly Row[]): readonly string[] =>
  pagesOf(rows).flatMap(({ name, path }) => (specified.has(name) ? [path] : []));

/** The paths of a row that are in the specification: its pages and redirects. Additional screens of the product have proofs of their own. */
function pathsOf(row: Row): readonly string[] {
  if (row.kind === 'redirect') return [row.path];
  const paths = specifiedPaths([row]);
  return row.kind === 'section' && paths.length > 0 ? [`/${row.path}`, ...paths] : paths;
}

it('the conformance page of routes lists exactly the routes of the navigation table', () => {
  const routes = navigation.flatMap(pathsOf);
  const page = conformancePages().find(({ name }) => name === 'conformance/routes.md');
  const listed = new Set(page?.rules.flatMap(({ keys }) => keys));
  expect(routes.length).toBeGreaterThan(ROUTES.length - 1);
  expect(routes.filter((path) => !listed.has(path))).toEqual([]);
  expect([...listed].filter((path) => !routes.includes(path))).toEqual([]);
});
