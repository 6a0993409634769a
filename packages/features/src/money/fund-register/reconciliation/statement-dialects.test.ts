import { formatMoney, yuanOf, fen, addDays, civilDate, type CivilDate, type ImportedLine } from '@lianxin/domain';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readSheet } from '../../../platform/sheet-import/index.ts';
import { readBytes } from '../../../platform/sheet-import/reading/read-bytes.ts';
import { linesOf, statementSheet } from './read-statement.ts';

/** The lines of a statement, to be written in the formats of banks and spreadsheets. */
const FIRST = civilDate('2026-11-03') ?? expect.fail();
const truthOf = (amounts: readonly number[]): ImportedLine[] => {
  let balance = 10_000_000_000n;
  return amounts.map((amount, index) => {
    balance += BigInt(amount);
    return {
      bookedOn: addDays(FIRST, index),
      direction: amount > 0 ? 'in' : 'out',
      amount: fen(BigInt(Math.abs(amount))),
      serial: `HD2026${String(index).padStart(6, '0')}`,
      counterpartyName: index % 2 === 0 ? '示例物流有限公司' : '云岭（集团）有限公司',
      counterpartyNumber: `62220200000000001${String(index).padStart(2, '0')}`,
      summary: index % 3 === 0 ? '货款，11月' : '运费"急"',
      balanceAfter: fen(balance),
    };
  });
};

type Row = Readonly<Record<'day' | 'in' | 'out' | 'amount' | 'side' | 'balance' | 'serial' | 'name' | 'number' | 'summary', string>>;

const DAYS: Readonly<Record<string, (day: CivilDate) => string>> = {
  iso: (day) => day,
  slashes: (day) => day.split('-').map(Number).join('/'),
  dots: (day) => day.replaceAll('-', '.'),
  digits: (day) => day.replaceAll('-', ''),
  digitsAndTime: (day) => `${day.replaceAll('-', '')} 102231`,
  fourteen: (day) => `${day.replaceAll('-', '')}102231`,
  time: (day) => `${day} 10:22:31`,
  shortTime: (day) => `${day.split('-').map(Number).join('/')} 9:05`,
  chinese: (day) => day.replace('-', '年').replace('-', '月') + '日',
  weekday: (day) => `${day} 星期二`,
  isoTime: (day) => `${day}T00:00:00`,
  fullWidth: (day) => day.replaceAll(/[\d-]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0)),
  spaced: (day) => day.replaceAll('-', ' - '),
};
const AMOUNTS: Readonly<Record<string, (amount: bigint) => string>> = {
  plain: (amount) => yuanOf(fen(amount)),
  separated: (amount) => formatMoney(fen(amount)),
  yuan: (amount) => `${formatMoney(fen(amount))}元`,
  sign: (amount) => `¥${formatMoney(fen(amount))}`,
  currency: (amount) => `CNY ${formatMoney(fen(amount))}`,
  fourDecimals: (amount) => `${yuanOf(fen(amount))}00`,
  fullWidth: (amount) =>
    formatMoney(fen(amount)).replaceAll(/[\d.,]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0)),
};
const EMPTIES = ['', '-', '--', '—', '0.00'] as const;
const TRACES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => (/^\d{12,}$/.test(text) ? `'${text}` : text),
  (text) => `${text}\u200B`,
  (text) => `\u202D${text}\u202C`,
  (text) => ` ${text}\u3000`,
];
/** Headers of the template and of banks. */
const HEADS: readonly (readonly (readonly [key: keyof Row, head: string])[])[] = [
  [
    ['day', '交易日期'],
    ['in', '收入金额'],
    ['out', '支出金额'],
    ['balance', '余额'],
    ['serial', '流水号'],
    ['name', '对方户名'],
    ['number', '对方账号'],
    ['summary', '摘要'],
  ],
  [
    ['day', '*交易日期'],
    ['in', '收入金额（元）'],
    ['out', '支出金额（元）'],
    ['balance', '余 额'],
    ['serial', '流水号（选填）'],
    ['name', '对方户名'],
    ['number', '对方帐号'],
    ['summary', '摘要'],
  ],
  // ICBC
  [
    ['number', '对方账号'],
    ['day', '交易时间'],
    ['side', '借/贷'],
    ['out', '借方发生额'],
    ['in', '贷方发生额'],
    ['summary', '摘要'],
    ['name', '对方单位名称'],
    ['balance', '余额'],
    ['serial', '交易流水号'],
  ],
  // CCB
  [
    ['day', '交易时间'],
    ['out', '借方发生额（支取）'],
    ['in', '贷方发生额（收入）'],
    ['balance', '余额'],
    ['name', '对方户名'],
    ['number', '对方账号'],
    ['summary', '摘要'],
    ['serial', '账户明细编号-交易流水号'],
  ],
  // CMB
  [
    ['day', '交易日'],
    ['out', '借方金额'],
    ['in', '贷方金额'],
    ['balance', '余额'],
    ['summary', '摘要'],
    ['serial', '流水号'],
    ['name', '收/付方名称'],
    ['number', '收/付方账号'],
  ],
  // ABC
  [
    ['day', '交易日期'],
    ['amount', '交易金额'],
    ['balance', '本次余额'],
    ['name', '对方户名'],
    ['number', '对方账号'],
    ['serial', '日 志 号'],
    ['summary', '交易附言'],
  ],
  // An amount with its side
  [
    ['day', '记账日期'],
    ['side', '借贷标志'],
    ['amount', '发生额'],
    ['balance', '账户余额'],
    ['serial', '交易流水号'],
    ['name', '对手户名'],
    ['number', '对手账号'],
    ['summary', '用途'],
  ],
];
const SIDE_WORDS = [
  ['贷', '借'],
  ['收入', '支出'],
  ['C', 'D'],
  ['收', '付'],
] as const;
const TITLES: readonly (readonly string[])[] = [
  [],
  ['明细查询文件下载', ''],
  ['账户交易明细（2026年11月）', '账号: 1400****8846', '单位：元'],
  ['', '  ', '银行对账单'],
];
const ENDS: readonly (readonly string[])[] = [[], ['合计'], ['', '人民币合计'], ['以上为全部明细']];

const dialects = fc.record({
  head: fc.nat(HEADS.length - 1),
  day: fc.constantFrom(...Object.keys(DAYS)),
  amount: fc.constantFrom(...Object.keys(AMOUNTS)),
  empty: fc.constantFrom(...EMPTIES),
  trace: fc.nat(TRACES.length - 1),
  sides: fc.constantFrom(...SIDE_WORDS),
  title: fc.constantFrom(...TITLES),
  end: fc.constantFrom(...ENDS),
  newestFirst: fc.boolean(),
});
type Dialect = typeof dialects extends fc.Arbitrary<infer One> ? One : never;

/** A table in one dialect: titles, header, lines, total. */
function tableIn(dialect: Dialect, truth: readonly ImportedLine[]): string[][] {
  const columns = HEADS[dialect.head] ?? expect.fail();
  const day = DAYS[dialect.day] ?? expect.fail();
  const money = AMOUNTS[dialect.amount] ?? expect.fail();
  const trace = TRACES[dialect.trace] ?? expect.fail();
  const hasSide = columns.some(([key]) => key === 'side');
  const lines = truth.map((line): Row => {
    const isIn = line.direction === 'in';
    const amount = money(line.amount);
    return {
      day: day(line.bookedOn),
      in: isIn ? amount : dialect.empty,
      out: isIn ? dialect.empty : amount,
      amount: isIn || hasSide ? amount : `-${amount}`,
      side: isIn ? dialect.sides[0] : dialect.sides[1],
      balance: money(line.balanceAfter ?? expect.fail()),
      serial: line.serial,
      name: line.counterpartyName,
      number: line.counterpartyNumber,
      summary: line.summary,
    };
  });
  const cells = (dialect.newestFirst ? lines.toReversed() : lines).map((line) => columns.map(([key]) => trace(line[key])));
  const ends = dialect.end.map((text) =>
    text.endsWith('合计') ? [text, ...columns.slice(1).map(([key]) => (key === 'in' ? '1.00' : ''))] : [text],
  );
  return [...dialect.title.map((text) => [text]), columns.map(([, head]) => head), ...cells, ...ends];
}

const encodeGbk = (() => {
  const byText = new Map<string, readonly [number, number]>();
  const decoder = new TextDecoder('gb18030');
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1)
      if (trail !== 0x7f) byText.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail]);
  return (text: string): Uint8Array | undefined => {
    const bytes: number[] = [];
    for (const sign of text) {
      const pair = byText.get(sign);
      if (sign < '\u0080') bytes.push(sign.charCodeAt(0));
      else if (pair) bytes.push(...pair);
      else return undefined;
    }
    return new Uint8Array(bytes);
  };
})();
const encodeUtf16 = (text: string, mark: boolean): Uint8Array =>
  new Uint8Array(new Uint16Array(Array.from(mark ? `\uFEFF${text}` : text, (sign) => sign.charCodeAt(0))).buffer);
const ENCODINGS: Readonly<Record<string, (text: string) => Uint8Array>> = {
  utf8: (text) => strToU8(text),
  utf8Mark: (text) => strToU8(`\uFEFF${text}`),
  utf16: (text) => encodeUtf16(text, true),
  utf16NoMark: (text) => encodeUtf16(text, false),
  // Text that GBK cannot encode is written in UTF-8.
  gbk: (text) => encodeGbk(text) ?? strToU8(`\uFEFF${text}`),
};

const texts = fc.record({
  encoding: fc.constantFrom(...Object.keys(ENCODINGS)),
  separator: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  quotes: fc.constantFrom('needed', 'all', 'equals'),
  tabs: fc.boolean(),
  sepLine: fc.boolean(),
  ctrlZ: fc.boolean(),
});
type Text = typeof texts extends fc.Arbitrary<infer One> ? One : never;

function textFile(
  table: readonly (readonly string[])[],
  { encoding, separator, lineEnd, quotes, tabs, sepLine, ctrlZ }: Text,
): ArrayBuffer {
  const cell = (written: string): string => {
    const text = tabs && separator !== '\t' && written !== '' ? `${written}\t` : written;
    if (quotes === 'equals' && /^\d{10,}$/.test(text)) return `="${text}"`;
    const isNeeded = /["\r\n]/.test(text) || text.includes(separator);
    return quotes === 'all' || isNeeded ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = table.map((row) => row.map(cell).join(separator));
  const text = `${sepLine ? `sep=${separator}${lineEnd}` : ''}${lines.join(lineEnd)}${lineEnd}${ctrlZ ? '\u001A' : ''}`;
  const bytes = (ENCODINGS[encoding] ?? expect.fail())(text);
  return new Uint8Array(bytes).buffer;
}

const workbooks = fc.record({
  epoch: fc.constantFrom(undefined, '1', 'true', 'TRUE', 'on', '0'),
  serials: fc.boolean(),
  isoCells: fc.boolean(),
  strings: fc.constantFrom('inline', 'shared', 'formulaText'),
  separator: fc.constantFrom('/', '\\'),
  prefix: fc.boolean(),
  absolute: fc.boolean(),
  decoy: fc.constantFrom(undefined, 'hidden', 'veryHidden', 'behind', 'before'),
  carriage: fc.boolean(),
});
type Workbook = typeof workbooks extends fc.Arbitrary<infer One> ? One : never;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const MS_PER_DAY = 86_400_000;

function workbookFile(table: readonly (readonly string[])[], dayKind: string, wb: Workbook): ArrayBuffer {
  const is1904 = wb.epoch !== undefined && wb.epoch !== '0';
  const shared: string[] = [];
  const zero = Date.parse(is1904 ? '1904-01-01' : '1899-12-30');
  const cell = (text: string, place: string): string => {
    if (text === '') return '';
    if (dayKind === 'iso' && /^\d{4}-\d\d-\d\d$/.test(text)) {
      if (wb.serials) return `<c r="${place}"><v>${(Date.parse(text) - zero) / MS_PER_DAY + 0.4}</v></c>`;
      if (wb.isoCells) return `<c r="${place}" t="d"><v>${text}T00:00:00</v></c>`;
    }
    const written = escapeXml(wb.carriage ? `${text}_x000D_` : text);
    if (wb.strings === 'inline') return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${written}</t></is></c>`;
    if (wb.strings === 'formulaText') return `<c r="${place}" t="str"><v>${written}</v></c>`;
    shared.push(written);
    return `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`;
  };
  const xmlOf = (rows: readonly (readonly string[])[]) =>
    `<?xml version="1.0"?><worksheet><sheetData>${rows
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((text, column) => cell(text, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  const real = xmlOf(table);
  const decoy = xmlOf([
    ['字典', '值'],
    ['收入', '1'],
  ]);
  const state = wb.decoy === 'hidden' || wb.decoy === 'veryHidden' ? ` state="${wb.decoy}"` : '';
  const sheets = ['<sheet name="明细" sheetId="2" r:id="rId2"/>', `<sheet name="字典" sheetId="1"${state} r:id="rId1"/>`];
  const listed = wb.decoy === undefined ? sheets.slice(0, 1) : wb.decoy === 'behind' ? sheets : sheets.toReversed();
  const path = (name: string) => ['xl', ...name.split('/')].join(wb.separator);
  const target = (name: string) => (wb.absolute ? `/xl/worksheets/${name}` : `worksheets${wb.separator}${name}`);
  const tag = (xml: string) => (wb.prefix ? xml.replaceAll(/<(\/?)(?!\?)/g, '<$1x:') : xml);
  const parts = {
    [path('workbook.xml')]: tag(
      `<workbook xmlns:r="r">${wb.epoch === undefined ? '' : `<workbookPr date1904="${wb.epoch}"/>`}<sheets>${listed.join('')}</sheets></workbook>`,
    ),
    [path('_rels/workbook.xml.rels')]:
      `<Relationships><Relationship Id="rId1" Target="${target('sheet1.xml')}"/><Relationship Target="${target('sheet2.xml')}" Id="rId2"/></Relationships>`,
    [path('worksheets/sheet1.xml')]: tag(decoy),
    [path('worksheets/sheet2.xml')]: tag(real),
    [path('sharedStrings.xml')]: tag(`<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`),
  };
  return new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))).buffer;
}

const htmlFile = (table: readonly (readonly string[])[]): ArrayBuffer =>
  new Uint8Array(
    strToU8(
      `<html><head><meta charset="utf-8"><style>td{color:red}</style></head><body><table>${table
        .map(
          (row) => `<tr>${row.map((text) => `<td x:str><font>${escapeXml(text).replaceAll('"', '&quot;')}</font></td>`).join('\n')}</tr>`,
        )
        .join('')}</table></body></html>`,
    ),
  ).buffer;

async function readLines(file: ArrayBuffer, name: string) {
  const { table, unread } = await readBytes(file, name, { rows: 2000 });
  expect(unread).toBeUndefined();
  const read = readSheet(statementSheet, table ?? expect.fail(), ({ message = '' }) => message);
  expect(read.closed).toBeUndefined();
  expect(read.faults).toEqual([]);
  return linesOf(read);
}

const amounts = fc.array(
  fc.integer({ min: -100_000_000, max: 100_000_000 }).filter((amount) => amount !== 0),
  { minLength: 2, maxLength: 5 },
);

describe('a statement', () => {
  test('gives the same lines from every text format', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, texts, amounts, async (dialect, text, moved) => {
        const truth = truthOf(moved);
        const { lines, turned } = await readLines(textFile(tableIn(dialect, truth), text), '对账单.csv');
        expect(lines).toEqual(truth);
        expect(turned).toBe(dialect.newestFirst);
      }),
      { numRuns: 300 },
    );
  });

  test('gives the same lines from every workbook', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, workbooks, amounts, async (dialect, workbook, moved) => {
        const truth = truthOf(moved);
        const { lines } = await readLines(workbookFile(tableIn(dialect, truth), dialect.day, workbook), '对账单.xlsx');
        expect(lines).toEqual(truth);
      }),
      { numRuns: 300 },
    );
  });

  test('gives the same lines from a web page named as a workbook', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, amounts, async (dialect, moved) => {
        const truth = truthOf(moved);
        const { lines } = await readLines(htmlFile(tableIn(dialect, truth)), '对账单.xls');
        expect(lines).toEqual(truth);
      }),
      { numRuns: 50 },
    );
  });
});
