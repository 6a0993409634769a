import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/client.ts';
import { keyringOf } from '../../platform/security/keys.ts';
import { memoryStore } from '../../platform/storage/local-store.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { AREAS, examine } from './examine.ts';

const SECRETS = {
  DATABASE_URL: 'postgres://lianxin:hidden-password@db/lianxin',
  SERVER_KEY: 'pR7v1KxQ0mWc9ZtY4sLb8NdF2hGjU6aE',
  DATA_KEYS: 'Jq3Xw8Tz5RkP1nVc7MyB0fHsD4gLu9oA',
};
const ENV = {
  ...SECRETS,
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://portal.bank.example',
  BANK_GATEWAY_URL: 'http://127.0.0.1:1',
  BANK_GATEWAY_KEY: 'hidden-key',
  BANK_SENDER_NAME: '链信',
  BANK_SENDER_ACCOUNT: '14050170020800006721',
};

let database: Database;
beforeAll(async () => {
  database = await testDatabase('empty', async () => {});
});
afterAll(() => database.close());

const look = async (env: Readonly<Record<string, string>> = ENV) => {
  const config = readConfig(env);
  return examine({ config, database, store: memoryStore(), keys: async () => keyringOf(SECRETS.SERVER_KEY, [SECRETS.DATA_KEYS]) }, env);
};

test('shows every area, and no secret', async () => {
  const findings = await look();
  expect([...new Set(findings.map(({ area }) => area))]).toEqual([...AREAS]);
  const all = findings.map(({ text }) => text).join('\n');
  expect(all).toContain('SERVER_KEY = (set)');
  expect(all).toContain('PUBLIC_ORIGIN = https://portal.bank.example');
  for (const secret of [...Object.values(SECRETS), 'hidden-password', 'hidden-key', '14050170020800006721'])
    expect(all).not.toContain(secret);
});

test('names what is bad: a gateway that does not answer, an unsafe setting', async () => {
  const bad = (await look({ ...ENV, SERVER_KEY: '' })).filter(({ state }) => state === 'bad');
  expect(bad).toContainEqual(
    expect.objectContaining({ area: 'gateways', text: expect.stringMatching(/^bank: 127\.0\.0\.1:1 does not answer/) }),
  );
  expect(bad).toContainEqual(expect.objectContaining({ area: 'settings', text: expect.stringContaining('SERVER_KEY is missing') }));
});

test('names jobs that fail', async () => {
  await database.session((session) =>
    session.exec(
      `insert into job (id, kind, subject, run_at, attempts, last_error) values ('j', 'settlement.pay', 's', now(), 11, 'the bank does not answer')`,
    ),
  );
  expect((await look()).filter(({ area }) => area === 'jobs')).toEqual([
    { area: 'jobs', state: 'bad', text: 'settlement.pay: 1 failing, up to 11 attempts; the bank does not answer' },
  ]);
});

test('goes on where something cannot be looked at', async () => {
  const config = readConfig(ENV);
  const findings = await examine(
    { config, database, store: memoryStore(), keys: () => Promise.reject(new Error('There is no server key')) },
    ENV,
  );
  expect(findings).toContainEqual({ area: 'keys', state: 'bad', text: 'There is no server key' });
  expect(findings.at(-1)?.area).toBe('jobs');
});
