import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Hidden } from '../../schema/columns.ts';
import { keyringOf } from './keys.ts';

const SERVER_KEY = 'a-key-of-the-server-that-is-long-enough';
const [FIRST, NEXT] = ['the-first-key-of-what-rests-encrypted', 'the-key-that-took-the-place-of-the-first'];
const keys = keyringOf(SERVER_KEY);

test('a hidden value is read again by its owner, and looks different every time', () => {
  const [one, other] = [keys.hide('operator 1', 'JBSWY3DPEHPK3PXP'), keys.hide('operator 1', 'JBSWY3DPEHPK3PXP')];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect([keys.reveal('operator 1', one), keys.reveal('operator 1', other)]).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP']);
});

test('a hidden value is read under no other key, as no other owner’s, and not once it was changed', () => {
  const hidden = keys.hide('operator 1', 'JBSWY3DPEHPK3PXP');
  expect(() => keyringOf('another-key-of-the-server-long-enough').reveal('operator 1', hidden)).toThrow('see DATA_KEYS');
  expect(() => keys.reveal('operator 2', hidden)).toThrow('unable to authenticate data');
  for (let at = hidden.indexOf('.') + 1; at < hidden.length; at += 7) {
    const changed = hidden.slice(0, at) + (hidden.charAt(at) === 'A' ? 'B' : 'A') + hidden.slice(at + 1);
    expect(() => keys.reveal('operator 1', z.parse(Hidden, changed))).toThrow('unable to authenticate data');
  }
  for (const shorter of [hidden.slice(0, -4), hidden.slice(0, 30), hidden.slice(0, 9), ''])
    expect(() => keys.reveal('operator 1', z.parse(Hidden, shorter))).toThrow(/authenticat|initialization|DATA_KEYS/);
});

test('the first key hides; what was hidden under the others, and under the server’s, is read', () => {
  const under = { server: keys.hide('U1', 'one'), first: keyringOf(SERVER_KEY, [FIRST]).hide('U1', 'two') };
  const turned = keyringOf(SERVER_KEY, [NEXT, FIRST]);
  expect([turned.reveal('U1', under.server), turned.reveal('U1', under.first)]).toEqual(['one', 'two']);
  expect([under.server, under.first, turned.hide('U1', 'three')].map((text) => text.startsWith(turned.present))).toEqual([
    false,
    false,
    true,
  ]);
  expect(() => keyringOf(SERVER_KEY, [NEXT]).reveal('U1', under.first)).toThrow('see DATA_KEYS');
});

test('what was hidden before keys had names is read under whichever it was', () => {
  const hidden = keys.hide('U1', 'one');
  const nameless = z.parse(Hidden, hidden.slice(hidden.indexOf('.') + 1));
  expect(keyringOf(SERVER_KEY, [FIRST]).reveal('U1', nameless)).toBe('one');
  expect(keyringOf(NEXT, [FIRST, SERVER_KEY]).reveal('U1', nameless)).toBe('one');
  expect(() => keyringOf(NEXT).reveal('U1', nameless)).toThrow('see DATA_KEYS');
});

test('a lookup is the same for the same text under one key alone, and is none of the text', () => {
  const lookup = keys.lookup('identity', '11010519491231002X');
  expect(lookup).toBe(keyringOf(SERVER_KEY).lookup('identity', '11010519491231002X'));
  expect(lookup).not.toContain('1101');
  expect(keyringOf(SERVER_KEY, [FIRST]).lookup('identity', '11010519491231002X')).not.toBe(lookup);
  expect(keys.lookup('identity', '110105194912310021')).not.toBe(lookup);
});
