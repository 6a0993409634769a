import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn, importsIn } from './imports.ts';
import type { Stage } from './stages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** The files that differ from a commit, and those that git does not know yet. */
export const changedSince = (commit: string): string[] => [
  ...new Set([...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]),
];

/**
 * Files that put a whole together of its parts. Who uses the whole (every test of the server starts one, every screen asks by the
 * contract) is not reached by what changes in one of the parts: that is for the part's own tests.
 */
const WHOLES: ReadonlySet<string> = new Set([
  'packages/api/src/contract/index.ts',
  'apps/server/src/start-services.ts',
  'apps/server/src/http/app.ts',
  'apps/server/src/schema/index.ts',
]);
const ABOUT_ALL_OF_THE_CONTRACT = 'packages/api/';

const isTest = (file: string) => /\.(test|spec|stories)\.tsx?$/.test(file);

/** Answers with every file that a test takes something from. */
function reachedIn(folder: string): (test: string) => ReadonlySet<string> {
  const imports = importsIn(folder);
  const ofServer = filesIn(folder, 'apps/server/src/**/*.ts').filter((file) => !isTest(file));
  const beside = new Map<string, string[]>();
  for (const file of ofServer) beside.set(dirname(file), [...(beside.get(dirname(file)) ?? []), file]);
  const isFollowed = (file: string, test: string): boolean => {
    // An end-to-end test goes through all of the portal, whatever it imports of it.
    if (test.endsWith('.spec.ts')) return dirname(file) === dirname(test);
    return !WHOLES.has(file) || test.startsWith(ABOUT_ALL_OF_THE_CONTRACT);
  };
  return (test) => {
    const reached = new Set<string>();
    // What a test of the server is about stands beside it: it asks by calls, and imports none of it.
    const open = [test, ...(beside.get(dirname(test)) ?? [])];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      if (isFollowed(file, test)) open.push(...imports(file));
    }
    return reached;
  };
}

/** Words belong to the folder that they stand in: its code is what shows them. */
const placeOf = (file: string): string => (file.endsWith('.po') ? `${dirname(dirname(file))}/` : file);

/** The tests, stories and end-to-end tests below a folder that changed files reach. */
export function testsReachedBy(changed: readonly string[], folder: string = root): string[] {
  const reachedFrom = reachedIn(folder);
  const places = changed.map(placeOf);
  return filesIn(folder, '{packages,apps}/*/{src,cli,e2e}/**/*.{test,spec,stories}.{ts,tsx}').filter((test) => {
    const reached = reachedFrom(test);
    return places.some((place) => (place.endsWith('/') ? [...reached].some((file) => file.startsWith(place)) : reached.has(place)));
  });
}

/**
 * The stages that are left to be run for a change: the quick ones whole, of the others the tests that the change reaches, and what these
 * build on.
 */
export function narrowed(all: readonly Stage[], changed: readonly string[]): Stage[] {
  const reached = testsReachedBy(changed);
  const chosen = all.flatMap((stage) => {
    if (stage.quick === true) return [stage];
    const own = reached.filter((file) => stage.tests?.test(file) === true);
    // A file of end-to-end tests may have none of one of their tiers.
    const mayBeNone = stage.report === 'playwright' ? '--pass-with-no-tests ' : '';
    return own.length === 0 ? [] : [{ ...stage, command: `${stage.command} ${mayBeNone}${own.join(' ')}` }];
  });
  const builtOn = new Set(chosen.flatMap(({ after = [] }) => after));
  return [...all.filter(({ name }) => builtOn.has(name)), ...chosen];
}
