import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Where chance comes from: the machine, or a seed so that a failure can be played again. */
export interface Random {
  bytes(count: number): Buffer;
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
}

export const systemRandom: Random = { bytes: (count) => randomBytes(count), below: (limit) => randomInt(limit) };

/** The same sequence for the same seed: SHA-256 over the seed and a counter. Never for secrets of a real installation. */
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
