import type { FastifyBaseLogger } from 'fastify';

const JOBS_EVERY_MS = 5000;
const SETTLING_EVERY_MS = 60_000;
const HOUSEKEEPING_EVERY_MS = 3_600_000;

/** Does work again and again with a pause between, never twice at once. Answers how to stop it, which waits for what is under way. */
function repeat(work: () => Promise<unknown>, everyMs: number, log: FastifyBaseLogger): () => Promise<void> {
  let underway = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const once = async () => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'background work failed');
    }
    if (!stopped) timer = setTimeout(turn, everyMs).unref();
  };
  const turn = () => {
    underway = once();
  };
  timer = setTimeout(turn, everyMs).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await underway;
  };
}

/** Keeps the due jobs, the settling of counts and the housekeeping going in the background until it is stopped. */
export function startRunner(
  jobs: () => Promise<unknown>,
  settling: () => Promise<unknown>,
  housekeeping: () => Promise<unknown>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const stops = [
    repeat(jobs, JOBS_EVERY_MS, log),
    repeat(settling, SETTLING_EVERY_MS, log),
    repeat(housekeeping, HOUSEKEEPING_EVERY_MS, log),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
