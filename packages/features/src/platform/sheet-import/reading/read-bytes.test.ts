import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { csvOf, writeWorkbook } from '../../lists/index.ts';
import { readBytes } from './read-bytes.ts';
import { readTextTable } from './read-text-table.ts';

const LIMITS = { rows: 50 };
const bytesOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
const sheetFile = (rows: string, strings = '<sst/>') =>
  bytesOf(
    zipSync({
      'xl/sharedStrings.xml': strToU8(strings),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    }),
  );
const read = (bytes: ArrayBuffer, name = 'a.xlsx') => readBytes(bytes, name, LIMITS);

const GBK = new Uint8Array([0xbd, 0xd3, 0xca, 0xd5, 0xb7, 0xbd, 0x2c, 0xbd, 0xf0, 0xb6, 0xee, 0x0d, 0x0a, 0x31, 0x2c, 0x32]);

test('text is read as UTF-8 with or without a mark, UTF-16 and GBK', async () => {
  const rows = [
    ['接收方', '金额'],
    ['1', '2'],
  ];
  const utf8 = new TextEncoder();
  for (const bytes of [utf8.encode(csvOf(rows)), utf8.encode('接收方,金额\n1,2'), GBK])
    // oxlint-disable-next-line no-await-in-loop
    expect(await read(bytesOf(bytes), 'a.csv')).toMatchObject({ table: { rows } });
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array(Array.from('接收方\t金额\n1\t2', (sign) => sign.charCodeAt(0))).buffer),
  ]);
  expect(await read(bytesOf(wide), 'a.txt')).toMatchObject({ table: { rows } });
});

test('CSV round-trips, with line breaks and quotes', () => {
  const cell = fc
    .string({ maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => !/^[=+\-@＝＋－＠\t]|["'|;\t\r\n].*[=+\-@＝＋－＠]/s.test(text) && !text.startsWith("'"));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1, maxLength: 5 }), (rows) => {
      const written = csvOf(rows);
      fc.pre(!written.includes('\t'));
      expect(readTextTable(written).slice(0, -1)).toEqual(rows);
    }),
  );
});

test('a workbook is read as displayed', async () => {
  const kinds = ['text', 'amount', 'day'] as const;
  const blob = await writeWorkbook([
    { name: '一', columns: kinds.map((kind) => ({ name: kind, kind })), rows: [['001 <&>', '10000000.1', '2026-11-18']] },
  ]);
  expect(await read(await blob.arrayBuffer())).toMatchObject({
    table: {
      rows: [
        ['text', 'amount', 'day'],
        ['001 <&>', '10000000.1', '46344'],
      ],
      refused: [],
    },
  });
});

test('formulas and cut numbers are reported; phonetic hints are skipped; empty cells stay', async () => {
  const rows =
    '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2"><f>SUM(A1:A9)</f><v>12</v></c><c r="D2"><v>24312000000012345678</v></c></row>';
  const strings = '<sst><si><t>晋</t><rPh sb="0" eb="1"><t>ジン</t></rPh><r><t xml:space="preserve">北 </t></r></si></sst>';
  expect(await read(sheetFile(rows, strings))).toEqual({
    table: {
      rows: [[], ['晋北', '', '12', '24312000000012300000']],
      refused: [
        { row: 1, column: 2, why: 'formula' },
        { row: 1, column: 3, why: 'digitsLost' },
      ],
    },
  });
});

test.each([
  ['unpacks to far more than it is', () => sheetFile(`<row><c><v>${'0'.repeat(30_000_000)}</v></c></row>`), 'unpacked'],
  [
    'unpacks to too much in two parts',
    () => sheetFile(`<row><c><v>${'0'.repeat(13_000_000)}</v></c></row>`, `<sst><si><t>${'0'.repeat(13_000_000)}</t></si></sst>`),
    'unpacked',
  ],
  ['has a row a million rows down', () => sheetFile('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), 'rows'],
  ['has more rows than are taken', () => sheetFile('<row><c><v>1</v></c></row>'.repeat(53)), 'rows'],
  ['has a cell in the last column', () => sheetFile('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'columns'],
  [
    'declares entities',
    () => bytesOf(zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>') })),
    'unreadable',
  ],
  ['has no sheet', () => bytesOf(zipSync({ 'word/document.xml': strToU8('<w/>') })), 'unreadable'],
  ['is cut short', () => sheetFile('<row/>').slice(0, 80), 'unreadable'],
  ['is no workbook at all', () => bytesOf(strToU8('no workbook at all')), 'unreadable'],
  ['ends within a tag', () => sheetFile('<row><c r="A1'), 'unreadable'],
] as const)('a workbook that %s is refused', async (_, fileOf, why) => {
  expect(await read(fileOf())).toEqual({ unread: why });
});

test('empty rows at the end of a styled sheet are ignored', async () => {
  const { table } = await read(sheetFile('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576" s="3"/></row>'));
  expect(table?.rows).toEqual([['1']]);
});

test('text without rows, or with too many rows or columns, is refused', async () => {
  const text = (written: string) => read(bytesOf(strToU8(written)), 'a.csv');
  expect(await text('1\n'.repeat(53))).toEqual({ unread: 'rows' });
  expect(await text('1,'.repeat(200))).toEqual({ unread: 'columns' });
  expect(await text('a\0b')).toEqual({ unread: 'unreadable' });
});
