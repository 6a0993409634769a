// Settlement of a payment date, compared with `pg` alone writing as many rows, in one run on one machine:
//   node bench/settlement.ts                                with 1,000, 10,000 and 100,000 holdings
//   node bench/settlement.ts --holdings 1000 --each 10      with ten holders per voucher
//   node bench/settlement.ts --update                       records the figures in bench/settlement.json and docs/performance.md
// Needs PostgreSQL, located as for the tests. Run it on an idle machine; compare the ratios, not the seconds.
import { writeFileSync } from 'node:fs';
import { measureSettlement, type Settled } from '../apps/server/bench/measure-settlement.ts';
import { startPostgres } from '../tooling/test/postgres.ts';
import { markdownTable, writeSection } from './pages/write-section.ts';

const given = (name: string) => process.argv.find((_, index) => process.argv[index - 1] === name);
const holdings = (given('--holdings') ?? '1000,10000,100000').split(',').map(Number);
const each = Number(given('--each') ?? '100');
if (![...holdings, each].every((count) => Number.isSafeInteger(count) && count > 0))
  throw new Error('--holdings and --each must be positive integers');
const record = new URL('settlement.json', import.meta.url);

/** Small settlements are short and therefore vary; the median of several rounds is used. */
const ROUNDS = 3;
const SMALL = 5000;

const ofBare = ({ ours, bare }: Settled): number => ours.seconds / bare.seconds;

const whole = (value: number): string => Math.round(value).toLocaleString('en');

const tableOf = (days: readonly Settled[]): string =>
  markdownTable(
    [
      'holdings',
      'seconds, ours · bare',
      'of bare',
      'holdings/s',
      'rows written each, ours · bare',
      'statements each',
      'heap MiB',
      'RSS MiB',
    ],
    days.map((day) => {
      const { holdings: count, ours, bare } = day;
      return [
        whole(count),
        `${ours.seconds.toFixed(1)} · ${bare.seconds.toFixed(1)}`,
        ofBare(day).toFixed(2),
        whole(count / ours.seconds),
        `${ours.writes.toFixed(1)} · ${bare.writes.toFixed(1)}`,
        (ours.statements / count).toFixed(2),
        whole(ours.heapMiB),
        whole(ours.rssMiB),
      ];
    }),
  );

const cluster = await startPostgres();
const days: Settled[] = [];
try {
  for (const count of holdings) {
    const rounds: Settled[] = [];
    for (let round = 1; round <= (count > SMALL ? 1 : ROUNDS); round += 1) {
      const day = await measureSettlement(cluster.database(`settlement_${count}_${round}`), count, each);
      console.log(JSON.stringify(day));
      rounds.push(day);
    }
    days.push(...rounds.toSorted((one, other) => ofBare(one) - ofBare(other)).slice(rounds.length >> 1, (rounds.length >> 1) + 1));
  }
} finally {
  await cluster.stop();
}
const table = tableOf(days);
console.log(table);
if (process.argv.includes('--update')) {
  writeFileSync(record, `${JSON.stringify(days, null, 2)}\n`);
  writeSection('settlement', table);
}
