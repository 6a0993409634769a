import { formatMoney, yuanOf, fen, type CivilDate } from '@lianxin/domain';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect } from 'vitest';

/** Ways in which programs write a day. */
export const DAYS: Readonly<Record<string, (day: CivilDate) => string>> = {
  iso: (day) => day,
  short: (day) => day.split('-').map(Number).join('-'),
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
/** Ways in which programs write an amount. */
export const AMOUNTS: Readonly<Record<string, (amount: bigint) => string>> = {
  plain: (amount) => yuanOf(fen(amount)),
  separated: (amount) => formatMoney(fen(amount)),
  yuan: (amount) => `${formatMoney(fen(amount))}元`,
  sign: (amount) => `¥${formatMoney(fen(amount))}`,
  currency: (amount) => `CNY ${formatMoney(fen(amount))}`,
  plus: (amount) => `+${yuanOf(fen(amount))}`,
  fourDecimals: (amount) => `${yuanOf(fen(amount))}00`,
  fullWidth: (amount) =>
    formatMoney(fen(amount)).replaceAll(/[\d.,]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0)),
};
/** An amount in units of ten thousand yuan, for a header such as 金额（万元）. */
export const wan = (amount: bigint): string => `${amount / 1_000_000n}.${String(amount % 1_000_000n).padStart(6, '0')}`;
/** Ways in which programs write no amount. */
export const EMPTIES = ['', '-', '--', '—', '0.00'] as const;
/** What programs leave in a cell. */
export const TRACES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => (/^\d{12,}$/.test(text) ? `'${text}` : text),
  (text) => `${text}\u200B`,
  (text) => (/^\d{16,}$/.test(text) ? text.replaceAll(/\d{4}(?=\d)/g, '$& ') : text),
  (text) => text.replace(/(?<=\p{Script=Han})有限/u, '\u00A0有限'),
  (text) => (text === '' ? '' : `${text}\n`),
  (text) => `\u202D${text}\u202C`,
  (text) => ` ${text}\u3000`,
];

/** GB 18030, of which GBK is the part with at most two bytes a character. */
const encodeGb18030 = (() => {
  const byText = new Map<string, readonly number[]>();
  const decoder = new TextDecoder('gb18030');
  const put = (...bytes: readonly number[]) => byText.set(decoder.decode(new Uint8Array(bytes)), bytes);
  for (let first = 0x81; first <= 0x84; first += 1)
    for (let second = 0x30; second <= 0x39; second += 1)
      for (let third = 0x81; third <= 0xfe; third += 1)
        for (let fourth = 0x30; fourth <= 0x39; fourth += 1) put(first, second, third, fourth);
  for (let lead = 0x81; lead <= 0xfe; lead += 1) for (let trail = 0x40; trail <= 0xfe; trail += 1) if (trail !== 0x7f) put(lead, trail);
  /** Characters beyond U+FFFF are numbered through. */
  const beyond = (code: number): readonly number[] => {
    const at = code - 0x1_00_00 + 189_000;
    return [0x81 + Math.floor(at / 12_600), 0x30 + (Math.floor(at / 1260) % 10), 0x81 + (Math.floor(at / 10) % 126), 0x30 + (at % 10)];
  };
  return (text: string): Uint8Array =>
    new Uint8Array(
      Array.from(text, (sign) => {
        const code = sign.codePointAt(0) ?? 0;
        return code < 0x80 ? [code] : code > 0xff_ff ? beyond(code) : (byText.get(sign) ?? expect.fail());
      }).flat(),
    );
})();
const encodeUtf16 = (text: string, mark: boolean): Uint8Array => {
  const written = mark ? `\uFEFF${text}` : text;
  return new Uint8Array(new Uint16Array(Array.from({ length: written.length }, (_, at) => written.charCodeAt(at))).buffer);
};
const ENCODINGS: Readonly<Record<string, (text: string) => Uint8Array>> = {
  utf8: (text) => strToU8(text),
  utf8Mark: (text) => strToU8(`\uFEFF${text}`),
  utf16: (text) => encodeUtf16(text, true),
  utf16NoMark: (text) => encodeUtf16(text, false),
  gb18030: encodeGb18030,
};

export const texts = fc.record({
  encoding: fc.constantFrom(...Object.keys(ENCODINGS)),
  separator: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  quotes: fc.constantFrom('needed', 'all', 'equals'),
  tabs: fc.boolean(),
  sepLine: fc.boolean(),
  ctrlZ: fc.boolean(),
});
export type TextDialect = typeof texts extends fc.Arbitrary<infer One> ? One : never;

/** A table as a text file. */
export function textFile(
  table: readonly (readonly string[])[],
  { encoding, separator, lineEnd, quotes, tabs, sepLine, ctrlZ }: TextDialect,
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

export const workbooks = fc.record({
  epoch: fc.constantFrom(undefined, '1', 'true', 'TRUE', 'on', '0'),
  serials: fc.boolean(),
  /** The time in day numbers. */
  time: fc.constantFrom(0, 0.4, 0.5, 0.999988),
  isoCells: fc.boolean(),
  strings: fc.constantFrom('inline', 'shared', 'formulaText'),
  separator: fc.constantFrom('/', '\\'),
  prefix: fc.boolean(),
  absolute: fc.boolean(),
  decoy: fc.constantFrom(undefined, 'hidden', 'veryHidden', 'behind', 'before'),
  carriage: fc.boolean(),
  numbers: fc.boolean(),
});
export type WorkbookDialect = typeof workbooks extends fc.Arbitrary<infer One> ? One : never;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const MS_PER_DAY = 86_400_000;

/** A table as a workbook. */
export function workbookFile(table: readonly (readonly string[])[], dayKind: string, wb: WorkbookDialect): ArrayBuffer {
  const is1904 = wb.epoch !== undefined && wb.epoch !== '0';
  const shared: string[] = [];
  const zero = Date.parse(is1904 ? '1904-01-01' : '1899-12-30');
  const cell = (text: string, place: string): string => {
    if (text === '') return '';
    if (dayKind === 'iso' && /^\d{4}-\d\d-\d\d$/.test(text)) {
      if (wb.serials) return `<c r="${place}"><v>${(Date.parse(text) - zero) / MS_PER_DAY + wb.time}</v></c>`;
      if (wb.isoCells) return `<c r="${place}" t="d"><v>${text}T00:00:00</v></c>`;
    }
    if (wb.numbers && /^-?\d+\.\d\d$/.test(text)) return `<c r="${place}"><v>${Number(text)}</v></c>`;
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

/** A table as a web page. */
export const htmlFile = (table: readonly (readonly string[])[]): ArrayBuffer =>
  new Uint8Array(
    strToU8(
      `<html><head><meta charset="utf-8"><style>td{color:red}</style></head><body><table>${table
        .map(
          (row) => `<tr>${row.map((text) => `<td x:str><font>${escapeXml(text).replaceAll('"', '&quot;')}</font></td>`).join('\n')}</tr>`,
        )
        .join('')}</table></body></html>`,
    ),
  ).buffer;

const damaged = (file: ArrayBuffer, change: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): ArrayBuffer =>
  new Uint8Array(change(new Uint8Array(file))).buffer;

/** Damages to a text file in UTF-8, and the reason reported. */
export const DAMAGES: readonly (readonly [damage: string, spoil: (file: ArrayBuffer) => ArrayBuffer, unread: string])[] = [
  ['is cut within a character', (file) => damaged(file, (bytes) => bytes.slice(0, bytes.lastIndexOf(0xe5) + 2)), 'cut'],
  ['has one damaged byte', (file) => damaged(file, (bytes) => bytes.with(bytes.indexOf(0xe5) + 1, 0xff)), 'encoding'],
  ['has a quote that is not closed', (file) => damaged(file, (bytes) => new Uint8Array([...bytes, 0x22, 0x61, 0x0a])), 'quote'],
];

/** A workbook with a cell of the first row of the table below the header that begins with a text replaced by XML. */
export const withCell = (file: ArrayBuffer, text: string, xml: string): ArrayBuffer => {
  const parts = unzipSync(new Uint8Array(file));
  return new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, content]) => [
          name,
          strToU8(
            strFromU8(content).replace(
              new RegExp(`<c r="([A-Z]+\\d+)" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`),
              (_, place: string) => xml.replace('@', place),
            ),
          ),
        ]),
      ),
    ),
  ).buffer;
};

/** Cells of a workbook with unreliable values, and the message for each. */
export const UNRELIABLE: readonly (readonly [cell: string, xml: string, problem: string])[] = [
  [
    'a number cut to fifteen digits',
    '<c r="@"><v>6222020000000000000</v></c>',
    '超过 15 位的数字已被表格软件改动，请将该列设为文本后重新填写',
  ],
  ['a formula', '<c r="@" t="str"><f>A1&amp;B1</f><v>622202000000000</v></c>', '不能是公式，请粘贴为值'],
  ['a shared formula without a value', '<c r="@"><f t="shared" si="0"/></c>', '不能是公式，请粘贴为值'],
  ['an error', '<c r="@" t="e"><v>#REF!</v></c>', '单元格是错误值，请改正后重新填写'],
];

/** Days that are not read, because they are none or could be two. */
export const UNCLEAR_DAYS = ['03/11/2026', '26-11-03', '2026-11', '2026年11月', '11月3日', '2026-02-30', '46329-1', '下周'] as const;

/** Amounts that are not read. */
export const UNCLEAR_AMOUNTS = ['5E+04', '1,23', '1.234,56', '约一千', '100.005', 'USD 5', '1+50000.00'] as const;

/** Numbers that a spreadsheet shortened. */
export const SHORTENED_NUMBERS = ['6.22202E+18', '2.02611e+15'] as const;
