import { expect, test } from '@playwright/test';
import { ACCOUNTS } from '../src/accounts.fixture.ts';
import { CRAWLED, pagesOfAccount, SINGLE_RECORD_PAGES } from '../src/pages.fixture.ts';
import { listProblems } from './list-problems.ts';
import { signIn } from './pictures.table.ts';
import { visit, watch } from './watched-page.ts';

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** Lists that a page shows only when asked, by its path. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  'invoice-management': ['?view=contracts'],
  'initiated-credentials': ['?of=transfer', '?of=financing', '?of=pledge'],
  'voucher-bill': ['?side=held'],
  'lx-transfer': ['?tab=notices'],
  'fund-book': ['?view=reconciliation'],
};

const withViews = (path: string): readonly string[] => [path, ...(VIEWS[path.split('/').at(-1) ?? ''] ?? []).map((view) => path + view)];

for (const fact of ACCOUNTS.filter(({ account }) => CRAWLED.includes(account)))
  test(`${fact.account} sees the first row of every list, and its order, in the upper half of the window`, async ({ page }) => {
    const window = watch(page);
    await signIn(page, fact.account);
    const problems: string[] = [];
    const paths = pagesOfAccount(fact).filter((path) => !SINGLE_RECORD_PAGES.includes(path));
    for (const path of paths.flatMap(withViews)) {
      await visit(window, path);
      problems.push(...(await page.evaluate(listProblems)).map((problem) => `${path} ${problem}`));
    }
    expect(problems).toEqual([]);
  });
