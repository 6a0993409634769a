import { Day, PositiveMoney, Text } from '@lianxin/api/contract';
import { money } from '@lianxin/forms';
import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import { dayCell, neededCell } from './cells.ts';
import { readSheet } from './read-sheet.ts';
import { readBytes } from './reading/read-bytes.ts';
import { reasonedRowsOf, templateOf } from './sheet-file.ts';
import { defineSheet, type Say } from './sheet.ts';

const say: Say = ({ message = '' }) => message;
const sheet = defineSheet({
  name: msg`样例/表`,
  rowsMax: 10,
  columns: {
    party: { label: msg`接收方`, example: '示例公司', note: msg`全称`, ...neededCell(Text(20)) },
    amount: { label: msg`金额`, example: '1000.00', ...money(PositiveMoney), kind: 'amount' },
    dueOn: { label: msg`到期日`, example: '2027-03-31', ...dayCell(Day) },
  },
});
const WORDS = { notes: '填写说明', column: '栏目', needed: '必填', example: '示例', note: '说明', yes: '是', no: '否' };
const tableIn = async (blob: Blob) => (await readBytes(await blob.arrayBuffer(), 'a.xlsx', { rows: 10 })).table ?? expect.fail();

test('an empty template has no rows and no faults', async () => {
  const table = await tableIn(await templateOf(sheet, WORDS, say));
  expect(table.rows).toHaveLength(2);
  expect(readSheet(sheet, table, say)).toEqual({ rows: [], faults: [] });
});

test('faulty rows are exported with reasons, and can be read again after correction', async () => {
  const wrong = readSheet(
    sheet,
    {
      rows: [
        ['晋北矿机', 'x', '2027-03-31'],
        ['', '5', '2027-03-31'],
      ],
      refused: [],
    },
    say,
  );
  const blob = await reasonedRowsOf(sheet, wrong, { name: '问题', say: ({ column }) => column }, say);
  const table = await tableIn(blob);
  expect(table.rows.map((row) => row.at(-1))).toEqual(['问题', 'amount', 'party']);
  const mended = table.rows.map((row, at) => (at === 1 ? row.map((cell) => (cell === 'x' ? '12' : cell)) : row));
  const { rows, faults } = readSheet(sheet, { rows: mended, refused: [] }, say);
  expect(rows.map(({ values }) => values?.amount)).toEqual([1200n, undefined]);
  expect(faults.map(({ line, column }) => [line, column])).toEqual([[3, 'party']]);
});
