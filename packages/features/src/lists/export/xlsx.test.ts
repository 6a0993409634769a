import fc from 'fast-check';
import readExcelFile from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { xlsxOf, type ExportColumn } from './xlsx.ts';

const columns: readonly ExportColumn[] = [
  { name: '链信编号', kind: 'text' },
  { name: '金额（元）', kind: 'amount' },
  { name: '到期日', kind: 'day' },
  { name: '提交时间', kind: 'time' },
];
const read = async (rows: readonly (readonly string[])[], of = columns) => {
  const [sheet] = await readExcelFile(await xlsxOf(of, rows));
  return sheet?.data ?? [];
};

test('amounts are numbers, days and times are dates, numbers of vouchers stay text', async () => {
  const [head, row, empty] = await read([
    ['LX20261120000000438', '3286500.05', '2026-11-20', '2026-11-20 15:22'],
    ['00012', '', '', ''],
  ]);
  expect(head).toEqual(['链信编号', '金额（元）', '到期日', '提交时间']);
  expect(row).toEqual(['LX20261120000000438', 3_286_500.05, new Date('2026-11-20T00:00:00Z'), new Date('2026-11-20T15:22:00Z')]);
  expect(empty).toEqual(['00012', null, null, null]);
});

test('no text begins as a formula does', async () => {
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

test('what is no amount and no day is kept as it is', async () => {
  const [, row] = await read([['A', '—', '待定', '']]);
  expect(row?.slice(0, 3)).toEqual(['A', '—', '待定']);
});
