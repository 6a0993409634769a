import { pagesOf, type Row } from '@lianxin/features/navigation';
import { expect, it } from 'vitest';
import { conformancePages } from '../../../tooling/test/conformance-rules.ts';
import { navigation } from './navigation.tsx';
import { ROUTES } from './routes.fixture.ts';

const specified = new Set(ROUTES.map(({ name }) => name));
const ofPages = (rows: readonly Row[]): readonly string[] => pagesOf(rows).flatMap(({ name, path }) => (specified.has(name) ? [path] : []));

/** The paths of a row that the specification has: its pages, and what leads on to them. A screen that the product adds has its own proofs. */
function pathsOf(row: Row): readonly string[] {
  if (row.kind === 'redirect') return [row.path];
  const paths = ofPages([row]);
  return row.kind === 'section' && paths.length > 0 ? [`/${row.path}`, ...paths] : paths;
}

it('every route of the table has its entry among the routes of the specification, and every entry is of a route', () => {
  const routes = navigation.flatMap(pathsOf);
  const page = conformancePages().find(({ name }) => name === 'conformance/routes.md');
  const entered = new Set(page?.rules.flatMap(({ keys }) => keys));
  expect(routes.length).toBeGreaterThan(ROUTES.length - 1);
  expect(routes.filter((path) => !entered.has(path))).toEqual([]);
  expect([...entered].filter((path) => !routes.includes(path))).toEqual([]);
});
