import { addDays, civilDate } from '@lianxin/domain';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../tooling/test/postgres.ts';
import { builtServer, filledFolder, freePort } from '../../../tooling/test/server.ts';
import { BankSystem, type Manner, type Said } from '../src/testing/bank-system.ts';
import { seeded } from './seeded.ts';
import { besiege, type Siege } from './siege.ts';
import { maturitySums, SUMS } from './sums.ts';

/** KILLS=200 lets it go on for longer. */
const KILLS = Number(process.env['KILLS'] ?? 6);
/** Replayed by setting SEED: it decides when the kills fall and how the bank answers. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const random = seeded(seed);
const chance = (percent: number): boolean => random() * 100 < percent;
/** A server that comes to nothing is killed after so long all the same; one that has nothing to do says so at once. */
const STUCK_MS = 30_000;
const DAY_MS = 24 * 3_600_000;
/** Of a hundred payments so many are made each time that the bank is asked in a bad hour: the fewer, the longer there is work to die in. */
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

const MOMENTS = ['asked', 'done', 'said', 'sometime'] as const;

/** Payments of which the bank has said once what is not so; the second time that it is asked it tells the truth, as was agreed. */
const lied = new Set<string>();

/** What the bank makes of the truth in a bad hour: late, twice over, of others, against itself, or wrong once. */
function twisted(truth: readonly Said[]): readonly Said[] {
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

const badHour = (): Manner => ({
  setAside: () => ({ outcome: chance(40) ? 'accepted' : 'setAside' }),
  makes: ({ payments }) => payments.filter(() => chance(MADE_OF_HUNDRED)).map(({ reference }) => reference),
  says: (truth) => (chance(10) ? undefined : { payments: twisted(truth) }),
});

/** Sets the clock of the sandbox, and has what is due done; a server that is killed meanwhile says nothing. */
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

/** Has the server at work on what is due, in the midst of which it dies. Answers when it was to die, and whether it had asked the bank by then. */
async function killAtWork(now: Date): Promise<{ moment: (typeof MOMENTS)[number]; atWork: boolean }> {
  const moment = MOMENTS[Math.floor(random() * MOMENTS.length)] ?? 'sometime';
  const later = random() * (moment === 'sometime' ? 600 : 40);
  let left = moment === 'sometime' ? 1 : 1 + Math.floor(random() * 10);
  let atWork = false;
  await new Promise<void>((reached) => {
    bank.manner = {
      ...badHour(),
      at: (at) => {
        atWork = true;
        if (at === (moment === 'sometime' ? 'asked' : moment) && (left -= 1) === 0) reached();
      },
    };
    void clockAt(now).then(() => reached());
    void wait(STUCK_MS, undefined, { ref: false }).then(() => reached());
  });
  if (moment === 'said' || moment === 'sometime') await wait(later);
  await (chance(30) ? siege.kill() : siege.killServer());
  return { moment, atWork };
}

const textOf = (row: Readonly<Record<string, unknown>>, column: string): string => String(row[column]);

/** The days of payment of what is in force, and how much of it there is. */
async function dueOf() {
  const [row] = await siege.query(`
    select min(v.payment_date)::text as first, max(v.payment_date)::text as last, count(*)::int as pieces, count(*) filter (where p.pledge_state = 'pledged')::int as pledged,
      count(*) filter (where p.source = 'financing')::int as financed
    from piece p join voucher v on v.id = p.voucher_id join issuance i on i.voucher_id = v.id
    where p.live and i.state = 'effective'`);
  if (row === undefined) throw new Error('nothing falls due');
  const [first, last] = [civilDate(textOf(row, 'first')), civilDate(textOf(row, 'last'))];
  if (first === undefined || last === undefined) throw new Error('no day of payment');
  return { first, last, pieces: Number(row['pieces']), pledged: Number(row['pledged']), financed: Number(row['financed']) };
}

const PAID = "select id, account_number, (amount + late_interest)::text as fen from settlement_payment where state = 'paid' order by id";

test('the clock of a sandbox goes on from where it was set, through a kill', async () => {
  const before = Date.now();
  const set = before + 2 * DAY_MS;
  expect(await clockAt(new Date(set))).toBe(true);
  await siege.kill();
  await siege.victim.start();
  const went = (await clockOf()) - set;
  expect([went >= 0, went <= Date.now() - before]).toEqual([true, true]);
});

test(
  `of all that falls due nobody is paid twice or not at all, through ${KILLS} kills and a bank that cannot be relied on (SEED=${seed})`,
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

    // The bank has come to itself, and what is left is paid in the days that follow.
    bank.manner = {};
    await siege.victim.start();
    for (let round = 0; round < 12; round += 1) {
      now += round % 3 === 2 ? 4 * DAY_MS : 40 * 60_000;
      expect(await clockAt(new Date(now))).toBe(true);
    }
    await siege.killServer();

    const paid = (await siege.query(PAID)).filter((row) => !before.has(textOf(row, 'id')));
    process.stdout.write(
      `SEED=${seed}: ${KILLS} kills (${JSON.stringify(fell)}), ${bank.asked.length} times asked for ${bank.made.length} payments, ${lied.size} lies\n`,
    );
    const booked = paid.map((row) => [textOf(row, 'id'), textOf(row, 'account_number'), textOf(row, 'fen')].join(' '));
    const made = bank.made.map(({ reference, accountNumber, amount }) => [reference, accountNumber, amount.replace('.', '')].join(' '));
    expect(booked).toEqual(made.toSorted());
    for (const [rule, sql] of Object.entries({ ...SUMS, ...maturitySums(due.first) }))
      expect.soft(await siege.query(sql), rule).toEqual([]);
  },
  300_000 + KILLS * 10_000,
);
