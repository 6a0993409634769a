import ts from 'typescript';
import { expect, test } from 'vitest';
import { entriesOf, type Entry } from './catalog.ts';
import { at, code, files, isProduct, isTest, parse, read, visit } from './source.ts';
import { wireExceptions, wireStem, wireWords } from './wire-words.ts';

const chinese = /\p{Script=Han}/u;

test('wire names are only used in packages/api', () => {
  const exempt = ['packages/api/', ...Object.keys(wireExceptions)];
  // Server tests and end-to-end tests use the wire format directly.
  const spoken = code.filter((file) => !exempt.some((place) => file.startsWith(place)) && !(file.startsWith('apps/') && isTest(file)));
  const leaks = spoken.flatMap((file) => {
    const found: string[] = [];
    visit(parse(file), (node) => {
      const name =
        ts.isIdentifier(node) ||
        (ts.isStringLiteral(node) &&
          ((ts.isPropertyAssignment(node.parent) && node.parent.name === node) || ts.isElementAccessExpression(node.parent)))
          ? node.text
          : '';
      if (wireWords.has(name) || wireStem.test(name)) found.push(`${at(file, node)} ${name}`);
    });
    return found;
  });
  expect(leaks).toEqual([]);
});

const macros = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal', 'msg', 't', 'plural', 'select', 'selectOrdinal', 'defineMessage']);

function insideMacro(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    if (ts.isJsxElement(at) && macros.has(at.openingElement.tagName.getText())) return true;
    if (ts.isJsxSelfClosingElement(at) && macros.has(at.tagName.getText())) return true;
    if (ts.isTaggedTemplateExpression(at) && macros.has(at.tag.getText())) return true;
    if (ts.isCallExpression(at) && macros.has(at.expression.getText())) return true;
  }
  return false;
}

/** Packages with catalogs. `domain`, `api` and the server contain data and documents, not interface messages. */
const translated = code.filter((file) => isProduct(file) && /^(packages\/(ui|forms|features)|apps\/portal)\//.test(file));

/** Names that are not translated: languages in their own name, and the bank's name for a voucher. */
const properNouns = new Set(['中文', '简体中文', '链信']);
/** Texts shown in both languages at once, because no script can run. */
const isData = (file: string) =>
  // Words that files of other origin have, which are read and never shown.
  file.endsWith('-heads.ts') || file === 'apps/portal/src/brand.ts' || file === 'packages/features/src/portal/vite/outdated-page.ts';
/** Legal names, which are always shown in both languages. */
const legalNames = new Set(['应收账款电子凭证', 'ELECTRONIC RECEIVABLE VOUCHER']);
/** Names of keyboard keys are not translated. */
const isKeyName = (node: ts.Node) => ts.isJsxElement(node.parent) && /^kbd$/i.test(node.parent.openingElement.tagName.getText());

test('every Chinese text of the interface is in a Lingui macro', () => {
  const loose = translated
    .filter((file) => !isData(file))
    .flatMap((file) => {
      const found: string[] = [];
      visit(parse(file), (node) => {
        const text =
          ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
            ? node.text
            : '';
        if (chinese.test(text) && !properNouns.has(text.trim()) && !legalNames.has(text) && !insideMacro(node))
          found.push(`${at(file, node)} ${text.trim()}`);
      });
      return found;
    });
  expect(loose).toEqual([]);
});

const spokenAttributes = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title', 'label']);

test('no text of the interface bypasses translation', () => {
  const loose = translated
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const found: string[] = [];
      visit(parse(file), (node) => {
        const words = /\p{L}{2,}/u;
        if (
          ts.isJsxText(node) &&
          words.test(node.text) &&
          !properNouns.has(node.text.trim()) &&
          node.text.trim() !== 'English' &&
          !isKeyName(node) &&
          !insideMacro(node)
        )
          found.push(`${at(file, node)} ${node.text.trim()}`);
        if (
          ts.isJsxAttribute(node) &&
          spokenAttributes.has(node.name.getText()) &&
          node.initializer !== undefined &&
          ts.isStringLiteral(node.initializer)
        ) {
          if (words.test(node.initializer.text)) found.push(`${at(file, node)} ${node.initializer.text}`);
        }
      });
      return found;
    });
  expect(loose).toEqual([]);
});

/** Files that may contain the product name: its default, and the first version of texts that people have agreed to. */
const namesProduct = new Set([
  'apps/server/src/platform/config/settings.ts',
  'apps/server/src/business/foundation/documents/texts/user-agreement.ts',
  'apps/server/src/business/foundation/documents/amendments.ts',
]);

test('texts of the server and the domain do not contain the product name, which the bank chooses', () => {
  const spoken = code.filter(
    (file) => isProduct(file) && /^(packages\/domain|apps\/server)\/src\/(?!sandbox\/|testing\/)/.test(file) && !namesProduct.has(file),
  );
  const named = spoken.flatMap((file) => {
    const found: string[] = [];
    visit(parse(file), (node) => {
      const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : '';
      if (/链信(?!息)|Chainletter/.test(text)) found.push(`${at(file, node)} ${text}`);
    });
    return found;
  });
  expect(named).toEqual([]);
});

const catalogs = files.filter((file) => file.endsWith('.po'));

test('English catalogs are complete', () => {
  const empty = catalogs
    .filter((file) => file.endsWith('/en-US.po'))
    .flatMap((file) =>
      entriesOf(read(file))
        .filter((entry) => !entry.obsolete && entry.text === '')
        .map((entry) => `${file}: ${entry.id}`),
    );
  expect(empty).toEqual([]);
});

test('English catalogs are written in English', () => {
  const odd = catalogs
    .filter((file) => file.endsWith('/en-US.po'))
    .flatMap((file) =>
      entriesOf(read(file))
        .filter((entry) => chinese.test([...properNouns].reduce((text, noun) => text.replaceAll(noun, ''), entry.text)))
        .map((entry) => `${file}: ${entry.text}`),
    );
  expect(odd).toEqual([]);
});

test('both languages use the same placeholders', () => {
  const placeholders = (text: string) =>
    [...new Set([...text.matchAll(/[{<]\/?(\w+)/g)].map((match) => match[1] ?? ''))].toSorted((a, b) => a.localeCompare(b)).join(' ');
  const plain = (entry: Entry) => !/, (plural|select|selectordinal),/.test(entry.id + entry.text);
  const odd = catalogs
    .filter((file) => file.endsWith('/en-US.po'))
    .flatMap((file) =>
      entriesOf(read(file))
        .filter((entry) => !entry.obsolete && entry.text !== '' && plain(entry) && placeholders(entry.id) !== placeholders(entry.text))
        .map((entry) => `${file}: ${entry.id} → ${entry.text}`),
    );
  expect(odd).toEqual([]);
});

test('catalogs contain no obsolete messages', () => {
  expect(
    catalogs.flatMap((file) =>
      entriesOf(read(file))
        .filter((entry) => entry.obsolete)
        .map((entry) => `${file}: ${entry.id}`),
    ),
  ).toEqual([]);
});

/** English words that the product does not use, and the terms to use instead. */
const NOT_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/chain[ -]?letter(?!.*[Ss]upply)/i, 'Chainletter is the product; what is issued and signed for is a voucher'],
  [/\b10k\b/i, 'large amounts are counted in thousands'],
  [/[\d}] ?(CNY|yuan)\b(?! thousand)/, 'CNY stands before its amount'],
  [/\b(console|dashboard)\b/i, 'a workbench'],
  [/\bcompany\b(?! news)/i, 'an enterprise'],
  [/\bloan\b/i, 'a financing'],
  [/\be-mail\b/i, 'email'],
  [/\bcertified\b/i, 'verified'],
  [/\bthe other side\b/i, 'the party by its part: issuer, transferor, recipient'],
];

test('English texts use one term for each concept', () => {
  const odd = catalogs
    .filter((file) => file.endsWith('/en-US.po'))
    .flatMap((file) =>
      entriesOf(read(file)).flatMap(({ id, text }) =>
        NOT_ENGLISH.filter(([word]) => word.test(text)).map(([, instead]) => `${file}: ${id} → ${text}: ${instead}`),
      ),
    );
  expect(odd).toEqual([]);
});

test('no party is called 对方 where several parties are possible', () => {
  const parties = ['home', 'issuance', 'transfer', 'voucher', 'application', 'review', 'signing', 'terms', 'messages', 'lists', 'help'];
  const theirs = catalogs.filter((file) => parties.some((name) => file.endsWith(`/${name}/locales/zh-CN.po`)));
  expect(theirs).toHaveLength(parties.length);
  const unnamed = theirs.flatMap((file) =>
    entriesOf(read(file))
      .filter(({ id }) => /对方|对手方/.test(id))
      .map(({ id }) => `${file}: ${id}`),
  );
  expect(unnamed).toEqual([]);
});

/** Catalogs are merged at runtime by text and context, so the last translation would win. */
test('the same text has the same English translation in every catalog', () => {
  const said = new Map<string, Map<string, string>>();
  for (const file of catalogs.filter((one) => one.endsWith('/en-US.po')))
    for (const { id, context, text } of entriesOf(read(file))) {
      const key = context === '' ? id : `${id} (${context})`;
      if (text !== '') said.set(key, (said.get(key) ?? new Map<string, string>()).set(text, file));
    }
  const torn = [...said].filter(([, ways]) => ways.size > 1);
  expect(torn.map(([key, ways]) => `${key}: ${[...ways].map(([text, file]) => `“${text}” in ${file}`).join(', ')}`)).toEqual([]);
});
