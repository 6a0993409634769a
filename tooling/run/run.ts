// Runs the stages of stages.ts, one per core. The last line of output is the number of tests that passed and failed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres, type Cluster } from '../test/postgres.ts';
import { changedSince, narrowed } from './changed.ts';
import { endAll, execute, limitOf, type Execution } from './execute.ts';
import { prepare } from './machine.ts';
import { stages, type Stage } from './stages.ts';
import { tally, type Tally } from './tally.ts';
import { inTurn } from './turns.ts';

const HELP = `npm test                        the checks that every change must pass
npm run test:all                all checks, including slow ones; before a release and every night

npm test -- --changed           quick checks, and tests affected by uncommitted changes according to imports
npm test -- --changed main      the same for all changes since that branch or commit
npm test -- --only unit,server  only these stages
npm test -- --list              all stages, with the duration of their last run
npm test -- --verbose           also print the output of stages that pass

Output, reports and traces of the last run are in test-results/.`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = join(root, 'test-results');
const strict = process.env['CI'] === 'true';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    changed: { type: 'boolean' },
    only: { type: 'string' },
    list: { type: 'boolean' },
    verbose: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

/** Duration of the last complete run of each stage. */
const timesFile = join(results, 'times.json');
const times: Record<string, Pick<Execution, 'clock' | 'work'>> = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : {};

const seconds = (count: number) => `${count.toFixed(0)} s`;
const cut = (text: string, lines: number) => text.trim().split('\n').slice(0, lines).join('\n');
const indented = (text: string) => text.replaceAll(/^/gm, '    ');

/** CPU seconds used by this run so far. */
let worked = 0;

/** The first failure of each failed stage, by the stage's name. */
const toRead = new Map<string, string>();

function sayFailed(stage: Stage, { end }: Execution, { failures }: Tally, log: string): void {
  const [first] = failures;
  const tail = (lines: number) => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  const late = end === 'late' ? `Terminated after ${seconds(limitOf(stage))}; usually it takes ${seconds(stage.seconds)}.\n` : '';
  toRead.set(stage.name, `${late}${first === undefined ? tail(40) : `${first.test}\n${cut(first.message, 25)}`}`);
  const inShort = failures.map(({ test, message }) => `${test}\n${cut(message, 3)}`).join('\n');
  console.log(indented(`${late}${first === undefined ? tail(5) : inShort}`));
}

async function run(stage: Stage, cluster: Cluster | undefined): Promise<Tally> {
  const log = join(results, `${stage.name}.log`);
  const report = join(results, `${stage.name}.json`);
  rmSync(report, { force: true });
  const env = {
    ...(values.all === true && { THOROUGH: '1' }),
    ...(stage.database !== undefined && cluster !== undefined && { [stage.database]: cluster.database(`stage_${stage.name}`) }),
  };
  const execution = await execute(stage, { log, report, env });
  const result = tally(stage.report, report, execution.end === 'succeeded');
  if (strict && result.skipped > 0) result.failed += result.skipped;

  const { clock, work, idle } = execution;
  worked += work;
  const counts = [
    `${result.passed} passed`,
    ...(result.failed > 0 ? [`${result.failed} failed`] : []),
    ...(result.skipped > 0 ? [`${result.skipped} skipped`] : []),
  ];
  const ofCores = work > 0 ? `${seconds(work).padStart(7)} of work, ${seconds(idle).padStart(6)} idle` : '';
  const mark = result.failed > 0 ? '✗' : '✓';
  console.log(
    `${mark} ${stage.name.padEnd(19)} ${seconds(clock).padStart(7)} ${ofCores}  ${stage.report === undefined ? '' : counts.join(', ')}`.trimEnd(),
  );
  if (result.failed > 0) sayFailed(stage, execution, result, log);
  else if (values.verbose === true) console.log(readFileSync(log, 'utf8').trimEnd());
  if (values.changed !== true) times[stage.name] = { clock, work };
  return result;
}

function list(): void {
  for (const { name, seconds: usual, onlyInAll, command } of stages) {
    const last = times[name];
    const took = last === undefined ? `about ${seconds(usual)}` : `${seconds(last.clock)}, ${seconds(last.work)} of work`;
    console.log(`${name.padEnd(19)} ${onlyInAll === true ? 'all   ' : 'change'} ${took.padStart(22)}  ${command}`);
  }
}

/** The requested stages. */
function chosen(): readonly Stage[] {
  const inTier = stages.filter(({ onlyInAll }) => values.all === true || onlyInAll !== true);
  if (values.changed === true) {
    const changed = changedSince(positionals[0] ?? 'HEAD');
    console.log(changed.length === 1 ? '1 file has changed.' : `${changed.length} files have changed.`);
    return narrowed(stages, changed);
  }
  const only = values.only?.split(',');
  const unknown = only?.filter((name) => !stages.some((stage) => stage.name === name)) ?? [];
  if (unknown.length > 0) {
    console.error(`Unknown stage: ${unknown.join(', ')}. "npm test -- --list" lists all stages.`);
    process.exit(2);
  }
  return only === undefined ? inTier : stages.filter(({ name }) => only.includes(name));
}

const isMistyped = positionals.length > (values.changed === true ? 1 : 0);
if (values.help === true || isMistyped) console.log(HELP);
if (values.list === true) list();
if (values.help === true || values.list === true || isMistyped) process.exit(isMistyped ? 2 : 0);

mkdirSync(results, { recursive: true });
const began = performance.now();
const asked = chosen();
const wanted = asked.flatMap(({ needs = [], database }) => [...needs, ...(database === undefined ? [] : ['postgres' as const])]);
const missing = prepare(new Set(wanted));
const cluster = wanted.includes('postgres') && !missing.has('postgres') ? await startPostgres() : undefined;
const stop = async (code: number) => {
  writeFileSync(timesFile, JSON.stringify(times, undefined, 2));
  await cluster?.stop();
  process.exit(code);
};
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isInterrupted = true;
    endAll();
    void stop(130);
  });
}

let passed = 0;
let failed = 0;
async function account(stage: Stage): Promise<void> {
  // Without PostgreSQL a stage that merely prefers it runs on the embedded database; CI requires it.
  const required = [...(stage.needs ?? []), ...(strict && stage.database !== undefined ? ['postgres' as const] : [])];
  const lacking = required.filter((need) => missing.has(need));
  if (lacking.length === 0) {
    const result = await run(stage, cluster);
    passed += result.passed;
    failed += result.failed;
  } else {
    console.log(`${strict ? '✗' : '-'} ${stage.name.padEnd(19)}  skipped: ${lacking.map((need) => missing.get(need)).join('; ')}`);
    if (strict) failed += 1;
  }
}
/** Never resolves, so that no further stage starts after an interruption. */
const never = new Promise<void>(() => {});
await inTurn(asked, Math.max(2, availableParallelism()), (stage) => (isInterrupted ? never : account(stage)));

const took = seconds((performance.now() - began) / 1000);
console.log(`  ${`${asked.length} stages`.padEnd(19)} ${took.padStart(7)} ${seconds(worked).padStart(7)} of work`);
// The first failed stage in the table is most likely the cause of later failures.
const first = asked.find(({ name }) => toRead.has(name));
if (first !== undefined)
  console.log(
    `\nRead this first: ${first.name}\n${indented(toRead.get(first.name) ?? '')}\n    All of it: test-results/${first.name}.log\n`,
  );
console.log(`${passed} passed, ${failed} failed`);
await stop(failed > 0 ? 1 : 0);
