import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isolator } from './isolator.ts';

/** A program that works on what strangers sent. */
export interface IsolatedProgram {
  /** Its file, as source or as built. */
  readonly path: string;
  /** The packages that it loads, as it names them. */
  readonly packages: readonly string[];
  /** Mebibytes of objects that it may hold. */
  readonly heapMb: number;
}

/** The program's file of that name beside a module, as source or as built. */
export const programBeside = ({ dirname: folder, filename }: Pick<ImportMeta, 'dirname' | 'filename'>, name: string): string =>
  join(folder, `${name}${extname(filename)}`);

const withoutNetwork = programBeside(import.meta, 'without-network');

/** The folders of installed packages that a program may read, whichever way they were installed. */
function packageFolders({ path, packages }: IsolatedProgram): string[] {
  const require = createRequire(import.meta.url);
  const folders = packages.flatMap((name) => {
    const found = realpathSync(require.resolve(name));
    return found.slice(0, found.indexOf(`${sep}node_modules${sep}`) + `${sep}node_modules${sep}`.length);
  });
  const own = dirname(path);
  return [...new Set([...folders, join(own, '..', 'node_modules'), join(own, '..', '..', '..', 'node_modules')])];
}

/** What the program may do: read itself and its packages. It may write nothing, start nothing and reach nothing. */
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

/** Starts a program with nothing of our environment and, where the system can do that, without any network. */
export function startIsolated(program: IsolatedProgram): ChildProcess {
  const alone = isolator();
  const flags = isolatedFlags(program);
  return fork(program.path, [], {
    serialization: 'advanced',
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(alone ? { execPath: alone.program, execArgv: [...alone.args, '--', process.execPath, ...flags] } : { execArgv: flags }),
  });
}
