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

/** The files changed since a commit, including untracked ones. */
export const changedSince = (commit: string): string[] => [
  ...new Set([...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]),
];

/**
 * Files that assemble everything. Nearly every test uses them (server tests start a server, screens use the contract), so imports are not
 * followed through them; changed parts are covered by their own tests.
 */
const WHOLES: ReadonlySet<string> = new Set([
  'packages/api/src/contract/index.ts',
  'apps/server/src/start-services.ts',
  'apps/server/src/http/app.ts',
  'apps/server/src/schema/index.ts',
]);
const ABOUT_ALL_OF_THE_CONTRACT = 'packages/api/';

const isTest = (file: string) => /\.(test|spec|stories)\.tsx?$/.test(file);

/** Returns a function that lists every file a test depends on. */
function reachedIn(folder: string): (test: string) => ReadonlySet<string> {
  const imports = importsIn(folder);
  const ofServer = filesIn(folder, 'apps/server/src/**/*.ts').filter((file) => !isTest(file));
  const beside = new Map<string, string[]>();
  for (const file of ofServer) beside.set(dirname(file), [...(beside.get(dirname(file)) ?? []), file]);
  const isFollowed = (file: string, test: string): boolean => {
    // An end-to-end test uses the whole portal, so only imports of its own folder are followed.
    if (test.endsWith('.spec.ts')) return dirname(file) === dirname(test);
    return !WHOLES.has(file) || test.startsWith(ABOUT_ALL_OF_THE_CONTRACT);
  };
  return (test) => {
    const reached = new Set<string>();
    // A server test makes calls instead of importing the code under test, which is in the same folder.
    const open = [test, ...(beside.get(dirname(test)) ?? [])];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      if (isFollowed(file, test)) open.push(...imports(file));
    }
    return reached;
  };
}

/** A catalog stands for all code of the folder it belongs to. */
const placeOf = (file: string): string => (file.endsWith('.po') ? `${dirname(dirname(file))}/` : file);

/** The tests, stories and end-to-end tests affected by changed files. */
export function testsReachedBy(changed: readonly string[], folder: string = root): string[] {
  const reachedFrom = reachedIn(folder);
  const places = changed.map(placeOf);
  return filesIn(folder, '{packages,apps}/*/{src,cli,e2e}/**/*.{test,spec,stories}.{ts,tsx}').filter((test) => {
    const reached = reachedFrom(test);
    return places.some((place) => (place.endsWith('/') ? [...reached].some((file) => file.startsWith(place)) : reached.has(place)));
  });
}

/**
 * The stages to run for a change: quick ones completely, others with the affected tests only, and the stages on which these depend.
 */
export function narrowed(all: readonly Stage[], changed: readonly string[]): Stage[] {
  const reached = testsReachedBy(changed);
  const chosen = all.flatMap((stage) => {
    if (stage.quick === true) return [stage];
    const own = reached.filter((file) => stage.tests?.test(file) === true);
    // A file of end-to-end tests may contain no tests of a tier.
    const mayBeNone = stage.report === 'playwright' ? '--pass-with-no-tests ' : '';
    return own.length === 0 ? [] : [{ ...stage, command: `${stage.command} ${mayBeNone}${own.join(' ')}` }];
  });
  const builtOn = new Set(chosen.flatMap(({ after = [] }) => after));
  return [...all.filter(({ name }) => builtOn.has(name)), ...chosen];
}
