import { expect, test } from 'vitest';
import { seededRandom } from '../clock/random.ts';
import { keyringOf } from './keys.ts';

const keys = keyringOf('a-key-of-the-server-that-is-long-enough');
const random = seededRandom('keys');

test('a hidden value is read again by its owner, and looks different every time', () => {
  const [one, other] = [keys.hide('operator 1', 'JBSWY3DPEHPK3PXP', random), keys.hide('operator 1', 'JBSWY3DPEHPK3PXP', random)];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect([keys.reveal('operator 1', one), keys.reveal('operator 1', other)]).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP']);
});

test('a hidden value is read under no other key, as no other owner’s, and not once it was changed', () => {
  const hidden = keys.hide('operator 1', 'JBSWY3DPEHPK3PXP', random);
  const bytes = Buffer.from(hidden, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(() => keyringOf('another-key-of-the-server-long-enough').reveal('operator 1', hidden)).toThrow('unable to authenticate data');
  expect(() => keys.reveal('operator 2', hidden)).toThrow('unable to authenticate data');
  expect(() => keys.reveal('operator 1', bytes.toString('base64url'))).toThrow('unable to authenticate data');
});
