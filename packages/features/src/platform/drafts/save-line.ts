/** Saves of one draft, never two at a time. */
export interface SaveLine<Result> {
  /** Begins a save after the one before it; `typed` tells what there is to save. One that has yet to begin, or is under way with the same, is joined. */
  readonly save: (typed: string, begin: () => Saving<Result>) => Promise<Result>;
  /** Ends when no save is under way any more. */
  readonly settled: () => Promise<void>;
}

/** What one save keeps, and how it ends. */
interface Saving<Result> {
  readonly typed: string;
  readonly ended: Promise<Result>;
}

/** Puts saves in a line: each begins after the one before, with what is typed by then. */
export function saveLine<Result>(): SaveLine<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Result> | undefined;
  let underWay: Saving<Result> | undefined;

  async function next(begin: () => Saving<Result>): Promise<Result> {
    await last;
    waiting = undefined;
    underWay = begin();
    try {
      return await underWay.ended;
    } finally {
      underWay = undefined;
    }
  }

  function save(typed: string, begin: () => Saving<Result>): Promise<Result> {
    if (waiting) return waiting;
    if (underWay?.typed === typed) return underWay.ended;
    waiting = next(begin);
    last = waiting.catch(() => undefined);
    return waiting;
  }

  return { save, settled: async () => void (await last) };
}
