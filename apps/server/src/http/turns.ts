import { HttpFailure } from './http-failure.ts';

export interface TurnLimits {
  /** How many calls are worked on at once. */
  readonly atOnce: number;
  /** How many more may wait for their turn. */
  readonly waiting: number;
  /** How long a call may wait. */
  readonly waitMs: number;
}

/** Runs calls in the order of their arrival. Under overload it refuses those that would wait too long, so that all others are still answered. */
export interface Turns {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

const refused = () => new HttpFailure(503, 'too many calls wait for their turn');

export function takeTurns({ atOnce, waiting, waitMs }: TurnLimits): Turns {
  const queue = new Set<() => void>();
  let running = 0;

  function myTurn(): Promise<void> {
    if (queue.size >= waiting) throw refused();
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(begin);
        reject(refused());
      }, waitMs);
      queue.add(begin);
    });
  }

  return {
    async run(work) {
      if (running < atOnce) running += 1;
      // A call that ends gives its turn to the next.
      else await myTurn();
      try {
        return await work();
      } finally {
        const [next] = queue;
        if (next === undefined) running -= 1;
        else {
          queue.delete(next);
          next();
        }
      }
    },
  };
}
