import { createApp } from './http/app.ts';
import { planDailyRoot } from './business/evidence/proof/index.ts';
import { planPaymentDays } from './business/money/payment-days/index.ts';
import { compactTallies } from './ledger/piece-tally.ts';
import { restoreClockOffset } from './platform/clock/sandbox-clock.ts';
import { assertClock, watchClock } from './platform/clock/database-clock.ts';
import { systemClock } from './platform/clock/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { productionProblems } from './platform/config/production.ts';
import { exitOnUncaughtError, writeError } from './platform/error-stream.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { migrate } from './platform/db/migrate.ts';
import { assertStructure } from './platform/db/structure.ts';
import { deleteExpired } from './platform/jobs/housekeeping.ts';
import { startRunner } from './platform/jobs/runner.ts';
import { compareObjectsDaily } from './platform/storage/compare-objects.ts';
import { startOperations } from './operations/start-operations.ts';
import { fillSandbox } from './sandbox/fill-sandbox.ts';
import { sandboxWorld } from './sandbox/seed/sandbox-world.ts';
import { startServices } from './start-services.ts';

const STOP_WITHIN_MS = 20_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { refused, noted } = productionProblems(config);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  for (const line of noted) console.error(line);
  const report = (error: unknown) => writeError('Database', error);
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, onError: report });
  try {
    await migrate(database, undefined, { tell: (line) => console.error(line) });
    await assertStructure(database);
    await assertClock(database, systemClock);
    const services = await startServices(config, database, {
      report,
    });
    if (config.sandbox) {
      await fillSandbox(services, sandboxWorld);
      await restoreClockOffset(database.db, services.clock, services.wallClock);
    }
    await planDailyRoot({ db: database.db, ids: services.ids, clock: services.clock });
    await planPaymentDays({ db: database.db, ids: services.ids, clock: services.clock });
    const { http, lanes } = await createApp(services, { level: config.logLevel });
    await http.listen({ port: config.port, host: config.host });
    const stopOperations = await startOperations(services, { level: config.logLevel });
    const stopRunner = startRunner(
      {
        lanes,
        everyMinute: [() => database.transaction(compactTallies), () => watchClock(database, services.wallClock, http.log)],
        everyHour: [
          async () => {
            await deleteExpired(services);
            await compareObjectsDaily(services, http.log);
          },
        ],
      },
      http.log,
    );

    let stopping = false;
    const stop = async () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      await stopRunner();
      await stopOperations();
      await http.close();
      await database.close();
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().then(() => process.exit(0)));

    const address = http.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    const url = config.publicOrigin ?? `http://${config.host}:${port}`;
    console.log(config.sandbox ? `${url} is ready. The sandbox accounts are listed in docs/sandbox.md.` : `${url} is ready.`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

exitOnUncaughtError('The server ends');
try {
  await main();
} catch (error) {
  writeError('The server did not start', error);
  process.exit(1);
}
