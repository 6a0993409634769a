import { i18n } from '@lingui/core';
import { flushSync } from 'react-dom';
import { expect, waitFor } from 'storybook/test';
import { entriesOf } from '../tooling/tidy/catalog.ts';
import { messagesOf } from './messages.ts';

const chinese = /\p{Script=Han}/u;

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Patterns for the parts of a source message between tags, with placeholders matching anything. */
function piecesOf(message: string): RegExp[] {
  const cases = [...message.matchAll(/(?:other|one|=\d+) \{([^{}]*)\}/g)].flatMap(([, words]) => words ?? []);
  return (cases.length > 0 ? cases : [message])
    .flatMap((text) => text.split(/<\/?\w+\/?>/))
    .map((piece) => piece.trim())
    .filter((piece) => chinese.test(piece))
    .map((piece) => new RegExp(`^${escaped(piece).replaceAll(/\\\{[\w.]+\\\}|#/g, '.*')}$`, 'u'));
}

const catalogs = Object.entries(
  import.meta.glob<string>('../packages/**/locales/zh-CN.po', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([file, text]) => ({ file, ids: entriesOf(text).map(({ id }) => id) }));

/** Returns a predicate that tells whether a text is a message of one of the packages. */
function reader(packages: readonly string[]): (text: string) => boolean {
  const ids = catalogs
    .filter(({ file }) => packages.some((name) => file.startsWith(`../packages/${name}/`)))
    .flatMap((catalog) => catalog.ids);
  const plain = new Set(ids);
  const patterns = ids.filter((id) => /[{<]/.test(id)).flatMap(piecesOf);
  return (text) => plain.has(text) || patterns.some((pattern) => pattern.test(text));
}

/** Texts that a story passes to a component of a lower package are data, so stories are only checked for messages of their own package and those below. */
const readers = {
  ui: reader(['ui']),
  forms: reader(['ui', 'forms']),
  features: reader(['ui', 'forms', 'features']),
};
/**
 * Texts that may stay Chinese, by the prefix of the story id: data passed by the story or read from a file that happens to equal a catalog
 * message, and results of acts performed by the story, which keep the language in which they were created.
 */
const mayStay: Readonly<Record<string, RegExp>> = {
  'features-': /^(Yes, )?第 [\d.]+ 条$/,
  'features-sign-in--captcha': /^请输入图形验证码$/,
  'features-lists-list-page': /付款|供应商|合计|已过期限|应付明细|应付账款|开立审核|开立的链信|开立链信|登记的采购发票/,
  'features-lists-reason-dialog': /./,
  'features-fees-': /^(存证服务费|每枚 [\d.]+ 元|存证 \d+ 笔，每笔 [\d.]+ 元)$/,
  'features-fund-register': /^(账户管理费，待补录|金额与回单不符)$/,
  'features-pledge-review': /^授权后由/,
  'features-papers-import':
    /^(本企业是|发票类型|校验码后 6 位|开票日期|金额（不含税）|价税合计|购买方|销售方|数电专票|增值税普通发票|该发票已登记)$/,
  'features-issuance-batch': /^(货款|服务费)$/,
  'features-issuance-issue--returned': /^到期日与合同不符$/,
  'features-lenders-fees': /^银行流水中未查到该笔款项$/,
  'features-messages': /^(金额 [\d,.]+ 元|有一笔凭证待签收|转让已签收|期间暂停开立、转让与签收|00:00 至 04:00)$/,
  'features-permission-gate': /^开立链信$/,
  'features-registration-bank-check': /^(链信供应链金融服务平台|收款账号与户名不符|金额不符，还可尝试 2 次)$/,
  'features-registration-resubmit': /^法定代表人姓名与登记机关的信息不一致，请核对$/,
  'features-signing-batch-signing-dialog': /^(批量通过开立申请|共 3 笔，合计|已通过，等待签收|PIN 码错误，还可尝试)/,
  'features-signing-signing-dialog': /^(通过后向|PIN 码错误，还可尝试)/,
  'features-statements-service': /^(存证服务费|转让服务费|USB-Key 工本费)$/,
  'features-suppliers-merge': /^最多 10 个标签，放不下/,
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
const stays = (id: string, text: string) => Object.entries(mayStay).some(([start, texts]) => id.startsWith(start) && texts.test(text));

const isSentence = (id: string, text: string) =>
  id.startsWith('ui-') ? readers.ui(text) : id.startsWith('forms-') ? readers.forms(text) : readers.features(text);

/** Elements to skip: marked as Chinese, invisible, or notices and alert dialogs, which keep the language of the act that opened them. */
const NOT_READ = '[lang^="zh"], script, style, template, select[aria-hidden], [data-notices], [role="alertdialog"]';
const NAMED_BY = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];

/** Finds the Chinese texts on the page. */
function chineseTexts(): Set<string> {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null || element.closest(NOT_READ) !== null) continue;
    if (node instanceof Element) for (const name of NAMED_BY) texts.push(node.getAttribute(name) ?? '');
    else texts.push(node.textContent ?? '');
  }
  return new Set(texts.map((text) => text.trim()).filter((text) => chinese.test(text)));
}

/**
 * Switches the story to English and fails if a catalog message stays Chinese. Data (names of enterprises, banks and goods, typed reasons)
 * and elements with `lang="zh-CN"` may stay Chinese.
 */
export async function readInEnglish(id: string): Promise<void> {
  const messages = await messagesOf('en-US');
  document.documentElement.lang = 'en-US';
  flushSync(() => i18n.loadAndActivate({ locale: 'en-US', messages }));
  await waitFor(() => expect([...chineseTexts()].filter((text) => isSentence(id, text) && !stays(id, text))).toEqual([]), {
    timeout: 2000,
  });
}
