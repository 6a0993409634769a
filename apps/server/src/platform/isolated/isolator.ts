import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PROGRAM = '/usr/bin/unshare';
/** For root, and for other users if the kernel permits unprivileged namespaces. */
const ARGUMENT_SETS = [['--net'], ['--user', '--map-current-user', '--net']];

/** A command that starts another program in an empty network namespace. */
export interface Isolator {
  readonly program: string;
  readonly args: readonly string[];
}

let found: Isolator | undefined | null = null;

/** Undefined if the system cannot isolate the network, or this process may not. */
export function isolator(): Isolator | undefined {
  if (found !== null) return found;
  const args = existsSync(PROGRAM)
    ? ARGUMENT_SETS.find((way) => spawnSync(PROGRAM, [...way, '/bin/true'], { stdio: 'ignore' }).status === 0)
    : undefined;
  found = args && { program: PROGRAM, args };
  return found;
}
