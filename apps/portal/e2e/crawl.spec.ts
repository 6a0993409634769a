import { expect, test, type Page } from '@playwright/test';
import axe from 'axe-core';
import { ACCOUNTS, VISITOR_HEADER, type AccountFact, type EntryFact } from '../src/accounts.fixture.ts';
import { CRAWLED, SINGLE_RECORD_PAGES, pagesOfAccount } from '../src/pages.fixture.ts';
import { rawMessageIds } from './raw-message-ids.ts';
import { wrappedDates } from './wrapped-dates.ts';
import { unreachableElements } from './unreachable-elements.ts';
import { signIn } from './pictures.table.ts';
import { recordLinks, pathOf, unreachablePages, type LinksByPage } from './reachable-pages.ts';
import { hasRendered, settle, visit, watch, type WatchedPage } from './watched-page.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [1440, 800, 390];
const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 800: 1100, 390: 844 };
const PRODUCT = { 'zh-CN': '链信', 'en-US': 'Chainletter' } as const;
const LANGUAGES = ['zh-CN', 'en-US'] as const;

// Each role visits every page six times, which is slow on a busy machine.
test.describe.configure({ mode: 'parallel', timeout: 480_000 });
// The list of problems is more useful than a trace of a thousand pages.
test.use({ trace: 'off' });

/** Resizes the window and waits for the page. */
async function resize(window: WatchedPage, width: number): Promise<void> {
  const { page } = window;
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
  // A headless browser may stop rendering after a resize until a screenshot is taken.
  if (!(await hasRendered(page))) await page.screenshot();
  await settle(window);
}

/** Shows the notice of a newer sign-in elsewhere on every page from now on. */
async function showSignInNotice(page: Page): Promise<void> {
  const newerSignIn = { at: new Date().toISOString(), address: '203.0.113.7' };
  await page.route('**/api/session/time', (route) =>
    route.fulfill({ json: { rspCd: '00000', rspMsg: '', data: { idleMs: 1_800_000, absoluteMs: 36_000_000, newerSignIn } } }),
  );
}

const linksIn = (page: Page, place: string) =>
  page.locator(`${place} a[href^="#/"]`).evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));

/** The links in a region of the page, as "label path". */
const entriesIn = (page: Page, place: string) =>
  page.locator(`${place} a[href^="#/"]`).evaluateAll((links) =>
    links.map((link) => {
      const label = link.cloneNode(true);
      // Separate tests cover the text of a dot.
      if (label instanceof Element) for (const hidden of label.querySelectorAll('.sr-only')) hidden.remove();
      return `${label.textContent?.trim()} ${link.getAttribute('href')?.slice(1)}`;
    }),
  );

const leafEntries = (entries: readonly EntryFact[]): readonly EntryFact[] =>
  entries.flatMap((entry) => (entry.items === undefined ? [entry] : leafEntries(entry.items)));
const text = ({ label, path }: EntryFact) => `${label} ${path}`;
/** Expects only entries of the fixture, in its order, and all entries that are not planned for later. */
function expectEntries(actual: readonly string[], facts: readonly EntryFact[]): void {
  const entries = leafEntries(facts);
  const expected = entries.map(text);
  expect(actual).toEqual(expected.filter((entry) => actual.includes(entry)));
  expect(actual).toEqual(expect.arrayContaining(entries.filter((entry) => entry.later !== true).map(text)));
}

const sectionOf = (path: string): string => path.split('/')[1] ?? '';

/** Compares header and menus with the fixture, and returns the paths of all links in header, menus and footer. */
async function linksOf(
  window: WatchedPage,
  fact: Pick<AccountFact, 'menus'> & { readonly header: readonly EntryFact[] },
): Promise<string[]> {
  const { page } = window;
  await expect(page.locator('header nav a').first()).toBeVisible();
  expectEntries(await entriesIn(page, 'header nav'), fact.header);
  const sections = await linksIn(page, 'header nav');
  const links = new Set(sections);
  for (const path of sections) {
    if (sectionOf(path) === 'home' || fact.menus === undefined) continue;
    await visit(window, path);
    expectEntries(await entriesIn(page, 'nav[data-menu]'), fact.menus[sectionOf(path)] ?? []);
    for (const link of await linksIn(page, 'nav[data-menu]')) links.add(link);
  }
  for (const link of await linksIn(page, 'footer')) links.add(link);
  return [...links];
}

/** The problems of the current page: console errors, texts without their words, accessibility, unreachable elements, title and width. */
async function problemsOf({ page, pageErrors }: WatchedPage, language: keyof typeof PRODUCT): Promise<string[]> {
  const found = await page.evaluate(async (levels) => {
    const { axe } = window as unknown as {
      axe: { run: (on: Document, how: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: levels },
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
      selectors: false,
    });
    return {
      axe: violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160)}`),
      title: document.title,
      excessWidth: document.documentElement.scrollWidth - window.innerWidth,
    };
  }, LEVELS);
  const problems = [
    ...pageErrors.splice(0),
    ...found.axe,
    ...(await page.evaluate(unreachableElements)),
    ...(await page.evaluate(wrappedDates)),
    ...(await page.evaluate(rawMessageIds)),
  ];
  if (!new RegExp(`\\S - ${PRODUCT[language]}$`).test(found.title)) problems.push(`title: ${found.title}`);
  if (found.title.startsWith('404')) problems.push('not found');
  if (found.excessWidth > 0) problems.push(`${found.excessWidth} px wider than the window`);
  return problems;
}

/** Pages that are the same for every account: one account checks them fully, the others only open them once. */
const SAME_FOR_ALL = /^\/(help-center|announcementPage|blockchain)/;
const FULLY_CHECKING_ACCOUNT = 'core-op';

/** The widths in rotation, starting with the window's current one. */
function widthsFrom(width: number, widths: readonly number[]): readonly number[] {
  const at = Math.max(0, widths.indexOf(width));
  return [...widths.slice(at), ...widths.slice(0, at)];
}

interface CrawlOptions {
  /** Shows the notice of a newer sign-in on every page. @default false */
  readonly withNotice?: boolean;
  /** Whether another account checks a page fully. @default never */
  readonly isCheckedElsewhere?: (link: string) => boolean;
  /** Collects the links of each page. */
  readonly linksByPage?: LinksByPage;
  /** @default both */
  readonly languages?: readonly (keyof typeof PRODUCT)[];
  /** @default all three */
  readonly widths?: readonly number[];
}

/**
 * Visits every path in each language at each width, and returns the problems found. Paths that differ from another only by their query, or
 * are checked by another account, are visited once. Each page opens at the width of the previous one, so that pages are opened at every
 * width without resizing first.
 */
async function crawl(
  window: WatchedPage,
  links: readonly string[],
  {
    withNotice = false,
    isCheckedElsewhere = () => false,
    linksByPage = new Map(),
    languages = LANGUAGES,
    widths = WIDTHS,
  }: CrawlOptions = {},
): Promise<string[]> {
  const { page } = window;
  if (withNotice) await showSignInNotice(page);
  const problems: string[] = [];
  for (const language of languages) {
    await page.evaluate((locale) => localStorage.setItem('language', locale), language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.evaluate(axe.source);
    if (withNotice) await expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: '203.0.113.7' })).toBeVisible();
    for (const [at, link] of links.entries()) {
      const visitOnce = isCheckedElsewhere(link) || links.findIndex((other) => pathOf(other) === pathOf(link)) < at;
      if (visitOnce && language !== LANGUAGES[0]) continue;
      const check = async (width: number) => {
        problems.push(...(await problemsOf(window, language)).map((problem) => `${link} ${language} ${width}: ${problem}`));
        if (language === LANGUAGES[0] && width === WIDTHS[0]) await recordLinks(page, pathOf(link), linksByPage);
      };
      const [first = 0, ...others] = visitOnce ? WIDTHS.slice(0, 1) : widthsFrom(page.viewportSize()?.width ?? 0, widths);
      await page.setViewportSize({ width: first, height: HEIGHTS[first] ?? 900 });
      await visit(window, link);
      await check(first);
      for (const width of others) {
        await resize(window, width);
        await check(width);
      }
    }
  }
  return problems;
}

/** Prints the visited paths. */
const printVisited = (who: string, links: readonly string[]) =>
  process.stdout.write(
    `${who}: ${links.length} pages × ${LANGUAGES.length} languages × ${WIDTHS.length} widths\n  ${links.join('\n  ')}\n`,
  );

for (const fact of ACCOUNTS.filter(({ account }) => CRAWLED.includes(account)))
  test(`${fact.account} finds the menus of the specification, and every page is free of problems`, async ({ page }) => {
    const window = watch(page);
    await signIn(page, fact.account);
    const links = await linksOf(window, { ...fact, header: fact.header ?? [] });
    const isCheckedElsewhere = (link: string) => fact.account !== FULLY_CHECKING_ACCOUNT && SAME_FOR_ALL.test(link);
    const linksByPage: LinksByPage = new Map();
    const problems = await crawl(window, links, { withNotice: true, isCheckedElsewhere, linksByPage });
    printVisited(fact.account, links);
    expect(problems).toEqual([]);
    await resize(window, WIDTHS[0] ?? 1440);
    const pages = pagesOfAccount(fact).filter((path) => !SINGLE_RECORD_PAGES.includes(path));
    expect(await unreachablePages(window, pages, linksByPage), `pages that ${fact.account} cannot reach by links from home`).toEqual([]);
  });

// The part of the crawl that runs for every change: every page of one role, in Chinese at desktop width.
for (const fact of ACCOUNTS.filter(({ account }) => account === FULLY_CHECKING_ACCOUNT))
  test(`every page of ${fact.account} opens without problems, in Chinese at desktop width`, { tag: '@job' }, async ({ page }) => {
    const window = watch(page);
    await signIn(page, fact.account);
    const links = await linksOf(window, { ...fact, header: fact.header ?? [] });
    expect(await crawl(window, links, { languages: LANGUAGES.slice(0, 1), widths: WIDTHS.slice(0, 1) })).toEqual([]);
  });

test('a visitor finds the public pages, and every one is free of problems', async ({ page }) => {
  const window = watch(page);
  await page.goto('/#/home/index');
  const links = await linksOf(window, { header: VISITOR_HEADER });
  const problems = await crawl(
    window,
    links.filter((link) => link !== '/login'),
  );
  printVisited('visitor', links);
  expect(problems).toEqual([]);
});

for (const fact of ACCOUNTS.filter(({ account }) => !CRAWLED.includes(account)))
  test(`${fact.account} lands on the page of the specification and finds its menus`, async ({ page }) => {
    const reply = page.waitForResponse((response) => response.url().endsWith('/corp/user/login'));
    await signIn(page, fact.account, fact.landing);
    const { info } = (await (await reply).json()).data;
    const { role, status, enterprise, enterprises, channels, bankCore, accountState, bankStatus } = fact.profile;
    expect(info).toMatchObject({
      usrRole: role,
      status,
      corpNm: enterprise,
      enterpriseCount: enterprises,
      acctState: accountState,
      zxAcctSts: bankStatus,
      corpDbList: Object.entries(channels).map(([channel, corpType]) => ({ dbqd: Number(channel), corpType })),
    });
    expect(info.zxCoreCorp === '1').toBe(bankCore);
    if (fact.header === undefined) return;
    await expect(page.locator('header nav a').first()).toBeVisible();
    expectEntries(await entriesIn(page, 'header nav'), fact.header);
  });
