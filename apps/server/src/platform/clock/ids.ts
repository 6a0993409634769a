import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** Generates ids of 26 characters that sort by creation time (ULID). */
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

/** Within a millisecond, each id is greater than the previous one. */
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
