import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A source of randomness: the system, or a seed so that a failure can be reproduced. */
export interface Random {
  bytes(count: number): Buffer;
  /** An integer from 0 (inclusive) to the limit (exclusive). */
  below(limit: number): number;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count), below: (limit) => randomInt(limit) };

/** A reproducible sequence: SHA-256 of the seed and a counter. Not for secrets of a real installation. */
export function seededRandom(seed: string): Random {
  let counter = 0;
  let pool = Buffer.alloc(0);
  const bytes = (count: number): Buffer => {
    while (pool.length < count) {
      pool = Buffer.concat([pool, createHash('sha256').update(`${seed}:${counter}`).digest()]);
      counter += 1;
    }
    const taken = pool.subarray(0, count);
    pool = pool.subarray(count);
    return taken;
  };
  return { bytes, below: (limit) => bytes(6).readUIntBE(0, 6) % limit };
}
