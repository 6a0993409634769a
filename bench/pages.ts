// Loading times of the portal's pages on a slow machine and connection, compared with minimal pages: one HTML file (html), React alone
// (react) and the portal's libraries (stack), all in one run on one machine.
//   node bench/pages.ts             prints the medians and records them in bench/pages.json and docs/performance.md
//   node bench/pages.ts --rounds 1  measures once, `--only ours/list` one page of one subject; both record nothing
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { freshProfile, openBed } from './pages/bed.ts';
import { FLOORS } from './pages/build-floors.ts';
import { loadPage, type Load } from './pages/load-page.ts';
import { median } from './pages/median.ts';
import { tableOf, type Measured } from './pages/table.ts';
import { writeSection } from './pages/write-section.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, only: { type: 'string', default: '' } } });
const rounds = Number(values.rounds);
const isWhole = values.only === '' && rounds >= 3;

const FORM = { selector: 'form button[type=submit]:not(:disabled)', atLeast: 1 };
/** The form is in the HTML before the script can submit it; it is ready when the script has hydrated it. */
const OURS_FORM = { selector: '#root:not([data-waiting]) form button[type=submit]:not(:disabled)', atLeast: 1 };
const ROWS = { selector: 'main tbody tr td:nth-child(3)', atLeast: 20 };
const WORK = { selector: 'main tbody tr td:nth-child(3)', atLeast: 8 };
const REST_MS = 12_000;
/** The workbench shows pending work and its figures. */
const OURS_WORK = { selector: 'main table tbody tr td:nth-child(2)', atLeast: 1 };

const PAGES = {
  'sign-in': { floor: '#/login', ours: '#/login', ready: FORM, oursReady: OURS_FORM },
  workbench: { floor: '#/workbench', ours: '#/home/index', ready: WORK, oursReady: OURS_WORK },
  list: { floor: '#/list', ours: '#/pc-management/link-holding', ready: ROWS, oursReady: ROWS },
} as const;

const overall = (loads: readonly Load[]): Load => {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]));
  return {
    bytes: of('bytes'),
    requests: of('requests'),
    depth: of('depth'),
    paintMs: of('paintMs'),
    readyMs: of('readyMs'),
    blockedMs: of('blockedMs'),
    longestMs: of('longestMs'),
    shift: of('shift'),
  };
};

const { url: place, browser, session, close } = await openBed();
const measured: Measured[] = [];
try {
  const subjects = [...FLOORS, 'ours'] as const;
  const wanted = subjects.flatMap((subject) =>
    Object.entries(PAGES)
      .filter(([page]) => `${subject}/${page}`.startsWith(values.only) || values.only === page)
      .map(([page, { floor, ours, ready, oursReady }]) => ({
        subject,
        page,
        url: subject === 'ours' ? `${place}/${ours}` : `${place}/${subject}/${floor}`,
        ready: subject === 'ours' ? oursReady : ready,
        signedIn: subject === 'ours' && page !== 'sign-in',
      })),
  );
  const loads = new Map(wanted.map((one) => [one, { cold: [] as Load[], warm: [] as Load[] }]));
  // Round by round, so that other load on the machine affects all subjects alike.
  for (let round = 0; round < rounds; round += 1)
    for (const one of wanted) {
      const context = await freshProfile(browser, one.signedIn ? session : []);
      const kept = loads.get(one);
      // The page caches for the next visit while it is idle, so it stays open for a while first.
      kept?.cold.push(await loadPage(context, one.url, one.ready, one.subject === 'ours' ? REST_MS : 0));
      kept?.warm.push(await loadPage(context, one.url, one.ready));
      await context.close();
    }
  for (const [{ subject, page }, { cold, warm }] of loads) measured.push({ subject, page, cold: overall(cold), warm: overall(warm) });
} finally {
  await close();
}
console.log(tableOf(measured));
if (isWhole) {
  writeFileSync(new URL('pages.json', import.meta.url), `${JSON.stringify({ rounds, measured }, null, 2)}\n`);
  writeSection('pages', tableOf(measured));
}
