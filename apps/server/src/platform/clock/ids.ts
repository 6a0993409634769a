import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** Makes identifiers: 26 characters, sorted by the time they were made (ULID). */
export interface Ids {
  next(): string;
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_BITS = 80n;

function encode(value: bigint, length: number): string {
  let text = '';
  for (let rest = value, place = 0; place < length; place += 1, rest >>= 5n) text = ALPHABET.charAt(Number(rest & 31n)) + text;
  return text;
}

/** Identifiers from a clock and a source of chance; within a millisecond each is greater than the one before. */
export function createIds(clock: Clock, random: Random): Ids {
  let lastMs = -1;
  let lastRandom = 0n;
  return {
    next() {
      const nowMs = clock.now().getTime();
      if (nowMs === lastMs) lastRandom = (lastRandom + 1n) % (1n << RANDOM_BITS);
      else lastRandom = BigInt(`0x${random.bytes(10).toString('hex')}`);
      lastMs = nowMs;
      return encode(BigInt(nowMs), 10) + encode(lastRandom, 16);
    },
  };
}
