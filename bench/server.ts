// Server calls compared with `node:http` and `pg` alone, for several numbers of vouchers, in one run on one machine:
//   node bench/server.ts                       with a thousand and a hundred thousand vouchers
//   node bench/server.ts --vouchers 1000,1000000
//   node bench/server.ts --update              records the figures in bench/server.json and docs/performance.md
// Needs PostgreSQL, located as for the tests. Run it on an idle machine; compare the ratios, not the milliseconds.
import { readFileSync, writeFileSync } from 'node:fs';
import { makeVouchers } from '../apps/server/bench/make-vouchers.ts';
import { measure, type Measured } from '../apps/server/bench/measure.ts';
import { startPostgres } from '../tooling/test/postgres.ts';

const asked = process.argv.find((_, index) => process.argv[index - 1] === '--vouchers') ?? '1000,100000';
const sizes = asked.split(',').map(Number);
const record = new URL('server.json', import.meta.url);
const page = new URL('../docs/performance.md', import.meta.url);
const PLACE = /(?<=<!-- server -->\n)[^]*?(?=<!-- \/server -->)/;

/** Formats a ratio; a dash if one side was not measured. */
const two = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));
const sizeOf = (vouchers: number): string => vouchers.toLocaleString('en');

/** The tables in docs/performance.md. */
function tablesOf(runs: readonly Measured[]): string {
  const [smallest] = runs;
  const parts = runs.map(({ vouchers, calls }) => {
    const rows = calls.map(
      ({ name, statements, ours, bare }) =>
        `| ${name} | ${statements} | ${Math.round(ours.perSecond)} · ${Math.round(bare.perSecond)} | ${two(ours.perSecond / bare.perSecond)} | ${ours.p50.toFixed(1)} · ${bare.p50.toFixed(1)} | ${ours.p99.toFixed(1)} · ${bare.p99.toFixed(1)} | ${two(ours.p99 / bare.p99)} | ${two(ours.p99 / (smallest?.calls.find((call) => call.name === name)?.ours.p99 ?? Number.NaN))} |`,
    );
    return `\n**${sizeOf(vouchers)} vouchers**\n\n| call | statements | calls/s, ours · bare | of bare | p50 ms | p99 ms | of bare's p99 | of our p99 at ${sizeOf(smallest?.vouchers ?? 0)} |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return parts.join('');
}

const cluster = await startPostgres();
const runs: Measured[] = [];
try {
  for (const vouchers of sizes) {
    const url = cluster.database(`bench_${vouchers}`);
    const started = performance.now();
    await makeVouchers(url, vouchers, (line) => console.log(line));
    console.log(`${sizeOf(vouchers)} vouchers made in ${Math.round((performance.now() - started) / 1000)} s`);
    runs.push(await measure(url, vouchers));
  }
} finally {
  await cluster.stop();
}
const tables = tablesOf(runs);
console.log(tables);
if (process.argv.includes('--update')) {
  writeFileSync(record, `${JSON.stringify(runs, null, 2)}\n`);
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(PLACE, () => tables),
  );
}
