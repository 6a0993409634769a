import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings the server is a sandbox on the embedded database, reachable from this machine only', () => {
  expect(readConfig({})).toMatchObject({
    port: 8787,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: undefined,
    sandbox: true,
    secureCookies: false,
  });
});

test.each([
  [{ DATABASE_URL: 'postgres://db' }, false],
  [{ DATABASE_URL: 'postgres://db', SANDBOX: '1' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SANDBOX: '1' }, true],
  [{ SANDBOX: '0' }, false],
])('%j makes a sandbox: %s', (env, sandbox) => {
  expect(readConfig(env).sandbox).toBe(sandbox);
});

test.each([
  [{ PUBLIC_ORIGIN: 'https://lianxin.example.com/' }, true],
  [{ PUBLIC_ORIGIN: 'http://10.0.0.8:8787' }, false],
  [{ NODE_ENV: 'production', HOST: '0.0.0.0' }, true],
  [{ NODE_ENV: 'production' }, false],
])('%j makes cookies secure: %s', (env, secure) => {
  expect(readConfig(env).secureCookies).toBe(secure);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ SANDBOX: 'yes' }, 'SANDBOX'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is "true". It must be a number from 0 to 10'],
  [{ OPERATIONS_TRUST_PROXY: '-1' }, 'OPERATIONS_TRUST_PROXY is "-1"'],
  [{ SERVER_KEY: 'short' }, 'SERVER_KEY'],
  ...['short', `${'a'.repeat(32)},short`, `${'a'.repeat(32)},${'a'.repeat(32)}`].map((list): [Record<string, string>, string] => [
    { DATA_KEYS: list },
    'DATA_KEYS must be a list of keys that differ',
  ]),
  [{ SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_KEY: 'k' }, 'SMS_SIGNATURE is missing'],
  [{ SMS_GATEWAY_URL: 'http://sms.example', SMS_GATEWAY_KEY: 'k', SMS_SIGNATURE: '链信' }, 'SMS_GATEWAY_URL is "http://sms.example"'],
  [{ SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_KEY: 'k', SMS_SIGNATURE: '链信' }, 'SMS_GATEWAY_URL needs PUBLIC_ORIGIN'],
  [{ BANK_GATEWAY_URL: 'https://bank.example', BANK_GATEWAY_KEY: 'k' }, 'BANK_SENDER_NAME, BANK_SENDER_ACCOUNT is missing'],
  [
    { LENDER_GATEWAY_URL: 'https://lenders.example', LENDER_GATEWAY_KEY: 'k' },
    'The gateway of lenders is configured by halves: LENDER_WORDS_SECRETS',
  ],
  [
    { LENDER_GATEWAY_URL: 'https://lenders.example', LENDER_GATEWAY_KEY: 'k', LENDER_WORDS_SECRETS: '7:short' },
    'LENDER_WORDS_SECRETS must be a list such as 7:secret,12:secret',
  ],
  ...['x'.repeat(40), `7:${'a'.repeat(32)},12:${'a'.repeat(32)}`, `7:${'a'.repeat(32)},7:${'b'.repeat(32)},7:${'c'.repeat(32)}`].map(
    (list): [Record<string, string>, string] => [
      { LENDER_GATEWAY_URL: 'https://lenders.example', LENDER_GATEWAY_KEY: 'k', LENDER_WORDS_SECRETS: list },
      'LENDER_WORDS_SECRETS must be a list',
    ],
  ),
  [{ REGISTERS_GATEWAY_KEY: 'k' }, 'REGISTERS_GATEWAY_URL is missing'],
  [{ CLAIMS_GATEWAY_KEY: 'k' }, 'CLAIMS_GATEWAY_URL is missing'],
  [{ OSS_HOST: 'https://b.oss.example', OSS_BUCKET: 'b' }, 'OSS_ACCESS_KEY_ID, OSS_ACCESS_KEY_SECRET is missing'],
  [{ FEE_ACCOUNT_NAME: '链信' }, 'FEE_ACCOUNT_NUMBER, FEE_ACCOUNT_BANK, FEE_ACCOUNT_BRANCH is missing'],
])('%j is refused with a message', (env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});

test('proxies in front of the portal and of platform operations are counted separately', () => {
  expect(readConfig({})).toMatchObject({ trustProxy: 0, operations: { trustProxy: 0 } });
  expect(readConfig({ TRUST_PROXY: '2' })).toMatchObject({ trustProxy: 2, operations: { trustProxy: 0 } });
  expect(readConfig({ OPERATIONS_TRUST_PROXY: '1' })).toMatchObject({ trustProxy: 0, operations: { trustProxy: 1 } });
});

test('data encryption keys keep their order', () => {
  expect(readConfig({}).dataKeys).toEqual([]);
  expect(readConfig({ DATA_KEYS: `${'b'.repeat(32)}, ${'a'.repeat(40)}` }).dataKeys).toEqual(['b'.repeat(32), 'a'.repeat(40)]);
});

test('a gateway needs all of its settings or none', () => {
  expect(readConfig({})).toMatchObject({ sms: undefined, bank: undefined, lender: undefined, registers: undefined });
  const sms = {
    PUBLIC_ORIGIN: 'https://portal.bank.example',
    SMS_GATEWAY_URL: 'https://sms.example/v1',
    SMS_GATEWAY_KEY: 'k',
    SMS_SIGNATURE: '链信',
  };
  expect(readConfig(sms).sms).toEqual({ url: 'https://sms.example/v1', key: 'k', signature: '链信' });
  const [now, next, other] = [
    'what-channel-7-signs-its-words-with',
    'what-channel-7-signs-with-from-now',
    'what-channel-12-signs-its-words-with',
  ];
  const lender = {
    LENDER_GATEWAY_URL: 'https://lenders.example',
    LENDER_GATEWAY_KEY: 'k',
    LENDER_WORDS_SECRETS: `7:${now}, 7:${next},12:${other}`,
  };
  expect(readConfig(lender).lender).toEqual({
    url: 'https://lenders.example',
    key: 'k',
    reportSecrets: new Map([
      [7, [now, next]],
      [12, [other]],
    ]),
  });
});

const PORTAL = { PUBLIC_ORIGIN: 'https://portal.bank.example' };

test.each<[Record<string, string>, string | undefined]>([
  [{}, undefined],
  [{ ...PORTAL, FILES_ORIGIN: 'https://files.example.net' }, 'https://files.example.net'],
  [{ PUBLIC_ORIGIN: 'http://127.0.0.1:8787', FILES_ORIGIN: 'http://localhost:8787' }, 'http://localhost:8787'],
])('%j serves files from %s', (env, filesOrigin) => {
  expect(readConfig(env).filesOrigin).toBe(filesOrigin);
});

test.each<[string, Record<string, string>, string]>([
  ['without TLS', { ...PORTAL, FILES_ORIGIN: 'http://files.example.net' }, 'It must be an origin of https'],
  ['under a path', { ...PORTAL, FILES_ORIGIN: 'https://files.example.net/a' }, 'It must be an origin of https'],
  ['under a wildcard host', { ...PORTAL, FILES_ORIGIN: 'https://*.example.net' }, 'It must be an origin of https'],
  ['the portal’s own host', { ...PORTAL, FILES_ORIGIN: 'https://portal.bank.example' }, 'neither the portal’s'],
  [
    'another port of the portal’s host, which receives the same cookies',
    { ...PORTAL, FILES_ORIGIN: 'https://portal.bank.example:8443' },
    'neither the portal’s',
  ],
  [
    'an origin from which a partner may call',
    { ...PORTAL, ALLOWED_ORIGINS: 'https://shop.example', FILES_ORIGIN: 'https://shop.example' },
    'neither the portal’s',
  ],
  [
    'an origin that may frame the portal',
    { ...PORTAL, FRAME_ANCESTORS: 'https://shop.example', FILES_ORIGIN: 'https://shop.example' },
    'neither the portal’s',
  ],
  ['a host while the portal’s own is unknown', { FILES_ORIGIN: 'https://files.example.net' }, 'FILES_ORIGIN needs PUBLIC_ORIGIN'],
])('the origin of files cannot be %s', (_where, env, reason) => {
  expect(() => readConfig(env)).toThrow(reason);
});

test('all invalid settings are reported at once, without revealing secrets', () => {
  const env = {
    PORT: 'eighty',
    SANDBOX: 'yes',
    PASSWORD_PROFILE: 'none',
    STEP_UP_MINUTES: '31',
    SERVER_KEY: 'short',
    PUBLIC_ORIGIN: 'lianxin',
    SMS_GATEWAY_KEY: 'k',
    MAIL_URL: 'smtp://name:hidden@mail.example',
    MAIL_FROM: 'a@b.example',
    FEE_ACCOUNT_NAME: '链信',
    FEE_ACCOUNT_NUMBER: '12',
    FEE_ACCOUNT_BANK: '建设银行',
    FEE_ACCOUNT_BRANCH: '1',
  };
  expect(() => readConfig(env)).toThrow(
    new Error(
      [
        'PORT is "eighty". It must be a number from 0 to 65535.',
        'SANDBOX is "yes". It must be 0 or 1.',
        'PUBLIC_ORIGIN is "lianxin". It must be an address such as https://lianxin.example.com.',
        'SERVER_KEY is too short: at least 32 characters are needed. While it is rotated it is a list of keys that differ, the one to sign with first.',
        'PASSWORD_PROFILE is "none". It must be one of spec, cn-l3, asvs.',
        'STEP_UP_MINUTES is "31". It must be a number from 1 to 30.',
        'The gateway for text messages is configured by halves: SMS_GATEWAY_URL, SMS_SIGNATURE is missing.',
        'MAIL_URL must be the address of a mail server, smtps://name:password@host:465.',
        'FEE_ACCOUNT_NUMBER is "12". It must be 10 to 30 digits.',
        'FEE_ACCOUNT_BRANCH is "1". It must be 12 digits.',
      ].join('\n'),
    ),
  );
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', SANDBOX: '', OPERATIONS_PORT: '', SMS_GATEWAY_KEY: '' })).toEqual(readConfig({}));
});
