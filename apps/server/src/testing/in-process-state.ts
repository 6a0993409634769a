import type { Clock } from '../platform/clock/clock.ts';
import { seededRandom, type Random } from '../platform/clock/random.ts';
import { createRateLimiter, type RateLimiter } from '../platform/security/rate-limit.ts';
import { memoryStore, type MemoryObjects } from '../platform/storage/local-store.ts';
import type { ObjectStore } from '../platform/storage/object-store.ts';

/** State of a test server outside its database. */
interface InProcessState {
  readonly random: Random;
  readonly store: ObjectStore;
  readonly limiter: RateLimiter;
  /** Continues with the present objects, a new random sequence and empty rate limits; returns a function that restores this state. */
  checkpoint(): () => void;
}

/** Seeded random values, an in-memory object store and rate limits, all of which can be restored. */
export function inProcessState(seed: string, wallClock: Clock): InProcessState {
  let random = seededRandom(seed);
  let limiter = createRateLimiter(wallClock);
  let objects: MemoryObjects = new Map();
  let checkpoints = 0;
  return {
    random: { bytes: (count) => random.bytes(count), below: (limit) => random.below(limit) },
    limiter: { take: (limit, key) => limiter.take(limit, key), takes: (limit, key) => limiter.takes(limit, key) },
    store: memoryStore({ clock: wallClock, objects: () => objects }),
    checkpoint() {
      checkpoints += 1;
      const own = `${seed}, after checkpoint ${checkpoints}`;
      const objectsThen = objects;
      const restore = () => {
        random = seededRandom(own);
        limiter = createRateLimiter(wallClock);
        objects = new Map(objectsThen);
      };
      restore();
      return restore;
    },
  };
}
