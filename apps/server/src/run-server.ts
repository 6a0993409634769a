import { createApp } from './http/app.ts';
import { planDailyRoot } from './business/evidence/proof/index.ts';
import { planPaymentDays } from './business/money/payment-days/index.ts';
import { compactTallies } from './ledger/piece-tally.ts';
import { systemClock } from './platform/clock/clock.ts';
import { assertClock, watchClock } from './platform/clock/database-clock.ts';
import { restoreClockOffset } from './platform/clock/sandbox-clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/client.ts';
import { writeNote } from './platform/error-stream.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { migrate } from './platform/db/migrate.ts';
import { assertStructure } from './platform/db/structure.ts';
import { startHealthListener } from './platform/health/health-listener.ts';
import { deleteExpired } from './platform/jobs/housekeeping.ts';
import { startRunner } from './platform/jobs/runner.ts';
import { compareObjectsDaily } from './platform/storage/compare-objects.ts';
import { startOperations } from './operations/start-operations.ts';
import { fillSandbox } from './sandbox/fill-sandbox.ts';
import { sandboxWorld } from './sandbox/seed/sandbox-world.ts';
import { startServices, type ServiceOverrides } from './start-services.ts';

/** A server that serves. */
export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  /** Where it answers health probes besides; undefined without a listener for them. */
  readonly healthPort: number | undefined;
  /**
   * Stops it without failing a request: it reports that it is not ready, keeps serving until gateways have noticed, then accepts no more
   * connections and completes the remaining requests.
   */
  readonly stop: (drainSeconds?: number) => Promise<void>;
}

/** A sentence about the connections that the server opens. Throws when the database does not allow them. */
async function connectionsOf(database: Database): Promise<string | undefined> {
  const found = await database.connections?.();
  if (found === undefined) return undefined;
  const { own, allowed } = found;
  const said = `This server opens up to ${own} connections to PostgreSQL, which allows ${allowed}`;
  if (own > allowed) throw new Error(`${said}. Lower DATABASE_CONNECTIONS, or raise max_connections.`);
  return `${said}: enough for ${Math.floor(allowed / own)} such servers.`;
}

/** Runs the server of a configuration: opens the database, migrates it, and listens. */
export async function runServer(
  config: Config,
  report: (error: unknown) => void,
  overrides: ServiceOverrides = {},
): Promise<RunningServer> {
  const { databaseUrl: url, databaseConnections: connections, dataDir } = config;
  const database = await openDatabase({ url, connections, dataDir, onError: report });
  try {
    await database.assertOwnSessions?.();
    const connectionsSaid = await connectionsOf(database);
    await migrate(database, undefined, { tell: writeNote });
    await assertStructure(database);
    await assertClock(database, systemClock);
    const services = await startServices(config, database, { report, ...overrides });
    if (config.sandbox) {
      await fillSandbox(services, sandboxWorld);
      await restoreClockOffset(database.db, services.clock, services.wallClock);
    }
    await planDailyRoot({ db: database.db, ids: services.ids, clock: services.clock });
    await planPaymentDays({ db: database.db, ids: services.ids, clock: services.clock });
    const { http, lanes, health } = await createApp(services, { level: config.logLevel });
    if (connectionsSaid !== undefined) http.log.info(connectionsSaid);
    const healthListener =
      config.health &&
      (await startHealthListener(config.health, async () => ({ problems: await health.problems(), wedged: health.wedged() })));
    await http.listen({ port: config.port, host: config.host });
    await healthListener?.report();
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
    const address = http.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    return {
      url: config.publicOrigin ?? `http://${config.host}:${port}`,
      healthPort: healthListener?.port,
      async stop(drainSeconds = config.drainSeconds) {
        health.drain();
        const jobsEnd = stopRunner();
        await healthListener?.report();
        await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1000));
        await Promise.all([jobsEnd, stopOperations(), http.close()]);
        await database.close();
        await healthListener?.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
