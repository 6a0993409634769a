import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Stage } from './stages.ts';
import { idleSeconds, processes, Work } from './work.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How a stage's program ended, and the time it took. */
export interface Execution {
  /** `late` means that it was terminated at its time limit. */
  readonly end: 'succeeded' | 'failed' | 'late';
  /** Elapsed seconds. */
  readonly clock: number;
  /** CPU seconds of all its processes; 0 if the system does not report them. */
  readonly work: number;
  /** Idle seconds of all cores of the machine meanwhile. */
  readonly idle: number;
}

/** Process ids of running stages, so that a signal terminates them too. */
const programs = new Set<number>();

/** CPU time of the running stages. */
const works = new Set<Work>();
setInterval(() => {
  const now = processes();
  for (const work of works) work.see(now);
}, 500).unref();

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has already ended.
  }
}

/** Terminates all running programs and their child processes. */
export function endAll(): void {
  for (const pid of programs) endGroup(pid);
}

const reporting = ({ report }: Stage, file: string): string => {
  if (report === 'vitest') return ` --reporter=default --reporter=json --outputFile.json=${file}`;
  // Playwright empties its output folder at the start, so each stage needs its own.
  return report === 'playwright' ? ` --reporter=list,json --output=${file.replace(/\.json$/, '')}` : '';
};

/** Time limit of a stage in seconds: three times the usual duration, and at least two minutes for busy machines. */
export const limitOf = ({ seconds }: Stage): number => Math.max(120, 3 * seconds);

/** Runs a stage's program, with its output in the file `log` and its JSON report in `report`. */
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
