import { Day, PositiveMoney, Text } from '@lianxin/api/contract';
import { money, messageOf } from '@lianxin/forms';
import { msg } from '@lingui/core/macro';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { amountCell, choiceCell, dayCell, neededCell, severalCell, textCell, wholeCell } from './cells.ts';
import { readSheet, withFaults } from './read-sheet.ts';
import { defineSheet, type Say, type SheetProblem } from './sheet.ts';

const say: Say = ({ message = '' }) => message;
const words = (problem: SheetProblem): string | undefined => {
  const { message, values = {} } = (typeof problem === 'string' ? messageOf(problem) : problem) ?? { values: {} };
  return message?.replace(/\{(\w+)\}/, (_, name: string) => String(values[name]));
};

const sheet = defineSheet({
  name: msg`样例`,
  rowsMax: 2000,
  columns: {
    party: { label: msg`接收方`, example: '示例公司', ...neededCell(Text(20)) },
    amount: { label: msg`金额`, example: '1000.00', ...money(PositiveMoney), kind: 'amount' },
    dueOn: { label: msg`到期日`, example: '2027-03-31', ...dayCell(Day) },
    kind: {
      label: msg`款项性质`,
      example: '货款',
      ...choiceCell(z.enum(['goods', 'service']), { goods: msg`货款`, service: msg`服务费` }),
    },
    invoices: { label: msg`发票号码`, example: '1、2', ...severalCell(z.array(z.string()).check(z.minLength(1))) },
    paid: { label: msg`已付`, example: '', ...amountCell(PositiveMoney) },
    remark: { label: msg`备注`, example: '', ...textCell(Text(10)) },
    days: { label: msg`期限`, example: '', ...wholeCell(z.optional(z.int().check(z.gte(1), z.lte(365)))) },
  },
  judge: ({ amount, paid = 0n }) => (paid > amount ? { paid: msg`已付不能超过金额` } : {}),
});

const HEAD = ['接收方', '金额', '到期日', '款项性质', '发票号码', '已付', '备注', '期限'];
const RIGHT = ['晋北矿山机械', '1,200.50', '2027/3/31', '货款', '001 002', '', '', '180'];
const tableOf = (rows: readonly (readonly string[])[]) => ({ rows, refused: [] });
const read = (rows: readonly (readonly string[])[]) => readSheet(sheet, tableOf(rows), say);

/** Every possible fault: column, text, message. */
const WRONG: readonly (readonly [column: number, text: string, said: string])[] = [
  [0, '', '请填写此项'],
  [0, '一'.repeat(21), '内容过长'],
  [0, '=HYPERLINK("http://x")', '文字不能以公式字符开头'],
  [0, '＠SUM(A1)', '文字不能以公式字符开头'],
  [1, '', '请填写此项'],
  [1, '约一千', '请输入金额，最多两位小数'],
  [1, '1.005', '请输入金额，最多两位小数'],
  [1, '0', '金额须大于 0'],
  [1, '-1', '金额须大于 0'],
  [1, '1000000000000000', '金额须小于 1,000,000,000,000,000 元'],
  [2, '', '请填写此项'],
  [2, '下周', '不是有效日期'],
  [2, '2027-02-30', '不是有效日期'],
  [3, '', '请填写此项'],
  [3, '红包', '请选择一项'],
  [4, '', '请填写此项'],
  [5, 'x', '不是有效金额'],
  [5, '9999999', '已付不能超过金额'],
  [6, '一'.repeat(11), '内容过长'],
  [6, '-cmd|calc', '文字不能以公式字符开头'],
  [7, '半年', '格式不正确'],
  [7, '0', '不能小于 1'],
  [7, '366', '不能大于 365'],
];

test('of a thousand rows a tenth has every possible fault: each is reported by row, column and reason, and no other', () => {
  const wrong = Array.from({ length: 100 }, (_, index) => {
    const [column, text, said] = WRONG[index % WRONG.length] ?? expect.fail();
    return { row: RIGHT.map((cell, at) => (at === column ? text : cell)), column, text, said };
  });
  const table = Array.from({ length: 1000 }, (_, index) => (index % 10 === 3 ? (wrong[(index - 3) / 10]?.row ?? expect.fail()) : RIGHT));
  const { rows, faults } = read([HEAD, ...table]);
  expect(rows).toHaveLength(1000);
  expect(rows.filter(({ values }) => values !== undefined)).toHaveLength(900);
  expect(faults.map(({ line, column, text, problem }) => [line, column, text, words(problem)])).toEqual(
    wrong.map(({ column, text, said }, index) => [index * 10 + 5, Object.keys(sheet.columns)[column], text, said]),
  );
});

test('the header gives the columns in any order, and a column of reasons is skipped', () => {
  const order = [6, 2, 0, 4, 1, 7, 3, 5];
  const turn = (row: readonly string[]) => [...order.map((at) => row[at] ?? ''), '接收方：请填写此项'];
  const { rows, faults } = read([[...order.map((at) => HEAD[at] ?? ''), '问题'], turn(RIGHT)]);
  expect(faults).toEqual([]);
  expect(rows[0]?.cells).toEqual(RIGHT);
});

test('without a header, or with an unknown one, the template’s order applies', () => {
  expect(read([RIGHT]).rows.map(({ line }) => line)).toEqual([1]);
  expect(read([['客户', '数额', '日期', '性质', '票', '付', '注', '天'], RIGHT]).rows.map(({ line }) => line)).toEqual([2]);
});

test('the template’s example and empty rows are skipped, but counted', () => {
  const example = ['示例公司', '1000', '2027-03-31', '货款', '1 2', '', ''];
  expect(read([HEAD, example, [], RIGHT]).rows.map(({ line }) => line)).toEqual([4]);
});

test('formulas and cut numbers reported by the workbook are refused', () => {
  const refused = [
    { row: 1, column: 1, why: 'formula' as const },
    { row: 1, column: 4, why: 'digitsLost' as const },
  ];
  const { faults } = readSheet(sheet, { rows: [HEAD, RIGHT], refused }, say);
  expect(faults.map(({ column, problem }) => [column, words(problem)])).toEqual([
    ['amount', '不能是公式，请粘贴为值'],
    ['invoices', '超过 15 位的数字已被表格软件改动，请将该列设为文本后重新填写'],
  ]);
});

test('text that a spreadsheet reads as a formula is never accepted', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠');
  fc.assert(
    fc.property(
      sign,
      fc.string({ minLength: 1, maxLength: 8 }).filter((text) => /^[A-Za-z(|'"!]/.test(text)),
      (lead, text) => {
        const { faults } = read([RIGHT.map((cell, at) => (at === 6 ? `${lead}${text}` : cell))]);
        expect(faults.map(({ column }) => column)).toEqual(['remark']);
      },
    ),
  );
});

test('the server’s faults mark a row', () => {
  const told = withFaults(read([HEAD, RIGHT, RIGHT]), [{ line: 3, column: 'party', problem: '不在名录中', text: RIGHT[0] ?? '' }]);
  expect(told.rows.map(({ values }) => values !== undefined)).toEqual([true, false]);
  expect(told.faults).toHaveLength(1);
});
