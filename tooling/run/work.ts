import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** A process as the system tells of it; times are seconds of a core. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  /** When it began: an id of a process that has ended may be given again. */
  readonly since: number;
  readonly own: number;
  /** Of those of its children that have ended and that it has waited for, and of theirs. */
  readonly ended: number;
}

/** What /proc counts in: Linux has told programs of hundredths of a second for as long as there has been a Linux. */
const TICKS_PER_SECOND = 100;

function processOf(pid: string): Process[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold anything, spaces and brackets too.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0, , , , , since = 0] = fields;
    const own = (user + system) / TICKS_PER_SECOND;
    return [{ pid: Number(pid), parent, since, own, ended: (endedUser + endedSystem) / TICKS_PER_SECOND }];
  } catch {
    // It has ended since the folder was read.
    return [];
  }
}

/** All processes of the machine; none where there is no /proc. */
export function processes(): Process[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processOf);
}

/** Seconds that the cores of the machine have had nothing to do since it was started, added up. */
export const idleSeconds = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;

const keyOf = ({ pid, since }: Process) => `${pid} ${since}`;

/** The work of a program and of all that it starts, as far as it is looked at while it runs: a browser's processes outlive their parents. */
export class Work {
  readonly #root: number;
  /** Each as it was seen last, with the parent that it was seen with first. */
  readonly #seen = new Map<string, Process & { readonly startedBy: string }>();
  #living = new Set<string>();

  constructor(root: number) {
    this.#root = root;
  }

  /** Looks at the processes that there are now. */
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

  /** Seconds of a core, of those that were seen and of those that came and went unseen but were waited for. */
  get seconds(): number {
    const told = new Map<string, number>();
    for (const [key, { startedBy, own, ended }] of this.#seen)
      if (!this.#living.has(key)) told.set(startedBy, (told.get(startedBy) ?? 0) + own + ended);
    return [...this.#seen].reduce((sum, [key, { own, ended }]) => sum + own + Math.max(0, ended - (told.get(key) ?? 0)), 0);
  }
}
