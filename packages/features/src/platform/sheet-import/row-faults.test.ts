import { Text } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import { neededCell, textCell } from './cells.ts';
import { readSheet } from './read-sheet.ts';
import { cellOf, refusedCells, withRepeats } from './row-faults.ts';
import { defineSheet } from './sheet.ts';

const sheet = defineSheet({
  name: msg`样例`,
  rowsMax: 10,
  columns: {
    code: { label: msg`代码`, example: '', ...textCell(Text(2)) },
    number: { label: msg`号码`, example: '示例', ...neededCell(Text(3)) },
  },
});
const read = (rows: readonly (readonly string[])[]) =>
  readSheet(sheet, { rows: [['代码', '号码'], ...rows], refused: [] }, ({ message = '' }) => message);

test('what the server refuses stands at the row that was sent, whatever empty rows were passed over', () => {
  const { rows } = read([['A', '1'], [], ['B', '2']]);
  expect(refusedCells(sheet, rows, [{ row: 1, field: 'number', sentence: '已登记' }])).toEqual([
    { line: 4, column: 'number', problem: '已登记', text: '2' },
  ]);
});

test('a refusal of a row that was not sent is about nothing', () => {
  expect(refusedCells(sheet, read([['A', '1']]).rows, [{ row: 7, field: 'code', sentence: '已登记' }])).toEqual([]);
});

test('each row that is the same as one above names the first of them; those without a key, and those wrong already, are let be', () => {
  const rows = read([
    ['A', '1'],
    ['A', '2'],
    ['', '1'],
    ['', '1'],
    ['A', '1'],
    ['A', '1234'],
    ['A', '1'],
  ]);
  const { faults } = withRepeats(
    sheet,
    rows,
    'number',
    (row) => {
      const code = cellOf(sheet, row, 'code');
      return code === '' ? undefined : `${code} ${cellOf(sheet, row, 'number')}`;
    },
    (line) => `same as ${line}`,
  );
  expect(faults.map(({ line, text, problem }) => [line, text, problem])).toEqual([
    [6, '1', 'same as 2'],
    [7, '1234', expect.any(String)],
    [8, '1', 'same as 2'],
  ]);
});
