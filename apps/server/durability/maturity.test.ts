import { addDays, civilDate } from '@lianxin/domain';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../tooling/test/postgres.ts';
import { builtServer, filledFolder, freePort } from '../../../tooling/test/server.ts';
import { BankSystem, type BankBehaviour, type PaymentReport } from '../src/testing/bank-system.ts';
import { seeded } from './seeded.ts';
import { besiege, type Siege } from './siege.ts';
import { maturitySums, SUMS } from './sums.ts';

/** Number of kills; raise it for a longer run (KILLS=200). */
const KILLS = Number(process.env['KILLS'] ?? 6);
/** Determines when the server is killed and how the bank answers. Set SEED to reproduce a run. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const random = seeded(seed);
const chance = (percent: number): boolean => random() * 100 < percent;
/** A server is killed after this time even if it never reaches the chosen moment. */
const STUCK_MS = 30_000;
const DAY_MS = 24 * 3_600_000;
/** Percentage of payments that the unreliable bank executes per request. The lower it is, the longer there is work to interrupt. */
const MADE_OF_HUNDRED = Math.min(40, 1000 / KILLS);

let bank: BankSystem;
let siege: Siege;
beforeAll(async () => {
  bank = await BankSystem.open();
  const { url, key, senderName, senderAccount } = bank.config;
  const cluster = process.env['DURABILITY'] === 'postgres' ? await startPostgres() : undefined;
  const ground = { program: builtServer(), port: await freePort(), folder: await filledFolder(), cluster };
  siege = await besiege(ground, {
    BANK_GATEWAY_URL: url,
    BANK_GATEWAY_KEY: key,
    BANK_SENDER_NAME: senderName,
    BANK_SENDER_ACCOUNT: senderAccount,
  });
});
afterAll(async () => {
  await siege.lift();
  await bank.close();
});

const MOMENTS = ['received', 'executed', 'responded', 'any'] as const;

/** Payments that the bank has once misreported. As agreed with banks, the second report is true. */
const lied = new Set<string>();

/** Distorts the bank's reports: missing, repeated, about other payments, contradictory, or wrong once. */
function twisted(truth: readonly PaymentReport[]): readonly PaymentReport[] {
  return truth.flatMap((said) => {
    const failed = { reference: said.reference, outcome: 'failed', reason: '系统繁忙' };
    if (chance(15)) return [said, said];
    if (chance(15)) return [said, said.outcome === 'failed' ? { reference: said.reference, outcome: 'accepted' } : failed];
    if (chance(10)) return [];
    if (chance(10)) return [said, { ...said, reference: `${said.reference}0` }];
    if (said.outcome === 'paid' && chance(20) && !lied.has(said.reference)) {
      lied.add(said.reference);
      return [failed];
    }
    return [said];
  });
}

const badHour = (): BankBehaviour => ({
  setAside: () => ({ outcome: chance(40) ? 'accepted' : 'setAside' }),
  executes: ({ payments }) => payments.filter(() => chance(MADE_OF_HUNDRED)).map(({ reference }) => reference),
  responds: (truth) => (chance(10) ? undefined : { payments: twisted(truth) }),
});

/** Sets the sandbox's clock, which runs the due jobs. Returns false if the server is killed meanwhile. */
const clockAt = async (now: Date): Promise<boolean> =>
  fetch(`${siege.victim.url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: now.toISOString() }),
  }).then(
    (reply) => reply.ok,
    () => false,
  );
const clockOf = async (): Promise<number> => {
  const reply: unknown = await (await fetch(`${siege.victim.url}/sandbox/clock`)).json();
  return typeof reply === 'object' && reply !== null && 'now' in reply ? Date.parse(String(reply.now)) : Number.NaN;
};

/** Lets the server work on due jobs and kills it at a random moment. Returns that moment, and whether the bank had been called before. */
async function killAtWork(now: Date): Promise<{ moment: (typeof MOMENTS)[number]; atWork: boolean }> {
  const moment = MOMENTS[Math.floor(random() * MOMENTS.length)] ?? 'any';
  const later = random() * (moment === 'any' ? 600 : 40);
  let left = moment === 'any' ? 1 : 1 + Math.floor(random() * 10);
  let atWork = false;
  await new Promise<void>((reached) => {
    bank.behaviour = {
      ...badHour(),
      onMoment: (current) => {
        atWork = true;
        if (current === (moment === 'any' ? 'received' : moment) && (left -= 1) === 0) reached();
      },
    };
    void clockAt(now).then(() => reached());
    void wait(STUCK_MS, undefined, { ref: false }).then(() => reached());
  });
  if (moment === 'responded' || moment === 'any') await wait(later);
  await (chance(30) ? siege.kill() : siege.killServer());
  return { moment, atWork };
}

const textOf = (row: Readonly<Record<string, unknown>>, column: string): string => String(row[column]);

/** The first and last payment dates of effective vouchers, and counts of their pieces. */
async function dueOf() {
  const [row] = await siege.query(`
    select min(v.payment_date)::text as first, max(v.payment_date)::text as last, count(*)::int as pieces, count(*) filter (where p.pledge_state = 'pledged')::int as pledged,
      count(*) filter (where p.source = 'financing')::int as financed
    from piece p join voucher v on v.id = p.voucher_id join issuance i on i.voucher_id = v.id
    where p.live and i.state = 'effective'`);
  if (row === undefined) throw new Error('no voucher falls due');
  const [first, last] = [civilDate(textOf(row, 'first')), civilDate(textOf(row, 'last'))];
  if (first === undefined || last === undefined) throw new Error('no payment date');
  return { first, last, pieces: Number(row['pieces']), pledged: Number(row['pledged']), financed: Number(row['financed']) };
}

const PAID = "select id, account_number, (amount + late_interest)::text as fen from settlement_payment where state = 'paid' order by id";

test('the sandbox’s clock continues from where it was set after a kill', async () => {
  const before = Date.now();
  const set = before + 2 * DAY_MS;
  expect(await clockAt(new Date(set))).toBe(true);
  await siege.kill();
  await siege.victim.start();
  const went = (await clockOf()) - set;
  expect([went >= 0, went <= Date.now() - before]).toEqual([true, true]);
});

test(
  `every holder is paid exactly once at maturity, despite ${KILLS} kills and an unreliable bank (SEED=${seed})`,
  async () => {
    process.stdout.write(`SEED=${seed}\n`);
    await siege.killServer();
    const due = await dueOf();
    expect([due.pieces > 30, due.pledged > 0, due.financed > 0]).toEqual([true, true, true]);
    const before = new Set((await siege.query(PAID)).map((row) => textOf(row, 'id')));
    const day = (count: number) => new Date(Date.parse(`${addDays(due.last, count)}T09:30:00+08:00`));

    let now = day(0).getTime();
    const fell: Record<string, number> = {};
    for (let kill = 0; kill < KILLS; kill += 1) {
      await siege.victim.start();
      const { moment, atWork } = await killAtWork(new Date(now));
      const when = atWork ? moment : 'idle';
      fell[when] = (fell[when] ?? 0) + 1;
      now += chance(15) ? DAY_MS : 60_000;
    }

    // The bank is reliable again, and the remaining payments are made in the following days.
    bank.behaviour = {};
    await siege.victim.start();
    for (let round = 0; round < 12; round += 1) {
      now += round % 3 === 2 ? 4 * DAY_MS : 40 * 60_000;
      expect(await clockAt(new Date(now))).toBe(true);
    }
    await siege.killServer();

    const paid = (await siege.query(PAID)).filter((row) => !before.has(textOf(row, 'id')));
    process.stdout.write(
      `SEED=${seed}: ${KILLS} kills (${JSON.stringify(fell)}), ${bank.requested.length} requests for ${bank.executed.length} payments, ${lied.size} false reports\n`,
    );
    const booked = paid.map((row) => [textOf(row, 'id'), textOf(row, 'account_number'), textOf(row, 'fen')].join(' '));
    const made = bank.executed.map(({ reference, accountNumber, amount }) => [reference, accountNumber, amount.replace('.', '')].join(' '));
    expect(booked).toEqual(made.toSorted());
    for (const [rule, sql] of Object.entries({ ...SUMS, ...maturitySums(due.first) }))
      expect.soft(await siege.query(sql), rule).toEqual([]);
  },
  300_000 + KILLS * 10_000,
);
