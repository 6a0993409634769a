import { execFileSync, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read, root } from '../tidy/source.ts';
import { copyRepository, type Copy } from './copy.ts';
import { apply, stepsOf, type Step } from './recipe.ts';

const scripts: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
let copy: Copy;

// One repository in which one recipe after the other is followed: what stands in it at the end is compiled once.
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => {
  copy.remove();
});

/** A terminal's environment: without what Vitest says to the programs that it starts. */
const terminal = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|TEST|VITEST.*)$/.test(name)));
const env = { ...terminal, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH']}` };

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

/** The lines in which the compiler complains, as `path: message`. */
function complaints(): string[] {
  const { output } = sh('pnpm typecheck:root --pretty false');
  return output.split('\n').filter((line) => line.includes('error TS'));
}

/** Runs a command in the copy; answers its output where it fails. */
function failureOf(command: string): string {
  const { ended, output } = sh(command);
  return ended ? '' : `${command}\n${output}`;
}

/** Runs our own code in the copy; it prints one JSON value. */
function evaluate(code: string): unknown {
  return JSON.parse(execFileSync('node', ['--input-type=module', '--eval', code], { cwd: copy.folder, env, encoding: 'utf8' }));
}

const vitest = (project: string, paths: string) => `vitest run -c tooling/test/vitest.config.ts --project ${project} ${paths}`;

/** How many lines of code a recipe asks for, words aside: of the product, and of tests and stories. */
function linesOf(steps: readonly Step[]): { product: number; proof: number } {
  const lines = { product: 0, proof: 0 };
  for (const { kind, path, body } of steps)
    if (kind !== 'run' && kind !== 'translate')
      lines[/\.(test|stories|fixture)\./.test(path) ? 'proof' : 'product'] += body.trimEnd().split('\n').length;
  return lines;
}

/** Prints the figures that a recipe promises. */
function report(name: string, { product, proof }: ReturnType<typeof linesOf>): void {
  // oxlint-disable-next-line no-console -- who reads the run is to see them
  console.log(
    `${name}: ${copy.touched().length} existing files touched; written ${product} lines of product, ${proof} of tests and stories`,
  );
}

const channelSteps = (part: string) => stepsOf(read('docs/add-a-channel.md')).filter((step) => step.part === part);

/** What the copy says of the recipe's channel: its name, whether it takes applications, who may issue by it, and that the wire carries it. */
const OF_CHANNEL_14 = (channels: string) => `
  import { CHANNELS, isCoreEnterprise } from './packages/domain/src/index.ts';
  import { Channel } from './packages/api/src/contract/index.ts';
  const channels = ${channels};
  const core = isCoreEnterprise({ channels, channelRoles: [{ channel: 14, kind: 'core' }], coreFlags: {} });
  const { name, terms } = channels.byCode(14);
  console.log(JSON.stringify([name.zh, terms.offered, core, Channel.safeParse(14).success]));`;

describe('screens', () => {
  test('a screen touches six existing files', () => {
    follow(stepsOf(read('docs/add-a-screen.md')));
    expect(copy.touched()).toEqual([
      'apps/portal/src/accounts.fixture.ts',
      'apps/portal/src/guide-chapters.test.ts',
      'apps/portal/src/locales/en-US.po',
      'apps/portal/src/locales/zh-CN.po',
      'apps/portal/src/navigation.tsx',
      'docs/architecture.md',
    ]);
    copy.keep();
  });

  test('a review queue is what is reviewed and what can be decided', () => {
    const steps = stepsOf(read('docs/review-queue.md'));
    follow(steps);
    expect(copy.touched()).toEqual([
      'apps/portal/src/accounts.fixture.ts',
      'apps/portal/src/guide-chapters.test.ts',
      'apps/portal/src/locales/en-US.po',
      'apps/portal/src/locales/zh-CN.po',
      'apps/portal/src/navigation.tsx',
      'docs/architecture.md',
    ]);
    const written = linesOf(steps);
    report('review queue', written);
    expect(written.product).toBeLessThan(150);
    copy.keep();
  });

  test('a list screen is its filters, columns and acts; five existing files and their catalogs are touched', () => {
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

  test('the three pass their tests and keep the rules of the house', () => {
    const features = 'packages/features/src';
    expect(
      failureOf(vitest('component', `${features}/branches ${features}/voiding ${features}/trade/suppliers/contracts apps/portal/src`)),
    ).toBe('');
    expect(failureOf(vitest('tidy', ''))).toBe('');
  });
});

describe('a channel and a kind', () => {
  test('a bank runs its server with channels of its own', () => {
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

  test('a pledge channel is one row in one existing file', () => {
    follow(channelSteps('row'));
    expect(copy.touched()).toEqual(['packages/domain/src/channel/channels.ts']);
    expect(evaluate(OF_CHANNEL_14('CHANNELS'))).toEqual(['华南融资担保', true, true, true]);
    copy.keep();
  });

  test('an application kind is its machine, table, calls and entry in the register; the compiler and the tests name the rest', () => {
    const steps = stepsOf(read('docs/add-an-application-kind.md'));
    follow(steps);
    expect(copy.touched().length).toBeLessThanOrEqual(32);
    const written = linesOf(steps);
    report('application kind', written);
    expect(written.product).toBeLessThan(500);
    copy.keep();
  });

  test('all of these compile together, and the channel and the kind pass their tests', () => {
    expect(complaints()).toEqual([]);
    expect(failureOf(vitest('unit', 'packages/domain/src/channel packages/domain/src/access'))).toBe('');
    expect(failureOf(vitest('server', 'apps/server/src/business/limit-request'))).toBe('');
  });
});

describe('a call', () => {
  test('a call is one record in one existing file, and the server does not compile without its answer', () => {
    follow(stepsOf(read('docs/add-an-endpoint.md')));
    expect(copy.touched()).toEqual(['packages/api/src/contract/message.ts']);
    const missing = complaints();
    expect(missing.filter((line) => !line.startsWith('apps/server/src/'))).toEqual([]);
    expect(missing.some((line) => line.startsWith('apps/server/src/calls/policy.ts'))).toBe(true);
    expect(failureOf(vitest('unit', 'packages/api'))).toBe('');
  });
});
