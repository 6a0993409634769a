import type { Clock } from '../platform/clock/clock.ts';
import { seededRandom, type Random } from '../platform/clock/random.ts';
import { createRateLimiter, type RateLimiter } from '../platform/security/rate-limit.ts';
import type { ObjectStore } from '../platform/storage/object-store.ts';

/** What a server of tests keeps outside its database. */
interface KeptInProcess {
  readonly random: Random;
  readonly store: ObjectStore;
  readonly limiter: RateLimiter;
  /** Goes on with the objects of now, a sequence of chance of its own and nothing counted; answers how to go on from there again. */
  checkpoint(): () => void;
}

/** Seeded chance, objects in memory and counts of calls, all of which can be again what they were. */
export function keptInProcess(seed: string, wallClock: Clock): KeptInProcess {
  let random = seededRandom(seed);
  let limiter = createRateLimiter(wallClock);
  let objects = new Map<string, Buffer>();
  let checkpoints = 0;
  return {
    random: { bytes: (count) => random.bytes(count), below: (limit) => random.below(limit) },
    limiter: { take: (limit, key) => limiter.take(limit, key), takes: (limit, key) => limiter.takes(limit, key) },
    store: {
      async put(key, content) {
        if (objects.has(key)) return false;
        objects.set(key, Buffer.from(content));
        return true;
      },
      get: async (key) => objects.get(key),
    },
    checkpoint() {
      checkpoints += 1;
      const own = `${seed}, after checkpoint ${checkpoints}`;
      const objectsThen = objects;
      const goOn = () => {
        random = seededRandom(own);
        limiter = createRateLimiter(wallClock);
        objects = new Map(objectsThen);
      };
      goOn();
      return goOn;
    },
  };
}
