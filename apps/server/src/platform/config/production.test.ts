import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { productionProblems } from './production.ts';

const SOUND = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db',
  SERVER_KEY: 'pR7v1KxQ0mWc9ZtY4sLb8NdF2hGjU6aE',
  DATA_KEYS: 'Jq3Xw8Tz5RkP1nVc7MyB0fHsD4gLu9oA',
  PUBLIC_ORIGIN: 'https://portal.bank.example',
};

const problems = (env: Readonly<Record<string, string>>) => productionProblems(readConfig(env));

test('a server with keys and an https origin starts', () => {
  expect(problems(SOUND).refused).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  ['without a server key', { SERVER_KEY: '' }, 'SERVER_KEY is missing'],
  ['without data keys', { DATA_KEYS: '' }, 'DATA_KEYS is missing'],
  ['without an origin', { PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN is missing'],
  ['without TLS', { PUBLIC_ORIGIN: 'http://portal.bank.example' }, 'It must be an https address'],
  ['with a key of an example', { SERVER_KEY: 'change-me-change-me-change-me-change-me' }, 'has a placeholder'],
  ['with a key of one letter', { DATA_KEYS: 'a'.repeat(40) }, 'has a placeholder'],
  ['with one key for both', { DATA_KEYS: SOUND.SERVER_KEY }, 'They must differ'],
])('%s it is refused, by name', (_what, env, words) => {
  expect(problems({ ...SOUND, ...env }).refused).toEqual([expect.stringContaining(words)]);
});

test('what is missing without being unsafe is named with its effect', () => {
  const { noted } = problems(SOUND);
  for (const name of ['SMS_GATEWAY_URL', 'BANK_GATEWAY_URL', 'LENDER_GATEWAY_URL', 'OSS_HOST', 'METRICS_TOKEN'])
    expect(noted).toContainEqual(expect.stringMatching(new RegExp(`^NODE_ENV=production: ${name} is not set: .+\\.$`)));
});

test('a sandbox and a development server may lack anything', () => {
  for (const env of [{}, { NODE_ENV: 'production', SANDBOX: '1' }, { DATABASE_URL: 'postgres://db' }])
    expect(problems(env)).toEqual({ refused: [], noted: [] });
});
