import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { safeText } from './csv.ts';
import { workbookOf, type ExportColumn } from './workbook.ts';

const columns: readonly ExportColumn[] = [
  { name: '链信编号', kind: 'text' },
  { name: '金额（元）', kind: 'amount' },
  { name: '到期日', kind: 'day' },
  { name: '提交时间', kind: 'time' },
];
const read = async (rows: readonly (readonly string[])[], of = columns) => {
  const [sheet] = await readExcelFile(new Blob([workbookOf([{ name: '链信', columns: of, rows }])]));
  return sheet?.data ?? [];
};

test('amounts are numbers, days and times are dates, voucher numbers are text', async () => {
  const [head, row, empty] = await read([
    ['LX20261120000000438', '3286500.05', '2026-11-20', '2026-11-20 15:22'],
    ['00012', '', '', ''],
  ]);
  expect(head).toEqual(['链信编号', '金额（元）', '到期日', '提交时间']);
  expect(row).toEqual(['LX20261120000000438', 3_286_500.05, new Date('2026-11-20T00:00:00Z'), new Date('2026-11-20T15:22:00Z')]);
  expect(empty).toEqual(['00012', null, null, null]);
});

test('no text starts like a formula', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠'), fc.stringMatching(/^[A-Za-z一-龥]{1,8}$/)), {
        minLength: 1,
        maxLength: 5,
      }),
      async (cells) => {
        const rows = await read(
          cells.map(([sign, text]) => [`${sign}${text}`]),
          [{ name: '备注', kind: 'text' }],
        );
        expect(rows.slice(1).flat()).toEqual(cells.map(([sign, text]) => `'${sign}${text}`));
      },
    ),
    { numRuns: 30 },
  );
});

test('invalid amounts and days are kept as text', async () => {
  const [, row] = await read([['A', '—', '待定', '']]);
  expect(row?.slice(0, 3)).toEqual(['A', '—', '待定']);
});

test('every text round-trips', async () => {
  const remark = [{ name: '备注', kind: 'text' }] as const;
  // Readers trim cells and treat a line break as one character.
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((one) => one.trim() === one && !/[\p{Cc}\uFFFE\uFFFF]/u.test(one));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
      const rows = await read(
        texts.map((one) => [one]),
        remark,
      );
      expect(rows.slice(1).flat()).toEqual(texts.map(safeText));
    }),
    { numRuns: 100 },
  );
  const [, ...rows] = await read([['<b>&"amp;</b>'], ['_x0041_'], ['a\u0000\u001Bb']], remark);
  expect(rows.flat()).toEqual(['<b>&"amp;</b>', '_x0041_', 'ab']);
});

test('amounts are written digit by digit, beyond the precision of numbers', () => {
  const xml = strFromU8(
    unzipSync(workbookOf([{ name: 'A', columns, rows: [['1', '90,071,992,547,409.93', '', '']] }]))['xl/worksheets/sheet1.xml'] ??
      new Uint8Array(),
  );
  expect(xml).toContain('<v>90071992547409.93</v>');
});

test('sheets have valid names, and columns after Z two letters', async () => {
  const wide = Array.from({ length: 30 }, (_, index): ExportColumn => ({ name: `第${index + 1}列`, kind: 'count' }));
  const sheets = await readExcelFile(
    new Blob([
      workbookOf([
        { name: '应收/应付: [2026]*? 一二三四五六七八九十一二三四五六七八九十一二三四五', columns, rows: [] },
        { name: '宽', columns: wide, rows: [wide.map((_, index) => String(index))] },
      ]),
    ]),
  );
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['应收 应付   2026    一二三四五六七八九十一二三四五', '宽']);
  expect(sheets[1]?.data[1]).toEqual(wide.map((_, index) => index));
});
