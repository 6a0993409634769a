// Figures with an absolute limit and no floor: a sealed PDF, and the number of live connections that one process must support.
//   node bench/bounds.ts            prints the figures
//   node bench/bounds.ts --update   records them in bench/bounds.json and docs/performance.md
// Needs PostgreSQL, located as for the tests.
import { writeFileSync } from 'node:fs';
import { measureBounds, type Bounds } from '../apps/server/bench/bounds.ts';
import { makeVouchers } from '../apps/server/bench/make-vouchers.ts';
import { startPostgres } from '../tooling/test/postgres.ts';
import { markdownTable, writeSection } from './pages/write-section.ts';

const VOUCHERS = 1_000;

/** The table in docs/performance.md. */
const tableOf = ({ pdfMs, pdfWorstMs, connections, openedMs, kilobytesEach, toldMs, callMeanwhileMs }: Bounds): string =>
  markdownTable(
    ['what', 'figure', 'to reach'],
    [
      ['a sealed PDF of a voucher, ms · the slowest of forty', `${Math.round(pdfMs)} · ${Math.round(pdfWorstMs)}`, '200'],
      ['live connections held by one process', connections.toLocaleString('en'), '5,000'],
      ['opening them all, s', (openedMs / 1_000).toFixed(1), '–'],
      ['memory of each, kB', kilobytesEach.toFixed(1), '–'],
      ['from an act until all of them are notified, ms', Math.round(toldMs), '–'],
      ['a list of 20 asked meanwhile, ms', Math.round(callMeanwhileMs), '–'],
    ],
  );

const cluster = await startPostgres();
try {
  const url = cluster.database('bounds');
  await makeVouchers(url, VOUCHERS, () => undefined);
  const bounds = await measureBounds(url);
  const table = tableOf(bounds);
  console.log(table);
  if (process.argv.includes('--update')) {
    writeFileSync(new URL('bounds.json', import.meta.url), `${JSON.stringify(bounds, null, 2)}\n`);
    writeSection('bounds', table);
  }
} finally {
  await cluster.stop();
}
