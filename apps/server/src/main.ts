import { createApp } from './http/app.ts';
import { readConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/db/client.ts';
import { migrate } from './platform/db/migrate.ts';
import { housekeep } from './platform/jobs/housekeeping.ts';
import { startRunner } from './platform/jobs/runner.ts';
import { startOperations } from './operations/start-operations.ts';
import { fillSandbox } from './sandbox/fill-sandbox.ts';
import { sandboxWorld } from './sandbox/seed/sandbox-world.ts';
import { startServices } from './start-services.ts';

const STOP_WITHIN_MS = 20_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const report = (error: Error) => console.error(`Database: ${error.message}`);
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, onError: report });
  try {
    await migrate(database);
    const services = await startServices(config, database, {
      report: (error) => report(error instanceof Error ? error : new Error('live events failed')),
    });
    if (config.sandbox) await fillSandbox(services, sandboxWorld);
    const { http, runDueJobs } = await createApp(services, { level: config.logLevel });
    await http.listen({ port: config.port, host: config.host });
    const stopOperations = await startOperations(services, { level: config.logLevel });
    const stopRunner = startRunner(runDueJobs, () => housekeep(services), http.log);

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
    console.log(config.sandbox ? `${url} is ready. The sandbox accounts are listed in README.md.` : `${url} is ready.`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? `The server did not start: ${error.message}` : error);
  if (error instanceof Error && error.cause instanceof Error) console.error(`  because: ${error.cause.message}`);
  process.exit(1);
}
