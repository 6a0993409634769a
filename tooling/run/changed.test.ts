import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testsReachedBy } from './changed.ts';

const FILES: Readonly<Record<string, string>> = {
  'packages/domain/package.json': '{ "exports": { ".": "./src/index.ts" } }',
  'packages/domain/src/index.ts': "export * from './money/index.ts';\nexport { dayOf as day, type Day } from './day.ts';",
  'packages/domain/src/money/index.ts': "export * from './fen.ts';",
  'packages/domain/src/money/fen.ts': 'export const fen = 1;',
  'packages/domain/src/money/fen.test.ts': "import { fen } from './fen.ts';",
  'packages/domain/src/day.ts': 'export function dayOf() {}\nexport interface Day {}',
  'packages/features/src/pay/pay.tsx': "import { fen, type Day } from '@lianxin/domain';\nimport './pay.css';",
  'packages/features/src/pay/pay.test.tsx': "import { pay } from './pay.tsx';",
  'packages/features/src/pay/pay.stories.tsx': "const Pay = lazy(() => import('./pay.tsx'));",
  'packages/features/src/week/week.ts': "import {\n  day,\n} from '@lianxin/domain';",
  'packages/features/src/week/week.test.ts': "import type { Pay } from '../pay/pay.tsx';\nimport { week } from './week.ts';",
  'packages/features/src/month/index.ts': "export { month } from './month.ts';\nexport { year } from './year.ts';",
  'packages/features/src/month/month.ts': 'export const month = 1;',
  'packages/features/src/month/year.ts': 'export const year = 12;',
  'packages/features/src/quarter/quarter.test.ts': "import { month } from '../month/index.ts';",
  'apps/server/src/http/app.ts': "import { transfer } from '../business/vouchers/transfer/transfer.ts';",
  'apps/server/src/testing/start.ts': "import { app } from '../http/app.ts';",
  'apps/server/src/business/vouchers/transfer/transfer.ts': 'export const transfer = 1;',
  'apps/server/src/business/vouchers/transfer/life.test.ts': "import { start } from '../../../testing/start.ts';",
  'apps/server/src/business/lending/pledge/life.test.ts': "import { start } from '../../../testing/start.ts';",
  'apps/portal/src/pages.ts': "import { pay } from '../../../packages/features/src/pay/pay.tsx';",
  'apps/portal/e2e/job.ts': "import { pages } from '../src/pages.ts';",
  'apps/portal/e2e/main.spec.ts': "import { job } from './job.ts';",
};

const folder = mkdtempSync(join(tmpdir(), 'lianxin-changed-'));
beforeAll(() => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const reached = (...changed: readonly string[]) => testsReachedBy(changed, folder).toSorted();
const PAYS = ['packages/features/src/pay/pay.stories.tsx', 'packages/features/src/pay/pay.test.tsx'];

test('a change affects tests that import the file directly, transitively or dynamically', () => {
  expect(reached('packages/features/src/pay/pay.tsx')).toEqual(PAYS);
  expect(reached('packages/features/src/pay/pay.css')).toEqual(PAYS);
});

test('imports from a package index only follow the imported names, even if they are re-exported under another name', () => {
  expect(reached('packages/domain/src/money/fen.ts')).toEqual(['packages/domain/src/money/fen.test.ts', ...PAYS]);
  expect(reached('packages/domain/src/day.ts')).toEqual(['packages/features/src/week/week.test.ts']);
});

test('so it is with the door of a folder', () => {
  expect(reached('packages/features/src/month/month.ts')).toEqual(['packages/features/src/quarter/quarter.test.ts']);
  expect(reached('packages/features/src/month/year.ts')).toEqual([]);
});

test('a server test is affected by the files of its folder, but not by every part of the server it starts', () => {
  expect(reached('apps/server/src/business/vouchers/transfer/transfer.ts')).toEqual([
    'apps/server/src/business/vouchers/transfer/life.test.ts',
  ]);
  expect(reached('apps/server/src/testing/start.ts')).toHaveLength(2);
});

test('an end-to-end test is affected by the files of its folder and their direct imports, but not by the whole portal', () => {
  expect(reached('apps/portal/e2e/job.ts')).toEqual(['apps/portal/e2e/main.spec.ts']);
  expect(reached('apps/portal/src/pages.ts')).toEqual(['apps/portal/e2e/main.spec.ts']);
  expect(reached('packages/features/src/pay/pay.tsx')).toEqual(PAYS);
});

test('a change of a catalog affects the tests of its folder', () => {
  expect(reached('packages/features/src/pay/locales/en-US.po')).toEqual(PAYS);
});

test('a change of a file that no test imports affects no test', () => {
  expect(reached('README.md')).toEqual([]);
});
