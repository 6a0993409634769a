import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Stage } from './stages.ts';
import { idleSeconds, processes, Work } from './work.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How a stage's program ended, and what it took. */
export interface Execution {
  /** `late`: it was ended because it took longer than its limit. */
  readonly end: 'succeeded' | 'failed' | 'late';
  /** Seconds on the clock. */
  readonly clock: number;
  /** Seconds of a core, of all its processes; 0 where the system does not tell. */
  readonly work: number;
  /** Seconds that the cores of the machine together had nothing to do meanwhile. */
  readonly idle: number;
}

/** The programs of the stages that are running, so that a signal to us ends them too. */
const programs = new Set<number>();

/** What the stages that are running have done so far. */
const works = new Set<Work>();
setInterval(() => {
  const now = processes();
  for (const work of works) work.see(now);
}, 500).unref();

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended.
  }
}

/** Ends every program that is running, with all that it started. */
export function endAll(): void {
  for (const pid of programs) endGroup(pid);
}

const reporting = ({ report }: Stage, file: string): string => {
  if (report === 'vitest') return ` --reporter=default --reporter=json --outputFile.json=${file}`;
  // Each begins by emptying its folder of traces and pictures.
  return report === 'playwright' ? ` --reporter=list,json --output=${file.replace(/\.json$/, '')}` : '';
};

/** Seconds after which a stage is given up: so many times what it takes, and never soon after it began on a machine that is busy. */
export const limitOf = ({ seconds }: Stage): number => Math.max(120, 3 * seconds);

/** Runs a stage's program. What it prints goes to the file `log`, what its reporter tells to `report`. */
export async function execute(
  stage: Stage,
  { log, report, env }: { readonly log: string; readonly report: string; readonly env: Readonly<Record<string, string>> },
): Promise<Execution> {
  const began = performance.now();
  const idleBefore = idleSeconds();
  const output = openSync(log, 'w');
  const child = spawn(`${stage.command}${reporting(stage, report)}`, {
    cwd: root,
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' },
  });
  const { pid = 0 } = child;
  const work = new Work(pid);
  works.add(work);
  programs.add(pid);
  let isLate = false;
  const timer = setTimeout(
    () => {
      isLate = true;
      endGroup(pid);
    },
    limitOf(stage) * 1000,
  );
  const succeeded = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  clearTimeout(timer);
  closeSync(output);
  works.delete(work);
  programs.delete(pid);
  const ended = succeeded ? 'succeeded' : 'failed';
  return {
    end: isLate ? 'late' : ended,
    clock: (performance.now() - began) / 1000,
    work: work.seconds,
    idle: idleSeconds() - idleBefore,
  };
}
