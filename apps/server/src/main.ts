import { readConfig } from './platform/config/config.ts';
import { productionProblems } from './platform/config/production.ts';
import { exitOnUncaughtError, writeError, writeNote, writeWarnings, writeWord } from './platform/error-stream.ts';
import { startTraces } from './platform/telemetry/start-traces.ts';
import { runServer } from './run-server.ts';

/** Time limit for requests and jobs in progress. */
const STOP_WITHIN_MS = 20_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { refused, noted } = productionProblems(config);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  for (const line of noted) writeNote(line);
  const stopTraces = await startTraces(config);
  const { url, stop } = await runServer(config, (error) => writeError('Database', error));
  let stopping = false;
  const end = (drainSeconds: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainSeconds * 1000 + STOP_WITHIN_MS).unref();
    void stop(drainSeconds)
      .then(stopTraces)
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', () => end(config.drainSeconds));
  // A developer who presses Ctrl-C does not want to wait.
  process.once('SIGINT', () => end(0));
  writeWord(config.sandbox ? `${url} is ready. The sandbox accounts are listed in docs/sandbox.md.` : `${url} is ready.`);
}

exitOnUncaughtError('The server ends');
writeWarnings();
try {
  await main();
} catch (error) {
  writeError('The server did not start', error);
  process.exit(1);
}
