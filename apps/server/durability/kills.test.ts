import { ApiError } from '@lianxin/api/client';
import { contract, type PieceRow } from '@lianxin/api/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../tooling/test/postgres.ts';
import { builtServer, filledFolder, freePort } from '../../../tooling/test/server.ts';
import { Browser } from './browser.ts';
import { seeded } from './seeded.ts';
import { besiege, type Siege } from './siege.ts';
import { SUMS } from './sums.ts';
import { oneYuanOf, ONE_YUAN, piecesOf, restOf, tradeWith, work, type Trade } from './supplier.ts';
import type { Victim } from './victim.ts';

/** Number of kills; raise it for a longer run (KILLS=200). */
const KILLS = Number(process.env['KILLS'] ?? 10);
const CLIENTS = 8;
/** Determines when the server is killed and what clients do. Set SEED to reproduce a run. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

let siege: Siege;
let victim: Victim;
let operator: Browser;
let reviewer: Browser;
let pieces: PieceRow[];

beforeAll(async () => {
  const cluster = process.env['DURABILITY'] === 'postgres' ? await startPostgres() : undefined;
  const ground = { program: builtServer(), port: await freePort(), folder: await filledFolder(), cluster };
  siege = await besiege(ground);
  ({ victim } = siege);
  operator = await Browser.of(victim.url, 'supplier-op');
  reviewer = await Browser.of(victim.url, 'supplier-review');
  pieces = await piecesOf(operator);
});

afterAll(() => siege.lift());

/** A unique invoice number of twenty digits. */
const invoiceNumber = (place: number) => `7${String(place).padStart(19, '0')}`;

/** The client's own piece. The last pieces are used by the tests without kills. */
function pieceAt(place: number): PieceRow {
  const piece = pieces.at(place);
  if (!piece) throw new Error('every client needs a piece of its own');
  return piece;
}

const codeOf = (outcome: PromiseSettledResult<unknown>): string => {
  if (outcome.status === 'fulfilled') return 'done';
  return outcome.reason instanceof ApiError ? (outcome.reason.refusal ?? outcome.reason.message) : String(outcome.reason);
};

async function answersTo(count: number, call: (browser: Browser, place: number) => Promise<unknown>): Promise<string[]> {
  const windows = Array.from({ length: count }, () => operator.another(victim.url));
  return (await Promise.allSettled(windows.map((browser, place) => call(browser, place)))).map(codeOf);
}

test('an act sent eight times at once with one idempotency key takes effect once', async () => {
  const piece = pieceAt(-1);
  const trade = await tradeWith(operator, invoiceNumber(900));
  for (let round = 0; round < 5; round += 1) {
    const remark = `once-${seed}-${round}`;
    const request = oneYuanOf(await restOf(operator, piece), trade, remark);
    const ids = new Set<string>();
    const outcomes = await answersTo(CLIENTS, async (browser) => {
      const { transfers } = await browser.insist(contract.transfer.apply, request, { key: remark });
      for (const { id } of transfers) ids.add(id);
    });
    expect(outcomes).toEqual(outcomes.map(() => 'done'));
    expect(ids.size).toBe(1);
    const { list } = await operator.insist(contract.transfer.listOutgoing, { page: 1, pageSize: 100, sort: '-submittedAt' });
    expect(list.filter(({ id }) => ids.has(id))).toHaveLength(1);
  }
});

test('of two concurrent acts on the same version, one succeeds and the other is refused as stale', async () => {
  const piece = pieceAt(-2);
  const trade = await tradeWith(operator, invoiceNumber(901));
  for (let round = 0; round < 5; round += 1) {
    const shown = await restOf(operator, piece);
    const outcomes = await answersTo(2, (browser, place) =>
      browser.insist(contract.transfer.apply, oneYuanOf(shown, trade, `twice-${seed}-${round}-${place}`)),
    );
    expect(outcomes.toSorted()).toEqual(['STALE_VERSION', 'done']);
  }
});

test('an act on an object that was changed and changed back is refused as stale', async () => {
  const piece = pieceAt(-3);
  const trade = await tradeWith(operator, invoiceNumber(902));
  const shown = await restOf(operator, piece);
  const whole = (remark: string) => {
    const request = oneYuanOf(shown, trade, remark);
    return {
      legs: request.legs.map((leg) => ({ ...leg, amount: shown.amount, invoices: [{ invoiceId: trade.invoiceId, amount: shown.amount }] })),
    };
  };
  const [applied] = (await operator.insist(contract.transfer.apply, whole('back-1'))).transfers;
  if (!applied) throw new Error('an application without a transfer');
  await operator.insist(contract.transfer.withdraw, { id: applied.id, version: applied.version });
  expect(await restOf(operator, piece)).toMatchObject({ id: shown.id, state: 'holding' });
  expect(await answersTo(1, (browser) => browser.insist(contract.transfer.apply, whole('back-2')))).toEqual(['STALE_VERSION']);
});

test(
  `${KILLS} kills under ${CLIENTS} clients lose and repeat no acknowledged act, and all invariants hold (SEED=${seed})`,
  async () => {
    process.stdout.write(`SEED=${seed}\n`);
    expect(pieces.length).toBeGreaterThanOrEqual(CLIENTS + 3);
    const random = seeded(seed);
    const trades: Trade[] = [];
    for (let place = 0; place < CLIENTS; place += 1) trades.push(await tradeWith(operator, invoiceNumber(place)));

    const shift = new AbortController();
    let answered = () => {};
    const workers = trades.map((trade, place) =>
      work({
        name: String(place),
        operator: operator.another(victim.url),
        reviewer: reviewer.another(victim.url),
        piece: pieceAt(place),
        trade,
        random: seeded(seed + place + 1),
        isOver: () => shift.signal.aborted,
        onAnswered: () => answered(),
      }),
    );
    /** Waits for a number of answers, so that a kill interrupts work however fast the machine is. */
    const answers = (count: number) =>
      new Promise<void>((resolve) => {
        let left = count;
        answered = () => {
          left -= 1;
          if (left === 0) resolve();
        };
        shift.signal.addEventListener('abort', () => resolve(), { once: true });
      });
    const failed = new Promise<never>((_, reject) => {
      for (const worker of workers) worker.catch(reject);
    });
    const kills = async () => {
      for (let kill = 0; kill < KILLS && !shift.signal.aborted; kill += 1) {
        await answers(CLIENTS + 1 + Math.floor(random() * CLIENTS));
        await wait(random() * 100);
        await siege.kill();
        await victim.start();
      }
    };
    const killing = kills();
    try {
      await Promise.race([killing, failed]);
    } finally {
      shift.abort();
      await Promise.allSettled([killing, ...workers]);
    }
    const acknowledged = (await Promise.all(workers)).flat();
    process.stdout.write(`${acknowledged.length} transfers acknowledged\n`);
    expect(acknowledged.length).toBeGreaterThan(CLIENTS * KILLS);

    const read = await Promise.all(acknowledged.map(({ id }) => operator.insist(contract.transfer.get, { id })));
    expect(read.map(({ id, remark, state, amount }) => ({ id, remark, state, amount }))).toEqual(
      acknowledged.map((act) => ({ ...act, amount: ONE_YUAN })),
    );

    await siege.killServer();
    const written = await siege.query("select remark, count(*)::int as times from transfer where remark like 'kills-%' group by remark");
    const times = new Map(written.map((row) => [row['remark'], row['times']]));
    expect(times).toEqual(new Map(acknowledged.map(({ remark }) => [remark, 1])));
    for (const [rule, sql] of Object.entries(SUMS)) expect.soft(await siege.query(sql), rule).toEqual([]);
  },
  300_000 + KILLS * 10_000,
);
