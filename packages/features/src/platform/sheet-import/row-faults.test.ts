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

test('the server’s faults are mapped to rows, despite skipped empty ones', () => {
  const { rows } = read([['A', '1'], [], ['B', '2']]);
  expect(refusedCells(sheet, rows, [{ row: 1, field: 'number', sentence: '已登记' }])).toEqual([
    { line: 4, column: 'number', problem: '已登记', text: '2' },
  ]);
});

test('a fault of an unknown row is ignored', () => {
  expect(refusedCells(sheet, read([['A', '1']]).rows, [{ row: 7, field: 'code', sentence: '已登记' }])).toEqual([]);
});

test('repeated rows name the first; rows without a key or with faults are skipped', () => {
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
