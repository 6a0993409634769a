// Settles two payment dates with the server's own jobs and the sandbox's bank. Reads DATABASE_URL and DAYS ("2026-11-27,2026-11-30"), and
// prints the duration and peak memory of the second date as one line of JSON.
import { civilDate, type CivilDate } from '@lianxin/domain';
import { createApp } from '../src/http/app.ts';
import { morningOf } from '../src/platform/clock/business-day.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { countingStatements } from '../src/platform/db/statements.ts';
import { memoryStore } from '../src/platform/storage/local-store.ts';
import { startServices } from '../src/start-services.ts';

/** Interval between memory samples; garbage collection takes a tenth of a second each. */
const LOOK_EVERY_MS = 4000;
const MEBIBYTE = 1_048_576;

const database = await openDatabase({ url: process.env['DATABASE_URL'], onError: (error) => console.error(error) });
const services = await startServices(readConfig(process.env), database, { store: memoryStore() });
const { http, runDueJobs } = await createApp(services, { level: 'error' });

async function settle(day: CivilDate) {
  services.clock.moveTo(morningOf(day));
  const statements = { count: 0, rounds: 0 };
  let [heap, jobs] = [0, 0];
  /** Records the heap in use after a garbage collection. */
  const look = () => {
    globalThis.gc?.();
    heap = Math.max(heap, process.memoryUsage().heapUsed);
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  const started = performance.now();
  for (let done = 1; done > 0; jobs += done) done = await countingStatements(statements, runDueJobs);
  const seconds = (performance.now() - started) / 1000;
  clearInterval(looking);
  look();
  return { seconds, jobs, statements: statements.count, heapMiB: heap / MEBIBYTE };
}

const [before, measured] = (process.env['DAYS'] ?? '').split(',').map((text) => civilDate(text));
if (before === undefined || measured === undefined) throw new Error('DAYS are not two dates');
await settle(before);
await database.session((session) => session.exec('vacuum analyze'));
console.log(JSON.stringify({ ...(await settle(measured)), rssMiB: process.resourceUsage().maxRSS / 1024 }));
await http.close();
await database.close();
