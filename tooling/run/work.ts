import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** A process as reported by the system; times are CPU seconds. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Start time, needed because process ids are reused. */
  readonly since: number;
  readonly own: number;
  /** CPU time of ended descendants that have been waited for. */
  readonly ended: number;
}

/** Unit of times in /proc, which Linux keeps constant for user space. */
const TICKS_PER_SECOND = 100;

function processOf(pid: string): Process[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name before it may contain spaces and brackets.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0, , , , , since = 0] = fields;
    const own = (user + system) / TICKS_PER_SECOND;
    return [{ pid: Number(pid), parent, since, own, ended: (endedUser + endedSystem) / TICKS_PER_SECOND }];
  } catch {
    // The process has ended since the folder was read.
    return [];
  }
}

/** All processes of the machine; none on systems without /proc. */
export function processes(): Process[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processOf);
}

/** Idle seconds of all cores since the machine was started. */
export const idleSeconds = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;

const keyOf = ({ pid, since }: Process) => `${pid} ${since}`;

/** CPU time of a program and its descendants, sampled while they run, because a browser's processes outlive their parents. */
export class Work {
  readonly #root: number;
  /** The last sample of each process, with its original parent. */
  readonly #seen = new Map<string, Process & { readonly startedBy: string }>();
  #living = new Set<string>();

  constructor(root: number) {
    this.#root = root;
  }

  /** Records a sample of all processes. */
  see(now: readonly Process[]): void {
    const byPid = new Map(now.map((one) => [one.pid, one]));
    const isOurs = (one: Process | undefined): boolean =>
      one !== undefined && (one.pid === this.#root || this.#seen.has(keyOf(one)) || isOurs(byPid.get(one.parent)));
    this.#living = new Set(now.map(keyOf));
    for (const one of now.filter(isOurs)) {
      const parent = byPid.get(one.parent);
      const startedBy = this.#seen.get(keyOf(one))?.startedBy ?? (parent === undefined ? '' : keyOf(parent));
      this.#seen.set(keyOf(one), { ...one, startedBy });
    }
  }

  /** CPU seconds of sampled processes, and of unsampled ones that were waited for. */
  get seconds(): number {
    const told = new Map<string, number>();
    for (const [key, { startedBy, own, ended }] of this.#seen)
      if (!this.#living.has(key)) told.set(startedBy, (told.get(startedBy) ?? 0) + own + ended);
    return [...this.#seen].reduce((sum, [key, { own, ended }]) => sum + own + Math.max(0, ended - (told.get(key) ?? 0)), 0);
  }
}
