// Runs the stages of stages.ts, two at a time, and ends with one line: how many tests passed and failed. Each stage is told with
// its seconds on the clock, those that a core worked for it, and those that the machine's cores together stood idle meanwhile:
// where they are many, another stage could have run beside it.
//   npm test                          everything
//   npm test -- --only unit,server    these stages
//   npm test -- --list                the names of the stages
//   npm test -- --verbose             with the output of stages that pass
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepare } from './machine.ts';
import { startPostgres, type Cluster } from './postgres.ts';
import { stages, type Stage } from './stages.ts';
import { tally, type Tally } from './tally.ts';
import { inTurn } from './turns.ts';
import { idleSeconds, processes, Work } from './work.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = join(root, 'test-results');
const strict = process.env['CI'] === 'true';
const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' }, verbose: { type: 'boolean' } } });

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

const flagsOf = (stage: Stage, report: string): string => {
  if (stage.report === 'vitest') return ` --reporter=default --reporter=json --outputFile.json=${report}`;
  return stage.report === 'playwright' ? ' --reporter=list,json' : '';
};

function execute(stage: Stage, log: string, report: string, env: Record<string, string>): Promise<{ ended: boolean; work: Work }> {
  const output = openSync(log, 'w');
  const child = spawn(`${stage.command}${flagsOf(stage, report)}`, {
    cwd: root,
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' },
  });
  const { pid } = child;
  const work = new Work(pid ?? 0);
  works.add(work);
  if (pid !== undefined) programs.add(pid);
  const timer = setTimeout(() => pid !== undefined && endGroup(pid), (stage.limitMinutes ?? 10) * 60_000);
  return new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  }).then((ended) => {
    clearTimeout(timer);
    closeSync(output);
    works.delete(work);
    if (pid !== undefined) programs.delete(pid);
    return { ended, work };
  });
}

async function run(stage: Stage, cluster: Cluster | undefined): Promise<Tally> {
  const started = performance.now();
  const idleBefore = idleSeconds();
  const log = join(results, `${stage.name}.log`);
  const report = join(results, `${stage.name}.json`);
  rmSync(report, { force: true });
  const env = stage.database !== undefined && cluster !== undefined ? { [stage.database]: cluster.database(`stage_${stage.name}`) } : {};
  const { ended, work } = await execute(stage, log, report, env);
  const result = tally(stage.report, report, ended);
  if (strict && result.skipped > 0) result.failed += result.skipped;

  const seconds = (count: number, digits = 0) => `${count.toFixed(digits)} s`;
  const took = seconds((performance.now() - started) / 1000, 1).padStart(8);
  const idle = seconds(idleSeconds() - idleBefore);
  const worked = work.seconds > 0 ? `${seconds(work.seconds).padStart(6)} of work, ${idle.padStart(5)} idle` : '';
  const counts =
    stage.report === undefined
      ? ''
      : `  ${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}${result.skipped > 0 ? `, ${result.skipped} skipped` : ''}`;
  console.log(`${result.failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(19)} ${took} ${worked}${counts}`);
  if (result.failed > 0 || values.verbose === true) {
    for (const failure of result.failures) console.log(`    ${failure}`);
    console.log(readFileSync(log, 'utf8').split('\n').slice(-120).join('\n').trimEnd());
  }
  return result;
}

if (values.list === true) {
  for (const stage of stages) console.log(stage.name.padEnd(19), stage.command);
  process.exit(0);
}

const only = values.only?.split(',');
const unknown = only?.filter((name) => !stages.some((stage) => stage.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no stage called ${unknown.join(', ')}. npm test -- --list names them.`);
  process.exit(2);
}

mkdirSync(results, { recursive: true });
const chosen = stages.filter((stage) => only?.includes(stage.name) ?? true);
const missing = prepare(new Set(chosen.flatMap((stage) => stage.needs ?? [])));
const cluster = chosen.some((stage) => stage.database !== undefined) && !missing.has('postgres') ? await startPostgres() : undefined;
const stop = async (code: number) => {
  await cluster?.stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const pid of programs) endGroup(pid);
    void stop(130);
  });
}

let passed = 0;
let failed = 0;
async function account(stage: Stage): Promise<void> {
  const lacking = (stage.needs ?? []).filter((need) => missing.has(need));
  if (lacking.length === 0) {
    const result = await run(stage, cluster);
    passed += result.passed;
    failed += result.failed;
  } else {
    console.log(`${strict ? '✗' : '-'} ${stage.name.padEnd(19)}  skipped: ${lacking.map((need) => missing.get(need)).join('; ')}`);
    if (strict) failed += 1;
  }
}
await inTurn(chosen, account);
console.log(`${passed} passed, ${failed} failed`);
await stop(failed > 0 ? 1 : 0);
