// Takes a picture of every story in both languages and both themes.
//   pnpm pictures:stories                         into pictures/stories
//   pnpm pictures:stories --only features-access  the stories whose id begins so
//   pnpm pictures:stories --compare <folder>      and names those that differ from the pictures of that folder
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium as browserType } from 'playwright';
import { chromium } from './chromium.ts';
import { Gallery, inParallel, locales, themes } from './gallery.ts';
import { freePort } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'storybook-static');
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'pictures', 'stories') },
    only: { type: 'string', default: '' },
    compare: { type: 'string' },
  },
});

interface Index {
  entries: Record<string, { id: string; type: string }>;
}

if (!existsSync(join(built, 'index.json'))) {
  console.error('Storybook is not built: pnpm build:storybook');
  process.exit(1);
}
const index: Index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const stories = Object.values(index.entries).filter((entry) => entry.type === 'story' && entry.id.startsWith(values.only));

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const server = createServer((request, response) => {
  const file = join(built, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname)));
  if (!file.startsWith(built) || !existsSync(file) || extname(file) === '') {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
});
const port = await freePort();
server.listen(port, '127.0.0.1');

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

const jobs = stories.flatMap(({ id }) => locales.flatMap((locale) => themes.map((theme) => ({ id, locale, theme }))));
await inParallel(jobs, 3, async ({ id, locale, theme }) => {
  const page = await context.newPage();
  try {
    await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme}`);
    // Rendered, and its play function has ended.
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
server.close();

for (const line of broken) console.error(line);
process.exit(gallery.report() || broken.length > 0 ? 1 : 0);
