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

test('a test is reached by what it imports, and by what that imports, also where it is loaded later', () => {
  expect(reached('packages/features/src/pay/pay.tsx')).toEqual(PAYS);
  expect(reached('packages/features/src/pay/pay.css')).toEqual(PAYS);
});

test('through the door of a package goes only what is asked for by name, under whatever name it is handed on', () => {
  expect(reached('packages/domain/src/money/fen.ts')).toEqual(['packages/domain/src/money/fen.test.ts', ...PAYS]);
  expect(reached('packages/domain/src/day.ts')).toEqual(['packages/features/src/week/week.test.ts']);
});

test('so it is with the door of a folder', () => {
  expect(reached('packages/features/src/month/month.ts')).toEqual(['packages/features/src/quarter/quarter.test.ts']);
  expect(reached('packages/features/src/month/year.ts')).toEqual([]);
});

test('a test of the server is reached by what stands beside it, and not by all that a server is made of', () => {
  expect(reached('apps/server/src/business/vouchers/transfer/transfer.ts')).toEqual([
    'apps/server/src/business/vouchers/transfer/life.test.ts',
  ]);
  expect(reached('apps/server/src/testing/start.ts')).toHaveLength(2);
});

test('an end-to-end test is reached by what stands beside it and the tables that these read, not by the portal that it goes through', () => {
  expect(reached('apps/portal/e2e/job.ts')).toEqual(['apps/portal/e2e/main.spec.ts']);
  expect(reached('apps/portal/src/pages.ts')).toEqual(['apps/portal/e2e/main.spec.ts']);
  expect(reached('packages/features/src/pay/pay.tsx')).toEqual(PAYS);
});

test('words reach what shows them', () => {
  expect(reached('packages/features/src/pay/locales/en-US.po')).toEqual(PAYS);
});

test('what no test imports reaches none', () => {
  expect(reached('README.md')).toEqual([]);
});
