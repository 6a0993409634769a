// Opens every story of the built Storybook with motion, in the window that its docs page gives it. Fails if a play function fails, or if the
// window has a different width than the story declares.
//   node tooling/test/plays.ts [prefix of story ids]
import { chromium as browserType, type Browser, type Page } from 'playwright';
import { windowOf } from '../../.storybook/viewports.ts';
import { chromium } from './chromium.ts';
import { inParallel, inParts } from './gallery.ts';
import { serveStorybook } from './storybook.ts';

/** As wide as a docs page in a window of 1440 px. */
const PAGE = { width: 998, height: 680 };

/** Shows a story in the same window and returns the failure of its play function and the width of the window. */
const turnTo = (page: Page, id: string): Promise<{ fault: string | undefined; width: number }> =>
  page.evaluate(async (storyId) => {
    const { channel } = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const fault = await new Promise<string | undefined>((resolve) => {
      let told: string | undefined;
      const fails = (error: unknown) => {
        told = error instanceof Object ? String(Reflect.get(error, 'message')) : String(error);
      };
      const threw = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored', 'storyMissing'];
      const finished = (end: { storyId: string; status: string }) => {
        if (end.storyId !== storyId) return;
        for (const name of threw) channel.off(name, fails);
        channel.off('storyFinished', finished);
        resolve(end.status === 'error' ? (told ?? 'failed') : told);
      };
      for (const name of threw) channel.on(name, fails);
      channel.on('storyFinished', finished);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      setTimeout(() => finished({ storyId, status: 'error' }), 60_000);
    });
    return { fault, width: window.innerWidth };
  }, id);

/** The size of the window that a story asks for. */
const windowFor = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const story = await Reflect.get(window, '__STORYBOOK_PREVIEW__').storyStoreValue.loadStory({ storyId });
    return story.storyGlobals as Record<string, unknown>;
  }, id);

async function faultsOf(browser: Browser, url: string, ids: readonly string[]): Promise<string[]> {
  const page = await browser.newPage({ viewport: PAGE, timezoneId: 'Asia/Shanghai', locale: 'zh-CN' });
  const found: string[] = [];
  const open = async () => {
    await page.goto(`${url}/iframe.html?id=${ids[0]}&viewMode=story&globals=a11y.manual:!true`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => Reflect.get(Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {}, 'currentRender') !== undefined,
      undefined,
      { timeout: 120_000 },
    );
  };
  await open();
  for (const id of ids) {
    try {
      const size = windowOf(await windowFor(page, id)) ?? PAGE;
      await page.setViewportSize(size);
      const { fault, width } = await turnTo(page, id);
      if (fault !== undefined) found.push(`${id}: ${fault.split('\n').slice(0, 3).join(' ')}`);
      if (width !== size.width) found.push(`${id}: its window is ${width} px wide, not ${size.width}`);
    } catch (error) {
      found.push(`${id}: ${String(error).split('\n')[0]}`);
      await open();
    }
  }
  await page.close();
  return found;
}

/** Windows used in parallel, because stories also wait. */
const WINDOWS = 3;

const storybook = await serveStorybook();
const stories = storybook.stories.filter((id) => id.startsWith(process.argv[2] ?? ''));
const browser = await browserType.launch(chromium);
const found: string[] = [];
try {
  await inParallel(inParts(stories, WINDOWS), WINDOWS, async (some) => void found.push(...(await faultsOf(browser, storybook.url, some))));
} finally {
  await browser.close();
  storybook.close();
}
for (const line of found.toSorted()) console.error(line);
console.log(`${stories.length} stories played, ${found.length} faults`);
process.exit(found.length > 0 ? 1 : 0);
