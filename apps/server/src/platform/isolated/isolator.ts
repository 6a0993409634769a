import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PROGRAM = '/usr/bin/unshare';
/** As root, and as anybody where the kernel lets everybody make namespaces. */
const WAYS = [['--net'], ['--user', '--map-current-user', '--net']];

/** A command that starts another program in a network of its own, which leads nowhere. */
export interface Isolator {
  readonly program: string;
  readonly args: readonly string[];
}

let found: Isolator | undefined | null = null;

/** The system's way to start a program without a network; undefined where it has none, or this process may not use it. */
export function isolator(): Isolator | undefined {
  if (found !== null) return found;
  const args = existsSync(PROGRAM)
    ? WAYS.find((way) => spawnSync(PROGRAM, [...way, '/bin/true'], { stdio: 'ignore' }).status === 0)
    : undefined;
  found = args && { program: PROGRAM, args };
  return found;
}
