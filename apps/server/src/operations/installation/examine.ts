import { statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { clockAhead } from '../../platform/clock/database-clock.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { productionProblems } from '../../platform/config/production.ts';
import type { Environment } from '../../platform/config/read-environment.ts';
import { SETTING_NAMES, SECRET_SETTINGS } from '../../platform/config/settings.ts';
import type { SqlSession } from '../../platform/db/client.ts';
import { migrationProblems } from '../../platform/db/migrate.ts';
import { structureProblems } from '../../platform/db/structure.ts';
import { VERSION } from '../../platform/version.ts';
import type { OpenInstallation } from './open-installation.ts';

/** What is examined. */
export const AREAS = ['version', 'settings', 'database', 'clock', 'keys', 'disk', 'gateways', 'jobs'] as const;
export type Area = (typeof AREAS)[number];

export interface Finding {
  readonly area: Area;
  /** `bad`: the server does not start, or something fails now. `note`: worth knowing. */
  readonly state: 'good' | 'note' | 'bad';
  readonly text: string;
}

const NAMED = 8;
const LOW_DISK = 0.1;
const CONNECT_MS = 3000;
const MAX_ATTEMPTS_NAMED = 10;

/** Each setting of the environment, secrets by their presence alone. Nothing is told of settings that are not set. */
function settings(env: Environment, config: Config): Finding[] {
  const set = SETTING_NAMES.filter((name) => (env[name] ?? '') !== '').map((name): Finding => ({
    area: 'settings',
    state: 'good',
    text: `${name} = ${SECRET_SETTINGS.has(name) ? '(set)' : (env[name] ?? '')}`,
  }));
  const { refused, noted } = productionProblems(config);
  return [
    ...set,
    ...refused.map((text): Finding => ({ area: 'settings', state: 'bad', text })),
    ...noted.map((text): Finding => ({ area: 'settings', state: 'note', text })),
  ];
}

async function databaseFindings(session: SqlSession): Promise<Finding[]> {
  const [row] = await session.query(
    `select current_setting('server_version') as version, current_user as role, pg_is_in_recovery() as standby,
      pg_size_pretty(pg_database_size(current_database())) as size, current_setting('max_connections') as connections`,
  );
  const about = `PostgreSQL ${String(row?.['version'])}, as ${String(row?.['role'])}, ${String(row?.['size'])}, max_connections ${String(row?.['connections'])}`;
  const good: Finding = {
    area: 'database',
    state: row?.['standby'] === true ? 'bad' : 'good',
    text: row?.['standby'] === true ? `${about}: a read-only standby` : about,
  };
  const schema = (await migrationProblems(session)).filter((text) => text !== undefined);
  if (schema.length > 0) return [good, ...schema.slice(0, NAMED).map((text): Finding => ({ area: 'database', state: 'bad', text }))];
  const { expected, missing, excess } = await structureProblems(session);
  const wrong = [...missing.map((part) => `is missing: ${part}`), ...excess.map((part) => `is not of the migrations: ${part}`)];
  return [
    good,
    wrong.length === 0
      ? { area: 'database', state: 'good', text: `schema, role, policies and grants are those of the migrations (${expected} parts)` }
      : { area: 'database', state: 'bad', text: `${wrong.length} parts differ from the migrations; "ops verify" names them all` },
    ...wrong.slice(0, NAMED).map((text): Finding => ({ area: 'database', state: 'bad', text })),
  ];
}

/** Jobs that fail: given up, or to be tried again. */
async function jobs(session: SqlSession): Promise<Finding[]> {
  const rows = await session.query(
    `select kind, count(*) as jobs, max(attempts) as attempts, (array_agg(last_error order by attempts desc))[1] as error
     from job where done_at is null and attempts > 0 group by kind order by kind`,
  );
  if (rows.length === 0) return [{ area: 'jobs', state: 'good', text: 'no job fails' }];
  return rows.map((row) => ({
    area: 'jobs',
    state: Number(row['attempts']) >= MAX_ATTEMPTS_NAMED ? 'bad' : 'note',
    text: `${String(row['kind'])}: ${String(row['jobs'])} failing, up to ${String(row['attempts'])} attempts; ${String(row['error'])}`,
  }));
}

/** The difference of the clocks. */
async function clock({ database }: OpenInstallation): Promise<Finding> {
  const ahead = await clockAhead(database, systemClock);
  const state = Math.abs(ahead) > 60_000 ? 'bad' : Math.abs(ahead) > 2000 ? 'note' : 'good';
  return { area: 'clock', state, text: `this machine is ${Math.abs(ahead) / 1000} s ${ahead < 0 ? 'behind' : 'ahead of'} the database` };
}

async function disk({ dataDir }: Config): Promise<Finding> {
  const found = await statfs(dataDir).catch((error: unknown) => String(error));
  if (typeof found === 'string') return { area: 'disk', state: 'note', text: `DATA_DIR ${dataDir}: ${found}` };
  const { bavail, blocks, bsize } = found;
  const left = bavail / blocks;
  return {
    area: 'disk',
    state: left < LOW_DISK ? 'bad' : 'good',
    text: `DATA_DIR ${dataDir}: ${Math.round((bavail * bsize) / 1_073_741_824)} GiB free (${Math.round(left * 100)} %)`,
  };
}

/** Whether somebody listens at an address. Nothing is sent. */
const answers = (url: URL): Promise<string | undefined> =>
  new Promise((resolve) => {
    const port = Number(url.port) || { 'https:': 443, 'smtps:': 465, 'smtp:': 25 }[url.protocol] || 80;
    const socket = connect({ host: url.hostname.replaceAll(/[[\]]/g, ''), port, timeout: CONNECT_MS });
    const end = (problem?: string) => {
      socket.destroy();
      resolve(problem);
    };
    socket.once('connect', () => end());
    socket.once('timeout', () => end(`no answer in ${CONNECT_MS / 1000} s`));
    socket.once('error', (error) => end(error.message));
  });

async function gateways(config: Config): Promise<Finding[]> {
  const places: readonly (readonly [string, string | undefined])[] = [
    ['text messages', config.sms?.url],
    ['mail', config.mail?.url],
    ['bank', config.bank?.url],
    ['lenders', config.lender?.url],
    ['four-element check', config.registers?.url],
    ['invoices', config.tax?.url],
    ['claims register', config.claims?.url],
    ['cloud certificates', config.cloudCertificates?.url],
    ['object store', config.oss?.host],
  ];
  return Promise.all(
    places.map(async ([name, address]): Promise<Finding> => {
      if (address === undefined)
        return { area: 'gateways', state: 'note', text: `${name}: not configured${config.sandbox ? ', simulated' : ''}` };
      const url = new URL(address);
      const problem = await answers(url);
      return problem === undefined
        ? { area: 'gateways', state: 'good', text: `${name}: ${url.host} answers` }
        : { area: 'gateways', state: 'bad', text: `${name}: ${url.host} does not answer: ${problem}` };
    }),
  );
}

/** Ids of keys, never keys. */
async function keys({ keys: read, config }: OpenInstallation): Promise<Finding> {
  const { currentPrefix } = await read();
  const from = config.dataKeys.length > 0 ? 'DATA_KEYS' : config.serverKey === undefined ? 'a key in the database' : 'SERVER_KEY';
  return {
    area: 'keys',
    state: 'good',
    text: `texts are encrypted under ${currentPrefix.slice(0, -1)} (${from}); ${config.dataKeys.length} data keys`,
  };
}

const failed = (area: Area, error: unknown): Finding => ({
  area,
  state: 'bad',
  text: error instanceof Error ? error.message : String(error),
});

/** Looks at the state of an installation on this machine, whether its server runs or not. Changes nothing. */
export async function examine(installation: OpenInstallation, env: Environment): Promise<Finding[]> {
  const { config, database } = installation;
  const look = async (area: Area, found: () => Promise<Finding | readonly Finding[]>): Promise<readonly Finding[]> => {
    try {
      return [await found()].flat();
    } catch (error) {
      return [failed(area, error)];
    }
  };
  return [
    {
      area: 'version',
      state: 'good',
      text: `${VERSION}, Node.js ${process.version}, ${config.production ? 'production' : 'development'}${config.sandbox ? ', sandbox' : ''}`,
    },
    ...settings(env, config),
    ...(await look('database', () => database.session(databaseFindings))),
    ...(await look('clock', () => clock(installation))),
    ...(await look('keys', () => keys(installation))),
    ...(await look('disk', () => disk(config))),
    ...(await look('gateways', () => gateways(config))),
    ...(await look('jobs', () => database.session(jobs))),
  ];
}
