// Takes pictures of every screen of the portal at three widths, in both languages and both themes, on a new sandbox.
//   pnpm pictures                     into pictures/screens
//   pnpm pictures --only voucher      only screens with this name prefix
//   pnpm pictures --widths 390        only at these widths
//   pnpm pictures --compare <folder>  also lists the differences from the pictures in that folder
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium as browserType, type BrowserContextOptions, type Request } from 'playwright';
import { chromium } from './chromium.ts';
import { Gallery, inParallel, locales, themes } from './gallery.ts';
import type { PictureTable } from './picture-table.ts';
import { startServer } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'pictures', 'screens') },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,800,1440' },
    compare: { type: 'string' },
    url: { type: 'string' },
  },
});
const widths = values.widths.split(',').map(Number);
const heights: Record<number, number> = { 390: 844, 800: 1100, 1440: 900 };
const table: PictureTable = await import(join(root, 'apps', 'portal', 'e2e', 'pictures.table.ts'));

const server = values.url === undefined ? await startServer() : undefined;
const baseURL = values.url ?? server?.url ?? '';
const browser = await browserType.launch(chromium);
const common: BrowserContextOptions = { baseURL, timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' };
const blank = await browser.newPage();
const gallery = new Gallery(values.out, values.compare);
const broken: string[] = [];
const chosen = table.pictures.filter((picture) => picture.name.startsWith(values.only));

// One sign-in per account; all its windows share the cookies.
const sessions = new Map<string, Awaited<ReturnType<Awaited<ReturnType<typeof browser.newContext>>['storageState']>>>();
for (const account of new Set(chosen.flatMap((picture) => picture.account ?? []))) {
  const context = await browser.newContext({ ...common, locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  await table.signIn(await context.newPage(), account);
  sessions.set(account, await context.storageState());
  await context.close();
}

/** Runs in the page: renders offscreen content, and waits for fonts and images. */
async function whole(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  for (const image of document.images) image.loading = 'eager';
  // An image that fails to load is shown as broken.
  await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => undefined))]);
}

const looks = locales.flatMap((locale) => themes.flatMap((theme) => widths.map((width) => ({ locale, theme, width }))));
await inParallel(
  chosen.flatMap((picture) => looks.map((look) => ({ ...picture, ...look }))),
  3,
  async ({ name, account, route, before, unfinished, locale, theme, width }) => {
    const storageState = account === undefined ? undefined : sessions.get(account);
    const viewport = { width, height: heights[width] ?? 900 };
    const context = await browser.newContext({
      ...common,
      locale,
      colorScheme: theme,
      viewport,
      hasTouch: width < 600,
      ...(storageState === undefined ? {} : { storageState }),
    });
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    try {
      await table.setAppearance(page, locale, theme);
      await page.goto(`/#${route}`);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await before?.(page);
      if (unfinished !== true) await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
      await page.evaluate(whole);
      if (unfinished !== true) await Promise.all(requests.map((request) => request.response()));
      await gallery.keep(
        `${name}.${locale}.${theme}.${width}`,
        await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true }),
        blank,
      );
    } catch (error) {
      broken.push(`${name} ${locale} ${theme} ${width}: ${String(error).split('\n')[0]}`);
    } finally {
      await context.close();
    }
  },
);
await browser.close();
await server?.stop();

for (const line of broken) console.error(line);
process.exit(gallery.report() || broken.length > 0 ? 1 : 0);
