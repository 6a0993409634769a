import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { csvOf, writeWorkbook } from '../../lists/index.ts';
import { cleanCell } from './clean-cell.ts';
import { readBytes } from './read-bytes.ts';
import { readPasted } from './read-text.ts';
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

/** 接收方,金额 in GBK. */
const GBK = new Uint8Array([0xbd, 0xd3, 0xca, 0xd5, 0xb7, 0xbd, 0x2c, 0xbd, 0xf0, 0xb6, 0xee, 0x0d, 0x0a, 0x31, 0x2c, 0x32]);

function utf16(text: string, little = true): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(2 * at, text.charCodeAt(at), little);
  return new Uint8Array(bytes.buffer);
}

test('text is read in UTF-8, with or without its mark, in UTF-16 and in GBK', async () => {
  const rows = [
    ['接收方', '金额'],
    ['1', '2'],
  ];
  const utf8 = new TextEncoder();
  for (const bytes of [utf8.encode(csvOf(rows)), utf8.encode('接收方,金额\n1,2'), GBK])
    // oxlint-disable-next-line no-await-in-loop
    expect(await read(bytesOf(bytes), 'a.csv')).toMatchObject({ table: { rows } });
  expect(await read(bytesOf(utf16('\ufeff接收方\t金额\n1\t2')), 'a.txt')).toMatchObject({ table: { rows } });
});

test.each([
  ['little-endian order', true],
  ['big-endian order', false],
])('UTF-16 in %s without a mark is read, though nearly all of its characters are Chinese or full-width', async (_, little) => {
  const text = '周起始日,预计流入（元）\r\n２０２６．１１．１６,￥１，２３０．００\r\n';
  expect(await read(bytesOf(utf16(text, little)), 'a.csv')).toMatchObject({
    table: { rows: [expect.anything(), ['２０２６．１１．１６', '￥１，２３０．００']] },
  });
});

test('what is written to CSV is read back, line ends and quotes included', () => {
  const cell = fc
    .string({ maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => !/^[=+\-@＝＋－＠\t]|["'|;\t\r\n].*[=+\-@＝＋－＠]/s.test(text) && !text.startsWith("'"));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1, maxLength: 5 }), (rows) => {
      const written = csvOf(rows);
      fc.pre(!/[\t;|]/.test(written));
      expect(readTextTable(written)).toEqual(rows.map((row) => row.map(cleanCell)));
    }),
  );
});

test('a workbook is read as people see it', async () => {
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

test('formulas and numbers of lost digits are named; the sound of a word is not read; empty places stay', async () => {
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
      hidden: [],
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
  ['has more rows than are taken', () => sheetFile('<row><c><v>1</v></c></row>'.repeat(91)), 'rows'],
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

test.each(['1', 'true', 'TRUE', 'on'])('rows hidden by "%s" are read and numbered, unless they are blank', async (hidden) => {
  const cell = '<c><v>1</v></c>';
  const { table } = await read(
    sheetFile(`<row>${cell}</row><row hidden="${hidden}">${cell}${cell}</row><row hidden="0">${cell}</row><row hidden="${hidden}"/>`),
  );
  expect([table?.rows, table?.hidden]).toEqual([[['1'], ['1', '1'], ['1']], [1]]);
});

test('below a merged cell there is nothing, so a row lacks what stands above it', async () => {
  const rows = '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row><row r="2"><c r="A2"/><c r="B2"><v>3</v></c></row>';
  const merged = sheetFile(`${rows}</sheetData><mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells><sheetData>`);
  expect((await read(merged)).table?.rows).toEqual([
    ['1', '2'],
    ['', '3'],
  ]);
});

test('empty rows at the end of a styled sheet are nothing', async () => {
  const { table } = await read(sheetFile('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576" s="3"/></row>'));
  expect(table?.rows).toEqual([['1']]);
});

test('text of too many rows or columns, or none at all, is refused', async () => {
  const text = (written: string) => read(bytesOf(strToU8(written)), 'a.csv');
  expect(await text('1\n'.repeat(91))).toEqual({ unread: 'rows' });
  expect(await text('1,'.repeat(200))).toEqual({ unread: 'columns' });
  expect(await text('a\0b')).toEqual({ unread: 'unreadable' });
});

const textOf = (written: string, encode: (text: string) => Uint8Array = strToU8) => read(bytesOf(encode(written)), '明细.csv');

test.each([
  ['a quote that is never closed', '日期,金额,摘要\n2026-11-03,1.00,"货款\n2026-11-04,2.00,运费\n', 2],
  ['a quote that is closed by the next one', '日期,金额,摘要\n2026-11-03,1.00,"货款\n2026-11-04,"2,000.00",运费\n', 2],
  ['a quote in the middle of the file', 'a,b\n1,2\n3,4\n"5,6\n', 4],
])('%s is refused with its line, because what stands behind it would be lost', async (_, written, line) => {
  expect(await textOf(written)).toEqual({ unread: 'quote', line });
});

test.each([
  ['a tab within quotes', '日期,账号,摘要\n2026-11-03,622202,"货款\t11月"\n2026-11-04,622203,运费\n', '货款 11月'],
  ['a tab at the end of one cell', '日期,账号,摘要\n2026-11-03,622202,"货款\t"\n2026-11-04,622203,运费\n', '货款'],
  ['tabs in nearly every line', '日期,账号,摘要\n2026-11-03,622202,"一\t二\t三"\n2026-11-04,622203,"四\t五\t六"\n', '一 二 三'],
  ['a semicolon within quotes', '日期,账号,摘要\n2026-11-03,622202,"货款;11月"\n2026-11-04,622203,运费\n', '货款;11月'],
])('between commas %s separates nothing', async (_, written, summary) => {
  const { table } = await textOf(written);
  expect(table?.rows.map((row) => row.length)).toEqual([3, 3, 3]);
  expect(table?.rows[1]).toEqual(['2026-11-03', '622202', summary]);
});

test('a quote within an amount is no amount, and no other cell is lost by it', async () => {
  const { table } = await textOf('日期,金额,余额\n2026-11-03,1.00,1"¥50"\n2026-11-04,2.00,52.00\n');
  expect(table?.rows.slice(1)).toEqual([
    ['2026-11-03', '1.00', '1"¥50"'],
    ['2026-11-04', '2.00', '52.00'],
  ]);
});

test('quotes copied by a spreadsheet stay text', async () => {
  const { table } = await textOf('名称\t金额\n"A" 型电缆\t1.00\n');
  expect(table?.rows).toEqual([
    ['名称', '金额'],
    ['"A" 型电缆', '1.00'],
  ]);
});

const UTF8 = strToU8('交易日期,对方户名,金额\n2026-11-03,示例物流有限公司,1.00\n2026-11-04,云岭物流有限公司,货款');
test.each([
  ['cut within its last character', UTF8.slice(0, -1), 'cut'],
  ['cut after the first byte of its last character', UTF8.slice(0, -2), 'cut'],
  ['with one damaged byte', UTF8.with(8, 0xff), 'encoding'],
  ['with a byte that is no GB 18030 either', new Uint8Array([...GBK, 0xff, 0x30]), 'encoding'],
])('text %s is refused and not read as other characters', async (_, bytes, why) => {
  expect(await read(bytesOf(bytes), 'a.csv')).toEqual({ unread: why });
});

test('workbooks from before 2007 and encrypted ones are reported as such', async () => {
  expect(await read(bytesOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])), '明细.xls')).toEqual({
    unread: 'oldWorkbook',
  });
});

test('a web page with spanning cells keeps its columns', async () => {
  const { table } = await textOf(
    '<table><tr><td colspan="3">明细</td></tr><tr><th rowspan=2>日期</th><th>收入</th><th>支出</th></tr><tr><td>元</td><td>元</td></tr><tr><td>1</td><td>2&nbsp;</td><td>3<br>4</td></tr></table>',
  );
  expect(table?.rows).toEqual([
    ['明细', '', ''],
    ['日期', '收入', '支出'],
    ['', '元', '元'],
    ['1', '2', '3 4'],
  ]);
});

test.each([
  ['an apostrophe', "'0012", '0012'],
  ['zero-width signs', '\u200B5\uFEFF0', '50'],
  ['marks of direction', '\u202D50\u202C', '50'],
  ['no-break spaces', '\u00A050\u00A0', '50'],
  ['a no-break space within a name', '示例物流\u00A0有限公司', '示例物流有限公司'],
  ['a tab that protects a number', '50\t', '50'],
  ['line ends', ' 甲\r\n乙 ', '甲 乙'],
  ['control characters', '50\u0007', '50'],
])('a cell loses %s', (_, written, text) => {
  expect(cleanCell(written)).toBe(text);
});

test('an error in a cell is reported', async () => {
  const { table } = await read(sheetFile('<row r="1"><c r="A1" t="e"><v>#REF!</v></c></row>'));
  expect(table?.refused).toEqual([{ row: 0, column: 0, why: 'error' }]);
});

/** A workbook of several sheets, each with its rows, listed in order; `hidden` is the state of those that people do not see. */
const sheetsFile = (sheets: readonly { readonly name: string; readonly rows: string; readonly hidden?: string; readonly chart?: true }[]) =>
  bytesOf(
    zipSync(
      Object.fromEntries(
        [
          [
            'xl/workbook.xml',
            `<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets>${sheets
              .map(({ name, hidden }, at) => `<sheet name="${name}" sheetId="${at + 1}"${hidden ?? ''} r:id="r${at}"/>`)
              .join('')}</sheets></workbook>`,
          ],
          [
            'xl/_rels/workbook.xml.rels',
            `<Relationships>${sheets
              .map(({ chart }, at) => `<Relationship Id="r${at}" Target="${chart ? `chartsheets/c${at}.xml` : `worksheets/s${at}.xml`}"/>`)
              .join('')}</Relationships>`,
          ],
          ...sheets.flatMap(({ rows, chart }, at) =>
            chart ? [] : [[`xl/worksheets/s${at}.xml`, `<worksheet><sheetData>${rows}</sheetData></worksheet>`]],
          ),
        ].map(([path = '', xml = '']) => [path, strToU8(xml)]),
      ),
    ),
  );
const cells = (text: string) => `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;

test('of a workbook all visible sheets are read, in its order and by name', async () => {
  const { table } = await read(
    sheetsFile([
      { name: '封面', rows: '', chart: true },
      { name: '旧', rows: cells('旧'), hidden: ' state="hidden"' },
      { name: '说明', rows: cells('填表说明') },
      { name: 'A&amp;B', rows: cells('明细') },
      { name: '多', rows: '<row><c><v>1</v></c></row>'.repeat(91) },
      { name: '空', rows: '' },
    ]),
  );
  expect(table).toMatchObject({ name: '说明', rows: [['填表说明']], dayZero: '1904-01-01' });
  expect(table?.others).toMatchObject([
    { name: 'A&B', reading: { table: { name: 'A&B', rows: [['明细']], dayZero: '1904-01-01' } } },
    { name: '多', reading: { unread: 'rows' } },
    { name: '空', reading: { table: { rows: [] } } },
  ]);
});

test('a workbook with one visible sheet has no others, and one without any is refused', async () => {
  const hidden = { name: '旧', rows: cells('旧'), hidden: ' state="veryHidden"' };
  const { table } = await read(sheetsFile([hidden, { name: '明细', rows: cells('明细') }]));
  expect([table?.rows, table?.name, table?.others]).toEqual([[['明细']], undefined, undefined]);
  expect(await read(sheetsFile([{ name: '封面', rows: '', chart: true }]))).toEqual({ unread: 'unreadable' });
});

test.each([
  ['with a header', '日期\t,金额\t,摘要\t\n2026-11-03\t,1.00\t,货款\t\n', ['日期', '金额', '摘要']],
  ['without a header', '2026-11-03\t,1.00\t,货款\t\n2026-11-04\t,\t,运费\t\n', ['2026-11-03', '1.00', '货款']],
  ['with semicolons', '日期\t;金额\t;摘要\t\n2026-11-03\t;\t;货款\t\n', ['日期', '金额', '摘要']],
])('a tab behind every cell separates nothing: text %s', async (_, written, first) => {
  const { table } = await textOf(written);
  expect(table?.rows[0]).toEqual(first);
});

test('text is read in one pass, whatever it repeats', () => {
  // Each would take hours if places were looked at again for every beginning.
  const many = 1_000_000;
  for (const part of ['\n', ' ', '\u3000', '\u00A0', '\0', '\r\n ']) expect(cleanCell(`${part.repeat(many)}x`)).toMatch(/^\s*x$/);
  const html = '<table><tr><td>1</td></tr></table>';
  for (const part of ['<', '<!--', '<table ', '<script', '<td', '<br']) {
    const { table } = readPasted(`${html}<p>${part.repeat(many / 10)}`, 5);
    expect(table?.rows[0]).toEqual(['1']);
  }
  for (const ending of ['\0', '\u001A'])
    expect(readPasted(`1${ending.repeat(many)}x`, 5).unread).toBe(ending === '\0' ? 'unreadable' : undefined);
});

test('comments, scripts and styles of a page are left out', () => {
  const page = '<table><!-- <tr><td>0</td></tr> --><SCRIPT>"<td>2</td>"</Script><style>td{}</style><tr><td>1</td></tr></table>';
  expect(readPasted(page, 5).table?.rows).toEqual([['1']]);
});
