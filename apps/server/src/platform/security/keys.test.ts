import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Encrypted } from '../../schema/columns.ts';
import { keyringOf } from './keys.ts';

const SERVER_KEY = 'a-key-of-the-server-that-is-long-enough';
const [FIRST, NEXT] = ['the-first-key-of-what-rests-encrypted', 'the-key-that-took-the-place-of-the-first'];
const keys = keyringOf(SERVER_KEY);

test('an encrypted value can be decrypted for its owner, and differs each time', () => {
  const [one, other] = [keys.encrypt('operator 1', 'JBSWY3DPEHPK3PXP'), keys.encrypt('operator 1', 'JBSWY3DPEHPK3PXP')];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect([keys.decrypt('operator 1', one), keys.decrypt('operator 1', other)]).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP']);
});

test('an encrypted value cannot be decrypted with another key, for another owner, or after a change', () => {
  const hidden = keys.encrypt('operator 1', 'JBSWY3DPEHPK3PXP');
  expect(() => keyringOf('another-key-of-the-server-long-enough').decrypt('operator 1', hidden)).toThrow('see DATA_KEYS');
  expect(() => keys.decrypt('operator 2', hidden)).toThrow('unable to authenticate data');
  for (let at = hidden.indexOf('.') + 1; at < hidden.length; at += 7) {
    const changed = hidden.slice(0, at) + (hidden.charAt(at) === 'A' ? 'B' : 'A') + hidden.slice(at + 1);
    expect(() => keys.decrypt('operator 1', z.parse(Encrypted, changed))).toThrow('unable to authenticate data');
  }
  for (const shorter of [hidden.slice(0, -4), hidden.slice(0, 30), hidden.slice(0, 9), ''])
    expect(() => keys.decrypt('operator 1', z.parse(Encrypted, shorter))).toThrow(/authenticat|initialization|DATA_KEYS/);
});

test('the first key encrypts, and all keys including the server key decrypt', () => {
  const under = { server: keys.encrypt('U1', 'one'), first: keyringOf(SERVER_KEY, [FIRST]).encrypt('U1', 'two') };
  const turned = keyringOf(SERVER_KEY, [NEXT, FIRST]);
  expect([turned.decrypt('U1', under.server), turned.decrypt('U1', under.first)]).toEqual(['one', 'two']);
  expect([under.server, under.first, turned.encrypt('U1', 'three')].map((text) => text.startsWith(turned.currentPrefix))).toEqual([
    false,
    false,
    true,
  ]);
  expect(() => keyringOf(SERVER_KEY, [NEXT]).decrypt('U1', under.first)).toThrow('see DATA_KEYS');
});

test('values from before key ids are decrypted by trying all keys', () => {
  const hidden = keys.encrypt('U1', 'one');
  const nameless = z.parse(Encrypted, hidden.slice(hidden.indexOf('.') + 1));
  expect(keyringOf(SERVER_KEY, [FIRST]).decrypt('U1', nameless)).toBe('one');
  expect(keyringOf(NEXT, [FIRST, SERVER_KEY]).decrypt('U1', nameless)).toBe('one');
  expect(() => keyringOf(NEXT).decrypt('U1', nameless)).toThrow('see DATA_KEYS');
});

test('a lookup value is deterministic for a key and does not reveal the text', () => {
  const lookup = keys.lookup('identity', '11010519491231002X');
  expect(lookup).toBe(keyringOf(SERVER_KEY).lookup('identity', '11010519491231002X'));
  expect(lookup).not.toContain('1101');
  expect(keyringOf(SERVER_KEY, [FIRST]).lookup('identity', '11010519491231002X')).not.toBe(lookup);
  expect(keys.lookup('identity', '110105194912310021')).not.toBe(lookup);
});

test('what former server keys signed is recognised, and new values are signed with the present one', () => {
  const turned = keyringOf(NEXT, [FIRST], [SERVER_KEY]);
  const before = keys.hmac('invitation', 'I1');
  expect(turned.verifies('invitation', 'I1', before)).toBe(true);
  expect(turned.hmacs('invitation', 'I1')).toEqual([keyringOf(NEXT).hmac('invitation', 'I1'), before]);
  expect(turned.hmac('invitation', 'I1')).not.toBe(before);
  expect(turned.verifies('invitation', 'I2', before)).toBe(false);
  expect(turned.verifies('calendar', 'I1', before)).toBe(false);
  expect(keyringOf(NEXT, [FIRST]).verifies('invitation', 'I1', before)).toBe(false);
});

test('texts under a former server key can still be read', () => {
  expect(keyringOf(NEXT, [], [SERVER_KEY]).decrypt('U1', keys.encrypt('U1', 'one'))).toBe('one');
});
