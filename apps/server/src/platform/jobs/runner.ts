import type { FastifyBaseLogger } from 'fastify';

const JOBS_INTERVAL_MS = 5000;
const COMPACTION_INTERVAL_MS = 60_000;
const HOUSEKEEPING_INTERVAL_MS = 3_600_000;

/** Repeats work with a pause between runs. Returns a function that stops it and waits for the current run. */
function repeat(work: () => Promise<unknown>, everyMs: number, log: FastifyBaseLogger): () => Promise<void> {
  let currentRun = Promise.resolve();
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
    currentRun = once();
  };
  timer = setTimeout(turn, everyMs).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await currentRun;
  };
}

/** Runs due jobs, the compaction of counts and housekeeping in the background. */
export function startRunner(
  jobs: () => Promise<unknown>,
  compactCounts: () => Promise<unknown>,
  housekeeping: () => Promise<unknown>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const stops = [
    repeat(jobs, JOBS_INTERVAL_MS, log),
    repeat(compactCounts, COMPACTION_INTERVAL_MS, log),
    repeat(housekeeping, HOUSEKEEPING_INTERVAL_MS, log),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
