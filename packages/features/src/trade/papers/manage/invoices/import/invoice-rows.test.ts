import { messageOf } from '@lianxin/forms';
import { expect, test } from 'vitest';
import { readSheet, type SheetColumn, type SheetProblem } from '../../../../../platform/sheet-import/index.ts';
import { INVOICE_HEAD } from './import.fixtures.ts';
import { invoiceRowsSheet, withSameInvoices } from './invoice-rows.ts';

const said = (problem: SheetProblem): string | undefined => {
  const words = typeof problem === 'string' ? messageOf(problem) : problem;
  return words?.message?.replace('{before}', String(words.values?.['before']));
};
const COLUMNS = Object.keys(invoiceRowsSheet.columns);
const digital = (at: number): string => `26142000000${String(at).padStart(9, '0')}`;
const right = (at: number): string[] =>
  at % 2 === 0
    ? ['购买方', '恒信机电设备有限公司', '数电专票', '', digital(at), '', '2026/1/31', '1,000.00', '1,130.00', '矿用电缆', 'HT-2026-0031']
    : ['销售方', '晋北煤业', '增值税普通发票', '1400212130', String(10_000_000 + at), '123456', '20260131', '1000', '1000', '运费', ''];
const read = (rows: readonly (readonly string[])[], refused: Parameters<typeof readSheet>[1]['refused'] = []) =>
  withSameInvoices(readSheet({ ...invoiceRowsSheet, rowsMax: 1000 }, { rows, refused }, ({ message = '' }) => message));

/** Why a workbook gives a cell no text that can be taken. */
type Refused = 'formula' | 'digitsLost';

/** Every kind of fault: the column, its text, the message; the kind of invoice where it matters, and the reason of the workbook. */
const WRONG: readonly (readonly [column: string, text: string, problem: string, kind?: 'digital' | 'older', refused?: Refused])[] = [
  ['side', '', '请填写此项'],
  ['side', '中间人', '请选择一项'],
  ['counterparty', '', '请填写此项'],
  ['counterparty', '一'.repeat(101), '内容过长'],
  ['counterparty', '=1+1', '文字不能以公式字符开头'],
  ['kind', '', '请填写此项'],
  ['kind', '收据', '请选择一项'],
  ['code', '1400212130', '数电票没有发票代码，请清空', 'digital'],
  ['code', '', '发票代码为 10 或 12 位数字', 'older'],
  ['code', '14002121301', '发票代码为 10 或 12 位数字', 'older'],
  ['code', '1400212130123', '内容过长'],
  ['number', '', '请填写此项'],
  ['number', '2614200000001', '数电票号码为 20 位数字', 'digital'],
  ['number', '1234567', '发票号码为 8 位数字', 'older'],
  ['number', '261420000000188461271', '内容过长'],
  ['checkCode', '123456', '该类发票没有校验码，请清空', 'digital'],
  ['checkCode', '', '请填写校验码后 6 位', 'older'],
  ['checkCode', '12345', '请填写校验码后 6 位', 'older'],
  ['checkCode', '1234567', '内容过长'],
  ['issuedOn', '', '请填写此项'],
  ['issuedOn', '2026-02-30', '不是有效日期'],
  ['issuedOn', '1026-11-09', '日期不能早于 1990-01-01'],
  ['issuedOn', '2999-01-01', '开票日期不能晚于今天'],
  ['amountWithoutTax', '', '请填写此项'],
  ['amountWithoutTax', '约一千', '请输入金额，最多两位小数'],
  ['amountWithoutTax', '0', '金额须大于 0'],
  ['amountWithTax', '', '请填写此项'],
  ['amountWithTax', '1.005', '请输入金额，最多两位小数'],
  ['amountWithTax', '-1', '红字发票不能登记'],
  ['amountWithoutTax', '(1,000.00)', '红字发票不能登记'],
  ['amountWithTax', '1', '价税合计不能小于不含税金额'],
  ['amountWithTax', '1000000000000000', '金额须小于 1,000,000,000,000,000 元'],
  ['goods', '', '请填写此项'],
  ['goods', '一'.repeat(101), '内容过长'],
  ['goods', '＝SUM(A1)', '文字不能以公式字符开头'],
  ['contractNumber', '一'.repeat(51), '内容过长'],
  ['amountWithTax', '1130', '不能是公式，请粘贴为值', 'digital', 'formula'],
  ['number', '26142000000000000000', '超过 15 位的数字已被表格软件改动，请将该列设为文本后重新填写', 'digital', 'digitsLost'],
  ['number', digital(2), '与第 4 行是同一张发票', 'digital'],
];

test('of a thousand rows a tenth has every possible fault: each is reported by row, column and reason, and no other', () => {
  const expected: unknown[] = [];
  const refusedCells: { row: number; column: number; why: Refused }[] = [];
  const table = Array.from({ length: 1000 }, (_, at) => {
    if (at % 10 !== 3) return right(at);
    const turn = (at - 3) / 10;
    const [column, text, problem, kind, why] = WRONG[turn % WRONG.length] ?? expect.fail();
    expected.push([at + 2, column, text, problem]);
    if (why !== undefined) refusedCells.push({ row: at + 1, column: COLUMNS.indexOf(column), why });
    // Rows of odd places are of an older kind.
    return right(kind === 'digital' ? at + 2001 : at).map((cell, place) => (COLUMNS[place] === column ? text : cell));
  });
  const { rows, faults } = read([INVOICE_HEAD, ...table], refusedCells);
  expect(faults.map(({ line, column, text, problem }) => [line, column, text, said(problem)])).toEqual(expected);
  expect(rows).toHaveLength(1000);
  expect(rows.filter(({ values }) => values !== undefined)).toHaveLength(900);
});

test('an invoice that is there twice is wrong at its second row, which names the first', () => {
  const { rows, faults } = read([INVOICE_HEAD, right(2), right(1), right(2), right(4)]);
  expect(faults.map(({ line, column, problem }) => [line, column, said(problem)])).toEqual([[4, 'number', '与第 2 行是同一张发票']]);
  expect(rows.map(({ values }) => values !== undefined)).toEqual([true, true, false, true]);
});

test('the same number under another code is another invoice', () => {
  const other = right(1).map((cell, at) => (COLUMNS[at] === 'code' ? '1400212131' : cell));
  expect(read([INVOICE_HEAD, right(1), other]).faults).toEqual([]);
});

test('the empty template contains no invoice', () => {
  const example = Object.values<SheetColumn>(invoiceRowsSheet.columns).map(({ example: words }) =>
    typeof words === 'string' ? words : (words.message ?? ''),
  );
  expect(read([INVOICE_HEAD, example])).toMatchObject({ rows: [], faults: [] });
});

test.each([
  ['电子发票（普通发票）', 'digitalOrdinary'],
  ['数电票（增值税专用发票）', 'digitalSpecial'],
  ['数电发票（普通发票）', 'digitalOrdinary'],
  ['增值税专用发票（数电）', 'digitalSpecial'],
  ['数电专票 ', 'digitalSpecial'],
  ['全电普票', 'digitalOrdinary'],
  ['航空运输电子客票行程单', 'digitalAir'],
])('%s is read as the kind %s', (words, kind) => {
  expect(read([INVOICE_HEAD, right(0).map((cell) => (cell === '数电专票' ? words : cell))]).rows[0]?.values?.kind).toBe(kind);
});

test('a complete check code is cut to its last six digits', () => {
  const row = right(1).map((cell) => (cell === '123456' ? '1234 5678 9012 3456 7890' : cell));
  expect(read([INVOICE_HEAD, row]).rows[0]?.values?.checkCode).toBe('567890');
});

test('a tax that is not the difference of the amounts is reported', () => {
  const taxed = (tax: string) =>
    read([
      [...INVOICE_HEAD, '税额'],
      [...right(0), tax],
    ]).faults.map(({ column, problem }) => [column, said(problem)]);
  expect(taxed('130.00')).toEqual([]);
  expect(taxed('60.00')).toEqual([['amountWithTax', '不等于金额与税额之和']]);
});
