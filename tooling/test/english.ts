// Shows every story in English and fails where a sentence of a catalog is still Chinese; opens every docs page and the search.
// What is data (names of enterprises, banks, goods, reasons that a person typed) or marked as Chinese (`lang="zh-CN"`) may stay so.
//   node tooling/test/english.ts [beginning of story ids]
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as browserType, type Page } from 'playwright';
import { entriesOf } from '../tidy/catalog.ts';
import { chromium } from './chromium.ts';
import { faultsOfDocs, faultsOfSearch } from './docs-pages.ts';
import { inParallel } from './gallery.ts';
import { showStill, watchTimers } from './show-still.ts';
import { serveStorybook } from './storybook.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const chinese = /\p{Script=Han}/u;

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The pieces of a source message as they stand between tags on the page, with anything in place of its values. */
function piecesOf(message: string): RegExp[] {
  const cases = [...message.matchAll(/(?:other|one|=\d+) \{([^{}]*)\}/g)].flatMap(([, words]) => words ?? []);
  return (cases.length > 0 ? cases : [message])
    .flatMap((text) => text.split(/<\/?\w+\/?>/))
    .map((piece) => piece.trim())
    .filter((piece) => chinese.test(piece))
    .map((piece) => new RegExp(`^${escaped(piece).replaceAll(/\\\{[\w.]+\\\}|#/g, '.*')}$`, 'u'));
}

const catalogs = globSync('packages/**/locales/zh-CN.po', { cwd: root, exclude: (name) => /node_modules|dist/.test(name) }).map((file) => ({
  file,
  entries: entriesOf(readFileSync(join(root, file), 'utf8')),
}));

/** Whether a text is a sentence of one of these packages. */
function reader(packages: readonly string[]): (text: string) => boolean {
  const ids = catalogs
    .filter(({ file }) => packages.some((name) => file.startsWith(`packages/${name}/`)))
    .flatMap(({ entries }) => entries.map((entry) => entry.id));
  const plain = new Set(ids);
  const patterns = ids.filter((id) => /[{<]/.test(id)).flatMap(piecesOf);
  return (text) => plain.has(text) || patterns.some((pattern) => pattern.test(text));
}

/** What a story hands to a part of a lower package is data there: each is read for the words of its own package and those below. */
const readers = {
  ui: reader(['ui']),
  forms: reader(['ui', 'forms']),
  features: reader(['ui', 'forms', 'features']),
};
/** Texts that stories hand to a part and that happen to be sentences of a catalog as well, by the beginning of the stories' ids. */
const handedOver: Readonly<Record<string, RegExp>> = {
  'features-': /^(Yes, )?第 [\d.]+ 条$/,
  'features-acting-reason-dialog': /./,
  'features-fees-': /^(存证服务费|每枚 [\d.]+ 元|存证 \d+ 笔，每笔 [\d.]+ 元)$/,
  'features-fund-register': /^(账户管理费，待补录|金额与回单不符)$/,
  'features-issuance-issue--returned': /^到期日与合同不符$/,
  'features-lending-fees': /^银行流水中未查到该笔款项$/,
  'features-messages': /^(金额 [\d,.]+ 元|有一笔凭证待签收|转让已签收|期间暂停开立、转让与签收|00:00 至 04:00)$/,
  'features-permission-gate': /^开立链信$/,
  'features-registration-bank-check': /^(链信供应链金融服务平台|收款账号与户名不符)$/,
  'features-signing-batch-signing-dialog': /^(批量通过开立申请|共 3 笔，合计)/,
  'features-signing-signing-dialog': /^通过后向/,
  'features-statements-service': /^(存证服务费|转让服务费|USB-Key 工本费)$/,
  'features-transfer-records': /^(收款账号与户名不符|合同未约定凭证支付)$/,
  'features-voucher-face': /^(待签收|正常持有|待复核|部分结清)$/,
  'forms-fields': /^(金额|图形验证码)$/,
  'ui-calendar-heat': /^休$/,
  'ui-data-table': /^状态$/,
  'ui-dialog': /^取消$/,
  'ui-dropdown-menu': /^更多$/,
  'ui-icon-button': /^(更多|关闭)$/,
  'ui-radio-group': /^(行高|标准|紧凑)$/,
  'ui-shell': /^状态$/,
  'ui-status-chips': /^状态$/,
  'ui-toast': /^提示$/,
};
const isData = (id: string, text: string) => Object.entries(handedOver).some(([start, texts]) => id.startsWith(start) && texts.test(text));

const isSentence = (id: string, text: string) =>
  id.startsWith('ui-') ? readers.ui(text) : id.startsWith('forms-') ? readers.forms(text) : readers.features(text);

/** The Chinese texts on the page that are not marked as Chinese. */
function chineseOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element === null || element.closest('[lang^="zh"], script, style, template, .sb-errordisplay') !== null) continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) texts.push(node.getAttribute(name) ?? '');
      else texts.push(node.textContent ?? '');
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => /\p{Script=Han}/u.test(text)))];
  });
}

/** Most of a story's time is waiting for it to come to rest. */
const WINDOWS = 4;

const inParts = (ids: readonly string[]) => {
  const part = Math.ceil(ids.length / WINDOWS);
  return Array.from({ length: WINDOWS }, (_, at) => ids.slice(at * part, (at + 1) * part)).filter((some) => some.length > 0);
};

const storybook = await serveStorybook();
const isChosen = (id: string) => id.startsWith(process.argv[2] ?? '');
const stories = storybook.stories.filter(isChosen);
const docs = storybook.docs.map(({ id }) => id).filter(isChosen);
/** Where each window begins: a story that stands there already when it is asked for would never say that it has come. */
const introduction = storybook.docs.find(({ title }) => title.startsWith('introduction'))?.id ?? '';
const browser = await browserType.launch(chromium);
const found = storybook.docs.filter(({ title }) => !chinese.test(title)).map(({ id, title }) => `${id}: ${title} has no Chinese name`);
try {
  await inParallel(inParts(stories), WINDOWS, async (some) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', timezoneId: 'Asia/Shanghai' });
    await watchTimers(page);
    // Storybook would have axe look at every story it shows, and here nobody asks what axe says: that is for the stage of the stories.
    await page.goto(
      `${storybook.url}/iframe.html?id=${encodeURIComponent(introduction)}&viewMode=docs&globals=locale:en-US;a11y.manual:!true`,
    );
    await page.waitForFunction(() => Reflect.get(Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {}, 'currentRender') !== undefined);
    for (const id of some) {
      await showStill(page, id);
      for (const text of await chineseOn(page)) if (isSentence(id, text) && !isData(id, text)) found.push(`${id}: ${text}`);
    }
  });
  await inParallel(inParts(docs), WINDOWS, async (some) => void found.push(...(await faultsOfDocs(browser, storybook.url, some))));
  if (docs.length === storybook.docs.length) found.push(...(await faultsOfSearch(browser, storybook.url)));
} finally {
  await browser.close();
  storybook.close();
}
for (const line of found) console.error(line);
console.log(`${stories.length} stories in English and ${docs.length} docs pages opened, ${found.length} faults`);
process.exit(found.length > 0 ? 1 : 0);
