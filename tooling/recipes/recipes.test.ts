import { execFileSync, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { read, root } from '../tidy/source.ts';
import { copyRepository } from './copy.ts';
import { apply, stepsOf, type Step } from './recipe.ts';

const scripts: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
let copy: ReturnType<typeof copyRepository>;

beforeEach(() => {
  copy = copyRepository();
});
afterEach(() => {
  copy.remove();
});

const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH']}` };

/** Runs a command in the copy; `pnpm <script>` means the script's command, for the copy has no pnpm installation of its own. */
function sh(command: string): { ended: boolean; output: string } {
  const line = command.replace(/^pnpm ([\w:]+)/, (whole, name: string) => scripts.scripts[name] ?? whole);
  const { status, stdout, stderr } = spawnSync(line, { cwd: copy.folder, shell: true, encoding: 'utf8', env });
  return { ended: status === 0, output: `${stdout}${stderr}` };
}

function follow(steps: readonly Step[]): void {
  for (const step of steps) {
    if (step.kind !== 'run') {
      apply(copy.folder, step);
      continue;
    }
    for (const command of step.body.trim().split('\n')) {
      const { ended, output } = sh(command);
      expect(ended, `${command}\n${output}`).toBe(true);
    }
  }
}

const existing = (steps: readonly Step[]) => [
  ...new Set(steps.filter((step) => step.kind !== 'new' && step.kind !== 'run').map((step) => step.path)),
];
const partOf = (page: string, part: string) => stepsOf(read(page)).filter((step) => step.part === part);

/** The lines in which the compiler complains, as `path: message`. */
function complaints(): string[] {
  const { output } = sh('tsc -p tsconfig.json --pretty false');
  return output.split('\n').filter((line) => line.includes('error TS'));
}

/** Prints what our own code of the copy says, which must be one JSON value. */
function evaluate(code: string): unknown {
  return JSON.parse(execFileSync('node', ['--input-type=module', '--eval', code], { cwd: copy.folder, env, encoding: 'utf8' }));
}

test('a channel is one row in one existing file', () => {
  const steps = stepsOf(read('docs/add-a-channel.md'));
  expect(existing(steps)).toEqual(['packages/domain/src/channel/channels.ts']);
  follow(steps);
  expect(complaints()).toEqual([]);
  const name = evaluate(
    `import { channelByCode } from './packages/domain/src/index.ts'; console.log(JSON.stringify(channelByCode(14).name.zh))`,
  );
  expect(name).toBe('广发银行');
});
