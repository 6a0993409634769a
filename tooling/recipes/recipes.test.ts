import { execFileSync, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read, root } from '../tidy/source.ts';
import { copyRepository, type Copy } from './copy.ts';
import { apply, stepsOf, type Step } from './recipe.ts';

const scripts: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
let copy: Copy;

// All recipes are applied to one copy, so that the result is compiled only once.
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => {
  copy.remove();
});

/** The environment without the variables that Vitest sets for child processes. */
const terminal = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|TEST|VITEST.*)$/.test(name)));
const env = { ...terminal, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH']}` };

/** Runs a command in the copy. `pnpm <script>` runs the script's command directly, because pnpm is not installed in the copy. */
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

/** The compiler errors, as `path: message`. */
function complaints(): string[] {
  const { output } = sh('pnpm typecheck:root --pretty false');
  return output.split('\n').filter((line) => line.includes('error TS'));
}

/** Runs a command in the copy, and returns its output if it fails. */
function failureOf(command: string): string {
  const { ended, output } = sh(command);
  return ended ? '' : `${command}\n${output}`;
}

/** Runs code in the copy and parses the JSON value that it prints. */
function evaluate(code: string): unknown {
  return JSON.parse(execFileSync('node', ['--input-type=module', '--eval', code], { cwd: copy.folder, env, encoding: 'utf8' }));
}

const vitest = (project: string, paths: string) => `vitest run -c tooling/test/vitest.config.ts --project ${project} ${paths}`;

/** Number of code lines in a recipe, without translations: product code, and tests and stories. */
function linesOf(steps: readonly Step[]): { product: number; proof: number } {
  const lines = { product: 0, proof: 0 };
  for (const { kind, path, body } of steps)
    if (kind !== 'run' && kind !== 'translate')
      lines[/\.(test|stories|fixture)\./.test(path) ? 'proof' : 'product'] += body.trimEnd().split('\n').length;
  return lines;
}

/** Prints the figures of a recipe. */
function report(name: string, { product, proof }: ReturnType<typeof linesOf>): void {
  // oxlint-disable-next-line no-console -- the figures are part of the report of a run
  console.log(`${name}: ${copy.touched().length} existing files changed; ${product} lines of product code, ${proof} of tests and stories`);
}

const channelSteps = (part: string) => stepsOf(read('docs/add-a-channel.md')).filter((step) => step.part === part);

/** Prints facts about the recipe's channel: its name, whether it is offered, whether a core enterprise may issue on it, and whether the API accepts it. */
const OF_CHANNEL_14 = (channels: string) => `
  import { CHANNELS, isCoreEnterprise } from './packages/domain/src/index.ts';
  import { Channel } from './packages/api/src/contract/index.ts';
  const channels = ${channels};
  const core = isCoreEnterprise({ channels, channelRoles: [{ channel: 14, kind: 'core' }], coreFlags: {} });
  const { name, terms } = channels.byCode(14);
  console.log(JSON.stringify([name.zh, terms.offered, core, Channel.safeParse(14).success]));`;

describe('screens', () => {
  test('a screen in a folder of its own touches seven existing files', () => {
    follow(stepsOf(read('docs/add-a-screen.md')));
    expect(copy.touched()).toEqual([
      'apps/portal/src/accounts.fixture.ts',
      'apps/portal/src/guide-chapters.test.ts',
      'apps/portal/src/locales/en-US.po',
      'apps/portal/src/locales/zh-CN.po',
      'apps/portal/src/navigation.tsx',
      'docs/architecture.md',
      'packages/features/package.json',
    ]);
    copy.keep();
  });

  test('adding a review queue takes fewer than 150 lines', () => {
    const steps = stepsOf(read('docs/review-queue.md'));
    follow(steps);
    expect(copy.touched()).toEqual([
      'apps/portal/src/accounts.fixture.ts',
      'apps/portal/src/guide-chapters.test.ts',
      'apps/portal/src/locales/en-US.po',
      'apps/portal/src/locales/zh-CN.po',
      'apps/portal/src/navigation.tsx',
      'docs/architecture.md',
      'packages/features/package.json',
    ]);
    const written = linesOf(steps);
    report('review queue', written);
    expect(written.product).toBeLessThan(150);
    copy.keep();
  });

  test('adding a list screen takes fewer than 120 lines', () => {
    const steps = stepsOf(read('docs/add-a-list.md'));
    follow(steps);
    expect(copy.touched()).toEqual([
      'apps/portal/src/accounts.fixture.ts',
      'apps/portal/src/guide-chapters.test.ts',
      'apps/portal/src/locales/en-US.po',
      'apps/portal/src/locales/zh-CN.po',
      'apps/portal/src/navigation.tsx',
      'packages/features/src/trade/suppliers/locales/en-US.po',
      'packages/features/src/trade/suppliers/locales/zh-CN.po',
      'packages/features/src/trade/suppliers/screens.ts',
    ]);
    const written = linesOf(steps);
    report('list screen', written);
    expect(written.product).toBeLessThan(120);
    copy.keep();
  });

  test('the added screens pass their tests and the tidy tests', () => {
    const features = 'packages/features/src';
    const folders = ['money/branches', 'vouchers/voiding', 'trade/suppliers/contracts'].map((folder) => `${features}/${folder}`);
    expect(failureOf(vitest('component', `${folders.join(' ')} apps/portal/src`))).toBe('');
    expect(failureOf(vitest('tidy', ''))).toBe('');
  });
});

describe('a channel and a kind', () => {
  test('a bank can run its server with its own channels', () => {
    follow(channelSteps('own'));
    expect(copy.touched()).toEqual(['apps/server/src/main.ts']);
    expect(evaluate(OF_CHANNEL_14("(await import('./apps/server/src/channels.ts')).channels"))).toEqual([
      '华南融资担保',
      false,
      true,
      true,
    ]);
    copy.keep();
  });

  test('adding a pledge channel changes one row in one existing file', () => {
    follow(channelSteps('row'));
    expect(copy.touched()).toEqual(['packages/domain/src/channel/channels.ts']);
    expect(evaluate(OF_CHANNEL_14('CHANNELS'))).toEqual(['华南融资担保', true, true, true]);
    copy.keep();
  });

  test('adding an application kind changes at most 32 existing files and takes fewer than 500 lines', () => {
    const steps = stepsOf(read('docs/add-an-application-kind.md'));
    follow(steps);
    expect(copy.touched().length).toBeLessThanOrEqual(32);
    const written = linesOf(steps);
    report('application kind', written);
    expect(written.product).toBeLessThan(500);
    copy.keep();
  });

  test('all additions compile together, and the channel and the kind pass their tests', () => {
    expect(complaints()).toEqual([]);
    expect(failureOf(vitest('unit', 'packages/domain/src/channel packages/domain/src/access'))).toBe('');
    expect(failureOf(vitest('server', 'apps/server/src/business/vouchers/limit-request'))).toBe('');
  });
});

describe('a call', () => {
  const steps = stepsOf(read('docs/add-an-endpoint.md'));

  test('adding a call changes one existing file, and the server does not compile without its row', () => {
    follow(steps.filter(({ part }) => part === 'call'));
    expect(copy.touched()).toEqual(['packages/api/src/contract/message.ts']);
    const missing = complaints();
    expect(missing.filter((line) => !/^apps\/server\/src\/(http\/calls|business\/)/.test(line))).toEqual([]);
    expect(missing.some((line) => line.startsWith('apps/server/src/http/calls.ts'))).toBe(true);
    expect(failureOf(vitest('unit', 'packages/api'))).toBe('');
  });

  test('with its row, its message and its screen it takes at most twelve files written by hand', () => {
    follow(steps.filter(({ part }) => part !== 'call'));
    const byHand = new Set(steps.flatMap(({ kind, path }) => (kind === 'run' || kind === 'translate' ? [] : [path])));
    report(`a call with its screen and a message: ${byHand.size} files by hand`, linesOf(steps));
    expect(byHand.size).toBeLessThanOrEqual(12);
    expect(complaints()).toEqual([]);
    expect(failureOf(vitest('server', 'apps/server/src/business/foundation/messages/tell-colleagues.test.ts'))).toBe('');
    expect(failureOf(vitest('component', 'packages/features/src/foundation/messages/note apps/portal/src'))).toBe('');
  });
});
