import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePassword, hashPassword, verifyPassword } from './password.ts';

test('is stored as argon2id and can be verified', async () => {
  const stored = await hashPassword('Lianxin@2026');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, 'Lianxin@2026')).toBe(true);
  expect(await verifyPassword(stored, 'lianxin@2026')).toBe(false);
});

test('no password matches for an unknown user', async () => {
  expect(await verifyPassword(undefined, 'Lianxin@2026')).toBe(false);
  expect(await verifyPassword(undefined, '')).toBe(false);
});

test('decodes any base64 password', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 32 }).filter((text) => text.length <= 128),
      (password) => {
        expect(decodePassword(Buffer.from(password).toString('base64'))).toBe(password);
      },
    ),
  );
});

test.each(['', 'a', '====', 'not base64!', Buffer.from([0xff, 0xfe]).toString('base64')])('refuses %j', (encoded) => {
  expect(decodePassword(encoded)).toBeUndefined();
});
