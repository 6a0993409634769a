import { expect, test, type Page } from '@playwright/test';
import axe from 'axe-core';
import { ACCOUNTS, VISITOR_HEADER, type AccountFact, type EntryFact } from '../src/accounts.fixture.ts';
import { CRAWLED, OF_ONE_RECORD, pagesOfAccount } from '../src/pages.fixture.ts';
import { brokenDates } from './broken-dates.ts';
import { outOfReach } from './out-of-reach.ts';
import { signIn } from './pictures.table.ts';
import { noteLinks, pathOf, unreached, type LinksShown } from './reach.ts';
import { hasDrawn, settle, visit, watch, type WatchedPage } from './watched-page.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [1440, 800, 390];
const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 800: 1100, 390: 844 };
const PRODUCT = { 'zh-CN': '链信', 'en-US': 'Chainletter' } as const;
const LANGUAGES = ['zh-CN', 'en-US'] as const;

// Each role sees every page of its own six times over; a busy machine needs its time.
test.describe.configure({ mode: 'parallel', timeout: 480_000 });
// The list of objections says more than a film of a thousand pages.
test.use({ trace: 'off' });

/** Makes the window another size, and lets the page follow. */
async function resize(window: WatchedPage, width: number): Promise<void> {
  const { page } = window;
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
  // A browser without a screen may stop drawing after a change of size, until it is asked for a picture.
  if (!(await hasDrawn(page))) await page.screenshot();
  await settle(window);
}

/** From now on a notice stands on every page: somebody has signed in to the account elsewhere. */
async function beTold(page: Page): Promise<void> {
  const newerSignIn = { at: new Date().toISOString(), address: '203.0.113.7' };
  await page.route('**/api/session/time', (route) =>
    route.fulfill({ json: { rspCd: '00000', rspMsg: '', data: { idleMs: 1_800_000, absoluteMs: 36_000_000, newerSignIn } } }),
  );
}

const linksIn = (page: Page, place: string) =>
  page.locator(`${place} a[href^="#/"]`).evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));

/** The entries that stand in a place, by their words and addresses. */
const entriesIn = (page: Page, place: string) =>
  page.locator(`${place} a[href^="#/"]`).evaluateAll((links) =>
    links.map((link) => {
      const words = link.cloneNode(true);
      // What a dot says is said by the dots' own tests.
      if (words instanceof Element) for (const hidden of words.querySelectorAll('.sr-only')) hidden.remove();
      return `${words.textContent?.trim()} ${link.getAttribute('href')?.slice(1)}`;
    }),
  );

const named = (entries: readonly EntryFact[]): readonly EntryFact[] =>
  entries.flatMap((entry) => (entry.items === undefined ? [entry] : named(entry.items)));
const text = ({ label, path }: EntryFact) => `${label} ${path}`;
/** What stands there is of the specification, in its order, and everything that is not left for later stands there. */
function expectEntries(shown: readonly string[], facts: readonly EntryFact[]): void {
  const entries = named(facts);
  const wanted = entries.map(text);
  expect(shown).toEqual(wanted.filter((entry) => shown.includes(entry)));
  expect(shown).toEqual(expect.arrayContaining(entries.filter((entry) => entry.later !== true).map(text)));
}

const sectionOf = (path: string): string => path.split('/')[1] ?? '';

/** Compares header and menus with the fixture, and answers every address that a link of the shell leads to. */
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

/** What is wrong with the page that is shown. */
async function objections({ page, complaints }: WatchedPage, language: keyof typeof PRODUCT): Promise<string[]> {
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
      wider: document.documentElement.scrollWidth - window.innerWidth,
    };
  }, LEVELS);
  const wrong = [...complaints.splice(0), ...found.axe, ...(await page.evaluate(outOfReach)), ...(await page.evaluate(brokenDates))];
  if (!new RegExp(`\\S - ${PRODUCT[language]}$`).test(found.title)) wrong.push(`title: ${found.title}`);
  if (found.title.startsWith('404')) wrong.push('leads nowhere');
  if (found.wider > 0) wrong.push(`${found.wider} px wider than the window`);
  return wrong;
}

/** Pages that are the same for whoever is signed in: one account looks at them whole, the others see that they are there. */
const SAME_FOR_ALL = /^\/(help-center|announcementPage|blockchain)/;
const LOOKS_WHOLE = 'core-op';

/** The widths in turn, beginning with the one that the window has. */
function widthsFrom(width: number, widths: readonly number[]): readonly number[] {
  const at = Math.max(0, widths.indexOf(width));
  return [...widths.slice(at), ...widths.slice(0, at)];
}

interface Crawling {
  /** A notice is in its place throughout, because the person is told something. @default false */
  readonly isTold?: boolean;
  /** Whether somebody else looks at a page. @default none is */
  readonly isSeen?: (link: string) => boolean;
  /** Is told where each page leads. */
  readonly shown?: LinksShown;
  /** @default both */
  readonly languages?: readonly (keyof typeof PRODUCT)[];
  /** @default all three */
  readonly widths?: readonly number[];
}

/**
 * Visits every address in each language at each width, and those that differ from another by their query or are looked at by somebody else
 * once; answers what it objects to. A page opens as wide as the one before it was left, so that pages open at every width, and none is
 * drawn where nobody looks.
 */
async function crawl(
  window: WatchedPage,
  links: readonly string[],
  { isTold = false, isSeen = () => false, shown = new Map(), languages = LANGUAGES, widths = WIDTHS }: Crawling = {},
): Promise<string[]> {
  const { page } = window;
  if (isTold) await beTold(page);
  const wrong: string[] = [];
  for (const language of languages) {
    await page.evaluate((locale) => localStorage.setItem('language', locale), language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.evaluate(axe.source);
    if (isTold) await expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: '203.0.113.7' })).toBeVisible();
    for (const [at, link] of links.entries()) {
      const isKnown = isSeen(link) || links.findIndex((other) => pathOf(other) === pathOf(link)) < at;
      if (isKnown && language !== LANGUAGES[0]) continue;
      const look = async (width: number) => {
        wrong.push(...(await objections(window, language)).map((one) => `${link} ${language} ${width}: ${one}`));
        if (language === LANGUAGES[0] && width === WIDTHS[0]) await noteLinks(page, pathOf(link), shown);
      };
      const [first = 0, ...others] = isKnown ? WIDTHS.slice(0, 1) : widthsFrom(page.viewportSize()?.width ?? 0, widths);
      await page.setViewportSize({ width: first, height: HEIGHTS[first] ?? 900 });
      await visit(window, link);
      await look(first);
      for (const width of others) {
        await resize(window, width);
        await look(width);
      }
    }
  }
  return wrong;
}

/** Prints what was visited. */
const tell = (who: string, links: readonly string[]) =>
  process.stdout.write(
    `${who}: ${links.length} pages × ${LANGUAGES.length} languages × ${WIDTHS.length} widths\n  ${links.join('\n  ')}\n`,
  );

for (const fact of ACCOUNTS.filter(({ account }) => CRAWLED.includes(account)))
  test(`${fact.account} finds what the specification says, and every page of it is in order`, async ({ page }) => {
    const window = watch(page);
    await signIn(page, fact.account);
    const links = await linksOf(window, { ...fact, header: fact.header ?? [] });
    const isSeen = (link: string) => fact.account !== LOOKS_WHOLE && SAME_FOR_ALL.test(link);
    const shown: LinksShown = new Map();
    const wrong = await crawl(window, links, { isTold: true, isSeen, shown });
    tell(fact.account, links);
    expect(wrong).toEqual([]);
    await resize(window, WIDTHS[0] ?? 1440);
    const led = pagesOfAccount(fact).filter((path) => !OF_ONE_RECORD.includes(path));
    expect(await unreached(window, led, shown), `no link leads ${fact.account} from home to these`).toEqual([]);
  });

// What a change must pass of all that: whether every page of one role opens at all, as most people see it.
for (const fact of ACCOUNTS.filter(({ account }) => account === LOOKS_WHOLE))
  test(`every page of ${fact.account} opens in order, in Chinese at a desk`, { tag: '@job' }, async ({ page }) => {
    const window = watch(page);
    await signIn(page, fact.account);
    const links = await linksOf(window, { ...fact, header: fact.header ?? [] });
    expect(await crawl(window, links, { languages: LANGUAGES.slice(0, 1), widths: WIDTHS.slice(0, 1) })).toEqual([]);
  });

test('a visitor finds what asks nothing of a person, and every page of it is in order', async ({ page }) => {
  const window = watch(page);
  await page.goto('/#/home/index');
  const links = await linksOf(window, { header: VISITOR_HEADER });
  const wrong = await crawl(
    window,
    links.filter((link) => link !== '/login'),
  );
  tell('visitor', links);
  expect(wrong).toEqual([]);
});

for (const fact of ACCOUNTS.filter(({ account }) => !CRAWLED.includes(account)))
  test(`${fact.account} lands where the specification says and finds its menus`, async ({ page }) => {
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
