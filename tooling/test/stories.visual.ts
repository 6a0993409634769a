// Takes pictures of every story in both languages and both themes.
//   pnpm pictures:stories                         into pictures/stories
//   pnpm pictures:stories --only features-credit  the stories with this prefix
//   pnpm pictures:stories --compare <folder>      and names those that differ from the pictures of that folder
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium as browserType } from 'playwright';
import { chromium } from './chromium.ts';
import { Gallery, inParallel, locales, themes } from './gallery.ts';
import { serveStorybook } from './storybook.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'pictures', 'stories') },
    only: { type: 'string', default: '' },
    compare: { type: 'string' },
  },
});

const storybook = await serveStorybook();
const stories = storybook.stories.filter((id) => id.startsWith(values.only));

const browser = await browserType.launch(chromium);
const context = await browser.newContext({
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  timezoneId: 'Asia/Shanghai',
  locale: 'zh-CN',
});
const blank = await context.newPage();
const gallery = new Gallery(values.out, values.compare);
const broken: string[] = [];

const jobs = stories.flatMap((id) => locales.flatMap((locale) => themes.map((theme) => ({ id, locale, theme }))));
await inParallel(jobs, 3, async ({ id, locale, theme }) => {
  const page = await context.newPage();
  try {
    await page.goto(`${storybook.url}/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme}`);
    // Wait until the story is rendered and its play function has ended.
    await page.waitForFunction(
      () =>
        /^(finished|completed|errored|aborted)$/.test(
          String(Reflect.get(Reflect.get(Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {}, 'currentRender') ?? {}, 'phase')),
        ),
      undefined,
      {
        timeout: 30_000,
      },
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await gallery.keep(`${id}.${locale}.${theme}`, await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true }), blank);
  } catch (error) {
    broken.push(`${id} ${locale} ${theme}: ${String(error).split('\n')[0]}`);
  } finally {
    await page.close();
  }
});
await browser.close();
storybook.close();

for (const line of broken) console.error(line);
process.exit(gallery.report() || broken.length > 0 ? 1 : 0);
