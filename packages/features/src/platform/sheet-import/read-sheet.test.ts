import { Day, PositiveMoney, Text } from '@lianxin/api/contract';
import { civilDate } from '@lianxin/domain';
import { messageOf } from '@lianxin/forms';
import { msg } from '@lingui/core/macro';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { amountCell, choiceCell, dayCell, neededAmountCell, neededCell, severalCell, textCell, wholeCell } from './cells.ts';
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
    amount: { label: msg`金额`, example: '1000.00', ...neededAmountCell(PositiveMoney) },
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

/** Every way in which a row can be wrong: the column, what stands there, what is said. */
const WRONG: readonly (readonly [column: number, text: string, said: string])[] = [
  [0, '', '请填写此项'],
  [0, '一'.repeat(21), '内容过长'],
  [0, '=HYPERLINK("http://x")', '文字不能以公式字符开头'],
  [0, '＝SUM(A1)', '文字不能以公式字符开头'],
  [0, '6.22202E+18', '超过 15 位的数字已被表格软件改动，请将该列设为文本后重新填写'],
  [1, '', '请填写此项'],
  [1, '约一千', '请输入金额，最多两位小数'],
  [1, '1.005', '请输入金额，最多两位小数'],
  [1, '0', '金额须大于 0'],
  [1, '-1', '金额须大于 0'],
  [1, '1000000000000000', '金额须小于 1,000,000,000,000,000 元'],
  [2, '', '请填写此项'],
  [2, '下周', '不是有效日期'],
  [2, '2027-02-30', '不是有效日期'],
  [2, '2027-03', '不是有效日期'],
  [2, '03/11/2026', '不是有效日期'],
  [3, '', '请填写此项'],
  [3, '红包', '请选择一项'],
  [4, '', '请填写此项'],
  [5, 'x', '不是有效金额'],
  [5, '9999999', '已付不能超过金额'],
  [6, '一'.repeat(11), '内容过长'],
  [6, '=cmd|calc', '文字不能以公式字符开头'],
  [7, '半年', '格式不正确'],
  [7, '0', '不能小于 1'],
  [7, '366', '不能大于 365'],
];

test('of a thousand rows a tenth is wrong in every way there is: each is named by row, column and reason, and no other', () => {
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

test('the head says where the columns are, in whatever order, and a column of reasons is passed over', () => {
  const order = [6, 2, 0, 4, 1, 7, 3, 5];
  const turn = (row: readonly string[]) => [...order.map((at) => row[at] ?? ''), '接收方：请填写此项'];
  const { rows, faults } = read([[...order.map((at) => HEAD[at] ?? ''), '问题'], turn(RIGHT)]);
  expect(faults).toEqual([]);
  expect(rows[0]?.cells).toEqual(RIGHT.map((cell) => (cell === '2027/3/31' ? '2027-03-31' : cell)));
});

test('without a header the template’s order applies; under an unknown header nothing is read', () => {
  expect(read([RIGHT]).rows.map(({ line }) => line)).toEqual([1]);
  const other = ['客户', '数额', '日期', '性质', '票', '付', '注', '天'];
  for (const table of [[other, RIGHT], [['2026年11月明细'], other, RIGHT], [[...RIGHT, '多一列']]])
    expect(read(table)).toMatchObject({ rows: [], faults: [], closed: 'noHead' });
});

test('a header without a required column is refused, and its unknown columns are named', () => {
  const { rows, closed, notes } = read([['接收方', '金额', '哪天', '款项性质', '发票号码'], RIGHT]);
  expect([rows, closed, notes.unknown]).toEqual([[], { missing: ['dueOn'] }, ['哪天']]);
});

test('unknown columns are named, and the others are read', () => {
  const { rows, faults, notes } = read([
    [...HEAD, '渠道', '序号'],
    [...RIGHT, '网银', '1'],
  ]);
  expect([rows.length, faults, notes.unknown]).toEqual([1, [], ['渠道']]);
});

/** Headers equivalent to the template's. */
const SAME_HEADS = [
  '*金额',
  '金额 ',
  '金 额',
  '金额（元）',
  '金额(人民币元)',
  '金额（必填）',
  '金额[Amount]',
  '　金额　',
  '金额：',
  '金额/元',
];
test.each(SAME_HEADS)('%s is the amount', (head) => {
  const { rows } = read([HEAD.map((label) => (label === '金额' ? head : label)), RIGHT]);
  expect(rows[0]?.values?.amount).toBe(120_050n);
});

test.each([
  ['金额（万元）', 12_005_000_00n],
  ['金额(单位:万元)', 12_005_000_00n],
  ['金额/千元', 1_200_500_00n],
  ['金额（亿元）', 120_050_000_000_00n],
])('under %s amounts are converted with a notice', (head, amount) => {
  const { rows, notes } = read([HEAD.map((label) => (label === '金额' ? head : label)), RIGHT]);
  expect(rows[0]?.values?.amount).toBe(amount);
  expect(notes.converted.map(({ column }) => column)).toEqual(['amount']);
  expect(rows[0]?.cells[1]).toBe(
    String(Number(amount) / 100)
      .concat('.00')
      .replace(/(\.\d\d)\.00$/, '$1'),
  );
});

test('a unit above the header applies to its amounts', () => {
  const { rows } = read([['开立清单'], ['单位：万元'], HEAD, RIGHT]);
  expect(rows[0]?.values?.amount).toBe(12_005_000_00n);
});

test('the header is found below titles and blank rows, and rows keep their numbers in the file', () => {
  const { rows, notes } = read([['2026年11月开立清单'], [], ['制表人：王建国', '', '日期：2026-11-20'], HEAD, RIGHT]);
  expect([rows.map(({ line }) => line), notes.passed]).toEqual([[5], []]);
});

test.each(['合计', '总计：', '小计', '本页合计', '合 计', '人民币合计', '合计（3 笔）', 'Total'])(
  'a row with %s is skipped and named',
  (text) => {
    const { rows, faults, notes } = read([HEAD, RIGHT, [text, '1,200.50']]);
    expect([rows.length, faults, notes.passed]).toEqual([1, [], [{ line: 3, text: `${text} 1,200.50` }]]);
  },
);

test('a remark below the rows is skipped and named; a single cell among them is an incomplete row', () => {
  const below = read([HEAD, RIGHT, ['以上为全部明细']]);
  expect([below.faults, below.notes.passed]).toEqual([[], [{ line: 3, text: '以上为全部明细' }]]);
  expect(read([HEAD, ['晋北矿山机械'], RIGHT]).faults.map(({ line }) => line)).toContain(2);
});

test('an enterprise with a name like a total is not skipped', () => {
  expect(
    read([HEAD, ['总计机械有限公司', ...RIGHT.slice(1)], ['合计科技有限公司', '', '2027-03-31']]).rows.map(({ line }) => line),
  ).toEqual([2, 3]);
});

test('hidden rows are read and named', () => {
  const { rows, notes } = readSheet(sheet, { rows: [HEAD, RIGHT, RIGHT], refused: [], hidden: [2] }, say);
  expect([rows.length, notes.hidden]).toEqual([2, [3]]);
});

test('day numbers count from the workbook’s day 0', () => {
  const dueOf = (text: string, dayZero?: string) =>
    readSheet(
      sheet,
      { rows: [HEAD, RIGHT.map((cell, at) => (at === 2 ? text : cell))], refused: [], dayZero: civilDate(dayZero ?? '') },
      say,
    ).rows[0];
  expect(dueOf('46477')?.values?.dueOn).toBe('2027-03-31');
  expect(dueOf('45015', '1904-01-01')?.values?.dueOn).toBe('2027-03-31');
  expect(dueOf('46477.75')?.cells[2]).toBe('2027-03-31');
});

test.each(['-', '--', '—', '－', '/', '***', '————'])('%s is an empty cell', (text) => {
  const { rows } = read([HEAD, RIGHT.map((cell, at) => (at === 5 || at === 6 ? text : cell))]);
  expect(rows[0]?.values).toMatchObject({ remark: '' });
  expect(rows[0]?.values?.paid).toBeUndefined();
});

test.each(['-货款(11月)', '+运费', '@示例物流', '--加急'])('%s is kept as text', (text) => {
  expect(read([HEAD, RIGHT.map((cell, at) => (at === 6 ? text : cell))]).rows[0]?.values?.remark).toBe(text);
});

test('a refused day of a workbook is shown as a day', () => {
  const early = defineSheet({
    name: msg`样例`,
    rowsMax: 10,
    columns: { dueOn: { label: msg`到期日`, example: '2027-03-31', ...dayCell(Day) } },
    judge: ({ dueOn }) => (dueOn < '2027-01-01' ? { dueOn: msg`已过` } : {}),
  });
  expect(readSheet(early, tableOf([['到期日'], ['46386']]), say).faults).toEqual([
    { line: 2, column: 'dueOn', problem: msg`已过`, text: '2026-12-30' },
  ]);
});

test('two columns of the same meaning may not contradict each other', () => {
  const twice = [...HEAD, '接收方'];
  expect(read([twice, [...RIGHT, '']]).faults).toEqual([]);
  expect(read([twice, [...RIGHT, RIGHT[0] ?? '']]).faults).toEqual([]);
  expect(read([twice, [...RIGHT, '别家']]).faults.map(({ column, problem }) => [column, words(problem)])).toEqual([
    ['party', '同一栏目有两列，内容不同，请只保留一列'],
  ]);
});

test('more rows than the call accepts are refused; rows above the header do not count', () => {
  const few = { ...sheet, rowsMax: 2 };
  expect(readSheet(few, tableOf([HEAD, RIGHT, RIGHT, RIGHT]), say).closed).toBe('rows');
  expect(readSheet(few, tableOf([['清单'], [], HEAD, RIGHT, RIGHT, ['合计', '1']]), say).rows).toHaveLength(2);
});

test('the example of the template and empty rows are passed over, and keep their places', () => {
  const example = ['示例公司', '1000', '2027-03-31', '货款', '1 2', '', ''];
  expect(read([HEAD, example, [], RIGHT]).rows.map(({ line }) => line)).toEqual([4]);
});

test('a formula, and a number whose last digits are lost, are refused where the workbook says so', () => {
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

test('formulas are never accepted', () => {
  const sign = fc.constantFrom('=', '＝');
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

test('what the server says of a row makes it wrong', () => {
  const told = withFaults(read([HEAD, RIGHT, RIGHT]), [{ line: 3, column: 'party', problem: '不在名录中', text: RIGHT[0] ?? '' }]);
  expect(told.rows.map(({ values }) => values !== undefined)).toEqual([true, false]);
  expect(told.faults).toHaveLength(1);
});

const NOTES = [['填表说明'], ['栏目', '必填'], ['接收方', '是']];
const sheetNamed = (name: string, rows: readonly (readonly string[])[]) => ({ name, reading: { table: { rows, refused: [], name } } });
const readSheets = ([first, ...others]: readonly (readonly [name: string, rows: readonly (readonly string[])[]])[]) =>
  readSheet(
    sheet,
    { name: first?.[0], rows: first?.[1] ?? [], refused: [], others: others.map(([name, rows]) => sheetNamed(name, rows)) },
    say,
  );

test.each([
  ['notes', NOTES],
  ['nothing', []],
  [
    'a dictionary with numbers',
    [
      ['1', '货款'],
      ['2', '服务费'],
    ],
  ],
  ['a cover with one name of a column', [['开立清单'], ['接收方']]],
  [
    'a table with other columns',
    [
      ['接收方', '金额', '状态'],
      ['晋北矿山机械', '1', '已结清'],
    ],
  ],
])('of a workbook with %s in front the first sheet with the header is read, and that is told', (_, front) => {
  const { rows, faults, notes } = readSheets([
    ['说明', front],
    ['明细', [HEAD, RIGHT]],
    ['字典', [['货款', '1']]],
  ]);
  expect([rows.map(({ line }) => line), faults, notes.sheets]).toEqual([[2], [], { taken: '明细', others: [] }]);
});

test('the first sheet is read without a word where no other has the columns', () => {
  expect(
    readSheets([
      ['明细', [HEAD, RIGHT]],
      ['填表说明', NOTES],
    ]).notes.sheets,
  ).toBeUndefined();
  expect(
    readSheets([
      ['明细', [RIGHT]],
      ['填表说明', NOTES],
    ]),
  ).toMatchObject({ rows: [{ line: 1 }], notes: { sheets: undefined } });
});

test('further sheets with the columns are named as not read', () => {
  const { rows, notes } = readSheets([
    ['11月', [HEAD, RIGHT]],
    ['12月', [HEAD, RIGHT, RIGHT]],
  ]);
  expect([rows.length, notes.sheets]).toEqual([1, { taken: '11月', others: ['12月'] }]);
});

test('where no sheet has the columns, all are named', () => {
  const other = ['客户', '数额', '日期'];
  const all = { taken: undefined, others: ['说明', '数据'] };
  expect(
    readSheets([
      ['说明', NOTES],
      ['数据', [other, RIGHT]],
    ]),
  ).toMatchObject({ rows: [], closed: { missing: expect.any(Array) }, notes: { sheets: all } });
  expect(
    readSheets([
      ['说明', [['填表说明']]],
      ['数据', [other, RIGHT]],
    ]),
  ).toMatchObject({ rows: [], closed: 'noHead', notes: { sheets: all } });
});

test('of a sheet behind the first that has too many rows that is told', () => {
  const others = [{ name: '数据', reading: { unread: 'rows' as const } }];
  expect(readSheet(sheet, { name: '说明', rows: NOTES, refused: [], others }, say).closed).toBe('rows');
  expect(readSheet(sheet, { name: '明细', rows: [HEAD, RIGHT], refused: [], others }, say).rows).toHaveLength(1);
});

test('cells that follow from others are filled in and read as written ones; rows that are none of the sheet’s are passed over by reason', () => {
  const completing = {
    ...sheet,
    complete: ({ party, kind, paid }: Readonly<Record<keyof typeof sheet.columns, string>>) =>
      party === '别家'
        ? { passedOver: msg`不是本企业的行` }
        : { cells: { ...(kind === '' && { kind: '服务费' }), ...(paid === '1.00' && { paid: '一元' }) } },
  };
  const { rows, faults, notes } = readSheet(
    completing,
    tableOf([
      HEAD,
      RIGHT.map((cell, at) => (at === 3 ? '' : cell)),
      RIGHT.map((cell, at) => (at === 0 ? '别家' : cell)),
      RIGHT.map((cell, at) => (at === 5 ? '1.00' : cell)),
    ]),
    say,
  );
  expect(rows.map(({ line, values }) => [line, values?.kind])).toEqual([
    [2, 'service'],
    [4, undefined],
  ]);
  expect(faults.map(({ line, column, text, problem }) => [line, column, text, words(problem)])).toEqual([
    [4, 'paid', '一元', '不是有效金额'],
  ]);
  expect(notes.passedOver.map(({ line, reason }) => [line, reason.message])).toEqual([[3, '不是本企业的行']]);
});

test.each([
  ['6222020000000000000', true],
  ['26142000000018800000', true],
  ['6222 0200 0000 0000 000', true],
  ['6222020000000000123', false],
  ['1000000000000000', false],
  ['0000000000000000000', false],
])('of the number %s that its last digits may be lost: %s', (text, isTold) => {
  const { rows, faults, notes } = read([HEAD, RIGHT.map((cell, at) => (at === 0 ? text : cell))]);
  expect([rows.length, faults.length, notes.rounded]).toEqual([1, text.length > 20 ? 1 : 0, isTold ? [{ line: 2, text }] : []]);
});

test('an amount that a spreadsheet shortened is no amount', () => {
  const { faults } = read([HEAD, RIGHT.map((cell, at) => (at === 1 ? '5E+04' : at === 5 ? '1.5E+03' : cell))]);
  expect(faults.map(({ column, problem }) => [column, words(problem)])).toEqual([
    ['amount', '请输入金额，最多两位小数'],
    ['paid', '不是有效金额'],
  ]);
});
