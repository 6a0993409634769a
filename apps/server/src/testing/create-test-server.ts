import { contract } from '@lianxin/api/contract';
import type { Channels } from '@lianxin/domain';
import { hash } from '@node-rs/argon2';
import { createApp, type Additions } from '../http/app.ts';
import { stoppedClock } from '../platform/clock/clock.ts';
import { createIds } from '../platform/clock/ids.ts';
import { seededRandom } from '../platform/clock/random.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/client.ts';
import { operator, userAccount } from '../schema/index.ts';
import { SANDBOX_PASSWORD } from '../sandbox/create-accounts.ts';
import type { SeedTools, Services } from '../platform/services.ts';
import { keyringOf } from '../platform/security/keys.ts';
import { startServices } from '../start-services.ts';
import { inProcessState } from './in-process-state.ts';
import { asJob, withGuardedGateways, trackedDatabase } from './outside-transactions.ts';
import { platformWorld } from './platform-world.ts';
import { testClient } from './test-client.ts';
import { pooledDatabase, type Fill } from './test-database.ts';
import type { TestClient, TestServer } from './test-server.ts';

/** The time at which tests begin, a Friday morning in Shanghai. */
export const START = '2026-11-20T09:42:00+08:00';

export interface TestServerOptions {
  /** Fills the database. Filled databases are cached by the function's name, so each world needs its own. @default two enterprises and their people */
  readonly world?: (tools: SeedTools) => Promise<void>;
  /** Seed of all random values, with which a failure can be reproduced. @default "test" */
  readonly seed?: string;
  readonly config?: Partial<Config>;
  /** @default those of the specification */
  readonly channels?: Channels;
  /** @default the sandbox's */
  readonly lenderOn?: Services['lenderOn'];
  /** Calls and jobs besides the server's own. @default none */
  readonly more?: (services: Services) => Additions;
}

/** Encrypts columns in every world, because worlds are filled before the server exists. */
const DATA_KEY = 'what-the-texts-of-test-worlds-rest-under';
const WORLD_KEYS = keyringOf('of no server, for worlds seal nothing', [DATA_KEY]);

/** Replaces password hashes by ones that are fast to verify, because tests sign in thousands of times. */
async function useFastPasswordHashes(db: Db): Promise<void> {
  const passwordHash = await hash(SANDBOX_PASSWORD, { memoryCost: 8, timeCost: 1 });
  for (const table of [userAccount, operator]) await db.update(table).set({ passwordHash });
}

/** Fills a database as of the start time of tests. The database outlives the server for which it was filled. */
const fillWith =
  (world: (tools: SeedTools) => Promise<void>): Fill =>
  async (empty) => {
    const clock = stoppedClock(new Date(START));
    const random = seededRandom(world.name);
    await empty.transaction(async (db) => {
      await world({ db, clock, random, ids: createIds(clock, random), keys: WORLD_KEYS });
      await useFastPasswordHashes(db);
    });
  };

/** Starts the whole server with its own database, seeded random values, stopped clocks and an in-memory object store. */
export async function createTestServer({
  world = platformWorld,
  seed = 'test',
  config,
  channels,
  lenderOn,
  more,
}: TestServerOptions = {}): Promise<TestServer> {
  const start = new Date(START);
  const database = await pooledDatabase(world.name, fillWith(world));
  const clock = stoppedClock(start);
  const wallClock = stoppedClock(start);
  const inProcess = inProcessState(seed, wallClock);
  const { random, store, limiter } = inProcess;
  const started = await startServices(
    { ...readConfig({ SANDBOX: '1', DATA_KEYS: DATA_KEY }), portalDir: undefined, ...config },
    trackedDatabase(database),
    {
      ...(channels && { channels }),
      ...(lenderOn && { lenderOn }),
      clock,
      wallClock,
      random,
      store,
    },
  );
  const services = withGuardedGateways({ ...started, limiter });
  const { http, runDueJobs, live } = await createApp(services, process.env['TEST_LOG'] ? { level: 'info' } : false, more?.(services));
  const signedIn = new Map<string, Promise<TestClient>>();

  async function signIn(userName: string): Promise<TestClient> {
    const client = testClient(http);
    await client.call(contract.account.login, { userName, password: Buffer.from(SANDBOX_PASSWORD).toString('base64') });
    return client;
  }

  return {
    database,
    services,
    http,
    clock,
    wallClock,
    as(userName) {
      const known = signedIn.get(userName) ?? signIn(userName);
      signedIn.set(userName, known);
      return known;
    },
    visitor: () => testClient(http),
    runDueJobs: () => asJob(runDueJobs),
    live,
    async checkpoint() {
      const people = await Promise.all(
        [...signedIn].map(async ([name, signingIn]) => {
          const client = await signingIn;
          return { name, client, cookies: { ...client.cookies } };
        }),
      );
      const [now, wallNow] = [clock.now(), wallClock.now()];
      const restoreProcess = inProcess.checkpoint();
      const restoreDatabase = await database.checkpoint();
      return async () => {
        await restoreDatabase();
        restoreProcess();
        clock.moveTo(now);
        wallClock.moveTo(wallNow);
        signedIn.clear();
        for (const { name, client, cookies } of people) {
          for (const cookie of Object.keys(client.cookies)) delete client.cookies[cookie];
          Object.assign(client.cookies, cookies);
          signedIn.set(name, Promise.resolve(client));
        }
      };
    },
    async close() {
      await http.close();
      await database.close();
    },
  };
}
