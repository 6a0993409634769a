import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import * as z from 'zod/mini';
import { HOLDINGS_BEFORE, makeMaturity } from './make-maturity.ts';

const run = promisify(execFile);

const Ours = z.object({
  seconds: z.number(),
  jobs: z.number(),
  statements: z.number(),
  heapMiB: z.number(),
  rssMiB: z.number(),
});
const Bare = z.object({ seconds: z.number(), holdings: z.number(), written: z.number() });

/** Figures of the settlement of one payment date. */
export interface Settled {
  readonly holdings: number;
  /** Holdings per voucher. */
  readonly each: number;
  /** `writes` is the number of rows written per holding. */
  readonly ours: z.output<typeof Ours> & { readonly writes: number };
  readonly bare: { readonly seconds: number; readonly writes: number };
}

/** Runs a program of this folder and parses the last line of its output. */
async function said<Schema extends z.ZodMiniType>(
  file: string,
  env: Readonly<Record<string, string>>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const { stdout, stderr } = await run(process.execPath, ['--expose-gc', join(import.meta.dirname, file)], {
    env: { ...inherited, ...env },
  });
  if (stderr !== '') throw new Error(`${file}: ${stderr}`);
  return z.parse(schema, JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

async function asking<Result>(url: string, ask: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

const WRITTEN = 'select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as written from pg_stat_user_tables';
/** PostgreSQL publishes the statistics of a closed connection within this time. */
const SAID_WITHIN_MS = 1000;

/** Number of rows inserted, updated and deleted in a database so far. */
async function writtenIn(url: string): Promise<number> {
  await wait(SAID_WITHIN_MS);
  return asking(url, async (client) => (await client.query<{ written: number }>(WRITTEN)).rows[0]?.written ?? 0);
}

/** Throws if a holding is unpaid or the ledger is inconsistent. */
async function assertPaid(url: string): Promise<void> {
  await asking(url, async (client) => {
    const { rows } = await client.query(
      `select id from piece where live and state <> 'settled'
       union all select voucher_id from settlement where state <> 'paid'
       union all select voucher_id from ledger_violation
       union all select enterprise_no from fund_violation limit 3`,
    );
    if (rows.length > 0) throw new Error(`unpaid holdings or ledger violations: ${JSON.stringify(rows)}`);
  });
}

/** Copies a database without open connections. */
async function copied(url: string, name: string): Promise<string> {
  const [to, administration] = [new URL(url), new URL(url)];
  to.pathname = `/${name}`;
  administration.pathname = '/postgres';
  await asking(administration.href, (client) => client.query(`create database ${name} template ${new URL(url).pathname.slice(1)}`));
  return to.href;
}

/** Settles a payment date, and lets the floor settle copies before and after, so that other load on the machine affects both. */
export async function measureSettlement(url: string, holdings: number, each: number): Promise<Settled> {
  const { before, measured } = await makeMaturity(url, holdings, each);
  const days = { DAYS: `${before},${measured}` };
  const name = new URL(url).pathname.slice(1);
  const [first, second] = [await copied(url, `${name}_first`), await copied(url, `${name}_second`)];
  const earlier = await said('bare-settlement.ts', { ...days, DATABASE_URL: first }, Bare);
  const had = await writtenIn(url);
  const env = { SANDBOX: '1', OPERATIONS: '0', NODE_ENV: 'production', DATABASE_URL: url };
  const ours = await said('settle.ts', { ...days, ...env }, Ours);
  const written = (await writtenIn(url)) - had;
  const later = await said('bare-settlement.ts', { ...days, DATABASE_URL: second }, Bare);
  await assertPaid(url);
  const both = holdings + HOLDINGS_BEFORE;
  return {
    holdings,
    each,
    // The earlier payment date wrote as many rows per holding.
    ours: { ...ours, writes: written / both },
    bare: { seconds: (earlier.seconds + later.seconds) / 2, writes: earlier.written / earlier.holdings },
  };
}
