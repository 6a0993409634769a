import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './server.ts';

/** A temporary PostgreSQL cluster on the loopback interface. */
export interface Cluster {
  /** Creates an empty database and returns its connection string. */
  database(name: string): string;
  /** Kills every process of the cluster without warning, and restarts it on the same data and port. */
  crash(): Promise<void>;
  /** Stops the cluster and removes its data. */
  stop(): Promise<void>;
}

const versionOf = (folder: string) => Number.parseInt(folder, 10);

/** The folder of `initdb` and `postgres`: `PG_BIN`, the newest version on Debian, then PATH. */
export function postgresBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => versionOf(b) - versionOf(a)) : [];
  const folders = [
    process.env['PG_BIN'],
    ...installed.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find(
    (folder) => folder !== undefined && folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** PostgreSQL refuses to run as root, so it then runs as `nobody`, which exists everywhere. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Kills the postmaster and its backends. Backends leave its process group, so each is killed by id. */
function killAll(postmaster: ChildProcess): void {
  const list = `/proc/${postmaster.pid}/task/${postmaster.pid}/children`;
  const backends = existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  postmaster.kill('SIGKILL');
  for (const pid of backends) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
}

/** Starts a cluster in a temporary folder. Without fsync it survives a kill of its processes, but not of the machine. */
export async function startPostgres(bin = postgresBinaries()): Promise<Cluster> {
  if (bin === undefined) throw new Error('PostgreSQL binaries not found: install PostgreSQL or set PG_BIN to the folder of initdb.');
  const who = unprivileged();
  const home = mkdtempSync(join(tmpdir(), 'lianxin-pg-'));
  const data = join(home, 'data');
  const passwordFile = join(home, 'password');
  const password = randomBytes(12).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (who.uid !== undefined && who.gid !== undefined) for (const path of [home, passwordFile]) chownSync(path, who.uid, who.gid);

  const port = await freePort();
  const env = { PATH: process.env['PATH'] ?? '', HOME: home, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const options = { ...who, cwd: home, env };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'lianxin', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync'],
    {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );

  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${home}`,
    'fsync=off',
    'max_connections=200',
    'shared_buffers=64MB',
    'log_min_messages=fatal',
  ];
  const ready = () => {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], { ...options, stdio: 'ignore' });
  const start = async (): Promise<ChildProcess> => {
    let server = launch();
    for (let tries = 0; tries < 300; tries += 1) {
      await wait(100);
      // After a crash it refuses to start while a terminating backend still uses the shared memory.
      if (server.exitCode !== null) server = launch();
      else if (ready()) return server;
    }
    throw new Error('PostgreSQL did not answer within 30 s.');
  };
  const ended = (server: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) resolve();
      else server.once('exit', () => resolve());
    });

  let server = await start();
  const emergency = () => {
    killAll(server);
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', emergency);

  return {
    database(name) {
      const sql = `CREATE DATABASE "${name.replaceAll(/[^\w]/g, '_')}"`;
      execFileSync(join(bin, 'psql'), ['-q', '-h', '127.0.0.1', '-p', String(port), '-U', 'lianxin', '-d', 'postgres', '-c', sql], {
        ...options,
        env: { ...env, PGPASSWORD: password },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      return `postgresql://lianxin:${password}@127.0.0.1:${port}/${name.replaceAll(/[^\w]/g, '_')}`;
    },
    async crash() {
      killAll(server);
      await ended(server);
      server = await start();
    },
    async stop() {
      process.removeListener('exit', emergency);
      server.kill('SIGINT');
      await ended(server);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
