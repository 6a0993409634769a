// Opens every docs page of Storybook and its search, and fails if one is broken or has no Chinese name.
//   node tooling/test/docs.ts [prefix of page ids]
import { chromium as browserType, type Browser, type Page } from 'playwright';
import { chromium } from './chromium.ts';
import { inParallel, inParts } from './gallery.ts';
import { serveStorybook } from './storybook.ts';

/** Waits until the page has not changed for a while. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quiet: ReturnType<typeof setTimeout> | undefined;
        const settled = () => {
          changes.disconnect();
          clearTimeout(quiet);
          resolve();
        };
        const look = () => {
          clearTimeout(quiet);
          quiet = setTimeout(settled, 300);
        };
        const changes = new MutationObserver(look);
        changes.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
        setTimeout(settled, 5000);
      }),
  );
}

/** Faults of the current docs page in the dark theme. */
function faultsShown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')) faults.push('shows an error instead of a page');
    for (const broken of document.querySelectorAll('[data-story-block] > pre'))
      faults.push(`a story is broken: ${broken.textContent?.split('\n')[0] ?? ''}`);
    for (const block of document.querySelectorAll('.sbdocs-content, [data-story-block]')) {
      let under: Element | null = block;
      while (under !== null && /^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(under).backgroundColor)) under = under.parentElement;
      const background = under === null ? 'rgb(255, 255, 255)' : getComputedStyle(under).backgroundColor;
      const light = (background.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) > 128);
      if (light) faults.push(`${block.id || 'the page'} has the background ${background} in the dark theme`);
    }
    if (document.querySelector('.sbdocs-title') !== null && !document.querySelector('[data-about]')?.textContent)
      faults.push('does not begin with a sentence that says what it is for');
    for (const frame of document.querySelectorAll('iframe')) {
      const width = frame.contentWindow?.innerWidth;
      if (frame.src.includes('[object')) faults.push(`the frame of ${frame.title} has no true address`);
      const said = frame.closest('[data-width]')?.getAttribute('data-width');
      if (said !== null && said !== undefined && width !== Number(said)) faults.push(`${frame.title} is ${width} px wide, not ${said}`);
      if (/phone/i.test(frame.title) && width !== 390) faults.push(`${frame.title} is ${width} px wide, not 390`);
      if (/tablet/i.test(frame.title) && width !== 800) faults.push(`${frame.title} is ${width} px wide, not 800`);
    }
    for (const row of document.querySelectorAll('.docblock-argstable-body tr')) {
      const [name, told] = [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '');
      const type = row.querySelector('td:nth-child(2) > div:last-child')?.textContent ?? '';
      if (/^(union|enum)$/.test(type)) faults.push(`the prop ${name} has no type: ${told}`);
    }
    return faults;
  });
}

const propsShown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.docblock-argstable-body tr > td:first-child')].map((cell) => cell.textContent?.replace('*', '') ?? ''),
  );

/** Shows another docs page in the same window, because reloading Storybook takes three times as long. */
async function turnTo(page: Page, id: string): Promise<void> {
  await page.waitForFunction(() => Reflect.get(Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {}, 'currentRender') !== undefined);
  await page.evaluate(async (shownId) => {
    const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    await new Promise<void>((resolve) => {
      const ends = ['docsRendered', 'storyUnchanged', 'storyMissing', 'storyErrored', 'storyThrewException'];
      const ended = () => {
        for (const end of ends) channel.off(end, ended);
        resolve();
      };
      for (const end of ends) channel.on(end, ended);
      channel.emit('setCurrentStory', { storyId: shownId, viewMode: 'docs' });
    });
  }, id);
}

/** Waits until all stories have finished, because Storybook reloads the window if a page is left earlier. */
async function untilAtRest(page: Page): Promise<void> {
  await page.locator('.sbdocs-content, .sb-show-errordisplay').first().waitFor();
  await page.waitForFunction(() => {
    const stories: readonly { isPending(): boolean }[] = Reflect.get(Reflect.get(window, '__STORYBOOK_PREVIEW__'), 'storyRenders');
    return stories.every((story) => !story.isPending());
  });
  await untilStill(page);
}

/** Checks a docs page when it is idle. The mock worker may reload the window before, so retries. */
async function faultsAt(page: Page, id: string, tries = 3): Promise<string[]> {
  try {
    await turnTo(page, id);
    await untilAtRest(page);
    return await faultsShown(page);
  } catch (error) {
    if (tries === 1 || !String(error).includes('Execution context was destroyed')) throw error;
    return faultsAt(page, id, tries - 1);
  }
}

/** Opens docs pages one after another and returns their faults. */
async function faultsOfDocs(browser: Browser, url: string, ids: readonly string[]): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  // Stories in iframes are tested elsewhere.
  await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${url}/iframe.html?id=${ids[0]}&viewMode=docs&globals=theme:dark;locale:en-US`, {
    waitUntil: 'commit',
  });
  const found: string[] = [];
  for (const id of ids) {
    found.push(...(await faultsAt(page, id)).map((fault) => `${id}: ${fault}`));
    if (id !== 'ui-button--docs') continue;
    const props = await propsShown(page);
    for (const prop of ['intent', 'size', 'busy']) if (!props.includes(prop)) found.push(`${id}: the prop ${prop} is missing`);
  }
  await page.close();
  return found;
}

/** Search words and the components they should find. */
const sought = {
  按钮: 'ui-button',
  日期: 'ui-date-picker',
  money: 'ui-amount',
  modal: 'ui-dialog',
  stepper: 'ui-steps',
  颜色: 'foundations-基础-colour',
  间距: 'foundations-基础-spacing',
  弹窗: 'ui-dialog',
  空状态: 'ui-states',
  empty: 'ui-states',
  table: 'ui-data-table',
};

/** Checks that Storybook opens with the introduction, and that its search works in both languages. */
async function faultsOfSearch(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  const found: string[] = [];
  await page.goto(url);
  await page.waitForURL(/\?path=/);
  if (!page.url().includes('/docs/introduction')) found.push(`the first page is ${page.url()}`);
  for (const [word, id] of Object.entries(sought)) {
    await page.locator('#storybook-explorer-searchfield').fill(word);
    const shown = page.locator(`#storybook-explorer-menu [data-id^="${id}-"]`).first();
    if (
      !(await shown.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      ))
    )
      found.push(`${word} does not find ${id}`);
  }
  await page.close();
  return found;
}

/** Windows used in parallel, because most of the time is spent waiting for pages to be idle. */
const WINDOWS = 4;

const storybook = await serveStorybook();
const docs = storybook.docs.map(({ id }) => id).filter((id) => id.startsWith(process.argv[2] ?? ''));
const browser = await browserType.launch(chromium);
const found = storybook.docs
  .filter(({ title }) => !/\p{Script=Han}/u.test(title))
  .map(({ id, title }) => `${id}: ${title} has no Chinese name`);
try {
  await inParallel(inParts(docs, WINDOWS), WINDOWS, async (some) => void found.push(...(await faultsOfDocs(browser, storybook.url, some))));
  if (docs.length === storybook.docs.length) found.push(...(await faultsOfSearch(browser, storybook.url)));
} finally {
  await browser.close();
  storybook.close();
}
for (const line of found) console.error(line);
console.log(`${docs.length} docs pages opened, ${found.length} faults`);
process.exit(found.length > 0 ? 1 : 0);
