// Takes the pictures of the operation guide from the running product with sandbox data, in one size and every language.
//   pnpm pictures:guide               all pictures, into the portal's public folder
//   pnpm pictures:guide --only issu   only pictures with this name prefix
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium as browserType, type Page } from 'playwright';
import { GUIDE_PICTURE_SIZE, GUIDE_PICTURES, guidePictureFile } from '../../packages/features/src/enterprise/help/guide/pictures.ts';
import { chromium } from './chromium.ts';
import { locales } from './gallery.ts';
import type { PictureTable } from './picture-table.ts';
import { startServer } from './server.ts';

/** Maximum size of a picture, as they are also loaded on phones. */
const BYTES_MAX = 40 * 1024;
const QUALITIES = [70, 60, 50, 40, 30, 20, 14, 10];

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'apps', 'portal', 'public', 'guide') },
    only: { type: 'string', default: '' },
    url: { type: 'string' },
  },
});
const { pictures, setAppearance, signIn }: PictureTable = await import(join(root, 'apps', 'portal', 'e2e', 'pictures.table.ts'));

/** A WebP screenshot in the best quality within the size limit. */
async function webpOf(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= BYTES_MAX) return picture;
  }
  throw new Error('the page is too complex for a small picture');
}

/** Waits until the page is complete: nothing is busy, and it does not change for a second. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (let before = ''; ;) {
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await wait(1000);
    const now = (await page.screenshot({ caret: 'hide' })).toString('base64');
    if (now === before) return;
    before = now;
  }
}

const server = values.url === undefined ? await startServer() : undefined;
const browser = await browserType.launch(chromium);
for (const name of GUIDE_PICTURES.filter((one) => one.startsWith(values.only))) {
  const shown = pictures.find((picture) => picture.name === name);
  if (shown?.account === undefined) throw new Error(`${name} is not in the table of pictures, or has no account.`);
  const context = await browser.newContext({
    baseURL: values.url ?? server?.url ?? '',
    viewport: GUIDE_PICTURE_SIZE,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  await signIn(await context.newPage(), shown.account);
  for (const locale of locales) {
    const page = await context.newPage();
    await setAppearance(page, locale, 'light');
    await page.goto(`/#${shown.route}`);
    await settled(page);
    await shown.before?.(page);
    await settled(page);
    const file = join(values.out, guidePictureFile(name, locale));
    mkdirSync(dirname(file), { recursive: true });
    const picture = await webpOf(page);
    writeFileSync(file, picture);
    console.log(`${guidePictureFile(name, locale)} ${Math.ceil(picture.length / 1024)} kB`);
    await page.close();
  }
  await context.close();
}
await browser.close();
await server?.stop();
