// Fetching a whole list, as exports do, compared with fetching the same rows in pages of a hundred: time to the first and last rows,
// bytes transferred, and growth of the server's memory.
//   node bench/whole-list.ts            prints the figures for holders of 20,000 and 50,000 pieces
//   node bench/whole-list.ts --update   records them in bench/whole-list.json and docs/performance.md
// Needs PostgreSQL, located as for the tests.
import { readFileSync, writeFileSync } from 'node:fs';
import { makeVouchers } from '../apps/server/bench/make-vouchers.ts';
import { pathOf, signIn, startServer } from '../apps/server/bench/under-test.ts';
import * as z from 'zod/mini';
import { contract, toWire, WHOLE_LIST } from '../packages/api/src/contract/index.ts';
import { startPostgres } from '../tooling/test/postgres.ts';
import { median } from './pages/median.ts';
import { markdownTable, writeSection } from './pages/write-section.ts';

/** Numbers of vouchers; one enterprise holds half of them. */
const SIZES = [40_000, 100_000];
const ROUNDS = 5;
const PAGE_ROWS = 100;
const MB = 1_048_576;

const Page = z.object({ data: z.object({ list: z.array(z.unknown()) }) });

const { listHoldings } = contract.voucher;

/** Resident memory of a process in megabytes. */
const memoryOf = (pid: number | undefined): number =>
  (Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / MB;

interface Taken {
  readonly rows: number;
  readonly firstMs: number;
  readonly ms: number;
  readonly megabytes: number;
}

const asked = (page: number) => JSON.stringify(toWire(listHoldings.request, { page, pageSize: PAGE_ROWS }));

async function takeWhole(origin: string, headers: Readonly<Record<string, string>>): Promise<Taken> {
  const began = performance.now();
  const reply = await fetch(origin + pathOf(listHoldings), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: WHOLE_LIST },
    body: asked(1),
  });
  if (reply.body === null) throw new Error('the answer is empty');
  const chunks: Uint8Array[] = [];
  let firstMs = 0;
  for await (const chunk of reply.body) {
    if (chunks.length === 0) firstMs = performance.now() - began;
    chunks.push(chunk);
  }
  const ms = performance.now() - began;
  const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\n');
  const rows = lines.reduce((sum, line) => sum + z.parse(Page, JSON.parse(line)).data.list.length, 0);
  return { rows, firstMs, ms, megabytes: chunks.reduce((sum, { length }) => sum + length, 0) / MB };
}

async function takePages(origin: string, headers: Readonly<Record<string, string>>, rows: number): Promise<Taken> {
  const began = performance.now();
  let [firstMs, bytes, taken] = [0, 0, 0];
  for (let page = 1; taken < rows; page += 1) {
    const reply = await fetch(origin + pathOf(listHoldings), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: asked(page),
    });
    const text = await reply.text();
    if (page === 1) firstMs = performance.now() - began;
    bytes += Buffer.byteLength(text);
    taken += PAGE_ROWS;
  }
  return { rows, firstMs, ms: performance.now() - began, megabytes: bytes / MB };
}

const middle = (all: readonly Taken[]): Taken => ({
  rows: all[0]?.rows ?? 0,
  firstMs: median(all.map(({ firstMs }) => firstMs)),
  ms: median(all.map(({ ms }) => ms)),
  megabytes: median(all.map(({ megabytes }) => megabytes)),
});

const cluster = await startPostgres();
const measured: { readonly whole: Taken; readonly pages: Taken; readonly grownBy: number }[] = [];
try {
  for (const vouchers of SIZES) {
    const url = cluster.database(`whole_${vouchers}`);
    await makeVouchers(url, vouchers, () => undefined);
    const server = await startServer(url);
    try {
      const headers = await signIn(server.origin);
      await takeWhole(server.origin, headers);
      const before = memoryOf(server.pid);
      const whole: Taken[] = [];
      const pages: Taken[] = [];
      let most = before;
      for (let round = 0; round < ROUNDS; round += 1) {
        whole.push(await takeWhole(server.origin, headers));
        most = Math.max(most, memoryOf(server.pid));
        pages.push(await takePages(server.origin, headers, whole[0]?.rows ?? 0));
      }
      measured.push({ whole: middle(whole), pages: middle(pages), grownBy: most - before });
    } finally {
      await server.stop();
    }
  }
} finally {
  await cluster.stop();
}

const table = markdownTable(
  ['rows', 'whole: first rows ms', 'whole: all ms', 'by pages of 100 ms', 'of pages', 'MB before compression', 'memory more MB'],
  measured.map(({ whole, pages, grownBy }) => [
    whole.rows.toLocaleString('en'),
    Math.round(whole.firstMs),
    Math.round(whole.ms),
    Math.round(pages.ms),
    (whole.ms / pages.ms).toFixed(2),
    whole.megabytes.toFixed(1),
    Math.round(grownBy),
  ]),
);
console.log(table);
if (process.argv.includes('--update')) {
  writeFileSync(new URL('whole-list.json', import.meta.url), `${JSON.stringify(measured, null, 2)}\n`);
  writeSection('whole-list', table);
}
