import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { dirname, extname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { logLine } from '../error-stream.ts';
import { isolator } from './isolator.ts';

/** A program that processes untrusted input. */
export interface IsolatedProgram {
  /** Its source or built file. */
  readonly path: string;
  /** The packages that it imports. */
  readonly packages: readonly string[];
  /** Maximum heap size in MiB. */
  readonly heapMb: number;
}

/** The program file next to a module, with the same extension (source or built). */
export const programBeside = ({ dirname: folder, filename }: Pick<ImportMeta, 'dirname' | 'filename'>, name: string): string =>
  join(folder, `${name}${extname(filename)}`);

/** Why a process ended. The rest may quote what it read. */
const LAST_WORDS = /^(?:FATAL ERROR: [^\n]*|\w*Error\b)/m;

const withoutNetwork = programBeside(import.meta, 'without-network');

/** The package folders that a program may read, for all kinds of installation. */
function packageFolders({ path, packages }: IsolatedProgram): string[] {
  const require = createRequire(import.meta.url);
  const folders = packages.flatMap((name) => {
    const found = realpathSync(require.resolve(name));
    return found.slice(0, found.indexOf(`${sep}node_modules${sep}`) + `${sep}node_modules${sep}`.length);
  });
  const own = dirname(path);
  return [...new Set([...folders, join(own, '..', 'node_modules'), join(own, '..', '..', '..', 'node_modules')])];
}

/** Permits the program to read itself and its packages, but not to write, start processes or use the network. */
export function isolatedFlags(program: IsolatedProgram): string[] {
  const own = dirname(program.path);
  const settings = [join(own, '..', 'package.json'), join(own, '..', '..', '..', 'package.json')];
  const allowed = new Set([own, dirname(withoutNetwork), ...settings, ...packageFolders(program)]);
  return [
    '--permission',
    '--allow-addons',
    ...[...allowed].map((path) => `--allow-fs-read=${path}`),
    `--import=${pathToFileURL(withoutNetwork).href}`,
    `--max-old-space-size=${program.heapMb}`,
    '--no-warnings',
  ];
}

/** Starts a program with an empty environment and, if the system supports it, in a network namespace without connections. */
export function startIsolated(program: IsolatedProgram): ChildProcess {
  const isolated = isolator();
  const flags = isolatedFlags(program);
  const child = fork(program.path, [], {
    serialization: 'advanced',
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...(isolated ? { execPath: isolated.program, execArgv: [...isolated.args, '--', process.execPath, ...flags] } : { execArgv: flags }),
  });
  // It must not keep a server running that is about to stop.
  if (child.stderr instanceof Socket) child.stderr.unref();
  child.stderr?.on('data', (said: Buffer) => {
    const [why] = LAST_WORDS.exec(said.toString()) ?? [];
    if (why !== undefined) process.stderr.write(logLine('warn', 'a reading process failed', { why }));
  });
  return child;
}
