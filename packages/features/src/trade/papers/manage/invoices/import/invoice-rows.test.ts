import { messageOf } from '@lianxin/forms';
import { expect, test } from 'vitest';
import { cellOf, readSheet, type SheetColumn, type SheetProblem } from '../../../../../platform/sheet-import/index.ts';
import { INVOICE_HEAD, OWN_ENTERPRISE, TAX_SERVICE_HEAD, TAX_SERVICE_INVOICES } from './import.fixtures.ts';
import { invoiceRowsOf, invoiceRowsSheet, invoiceSent, lacksGoods, withSameInvoices } from './invoice-rows.ts';

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
  ['amountWithTax', '9999.00', '价税合计超过不含税金额的两倍，请核对'],
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
  expect(taxed('60.00')).toEqual([['amountWithTax', '价税合计不等于金额与税额之和']]);
});

const readExport = (rows: readonly (readonly string[])[], goods = '矿用物资', head: readonly string[] = TAX_SERVICE_HEAD) =>
  withSameInvoices(readSheet(invoiceRowsOf(OWN_ENTERPRISE, goods), { rows: [head, ...rows], refused: [] }, ({ message = '' }) => message));
const [BOUGHT, SOLD, OF_OTHERS] = TAX_SERVICE_INVOICES;
/** A row of the export with other cells. */
const changed = (row: readonly string[], cells: Readonly<Record<string, string>>) =>
  row.map((cell, at) => cells[TAX_SERVICE_HEAD[at] ?? ''] ?? cell);
const faultsOf = ({ faults }: ReturnType<typeof readExport>) =>
  faults.map(({ line, column, text, problem }) => [line, column, text, said(problem)]);

test('of the tax service’s export each row’s side and counterparty follow from its parties; those of others are passed over and named', () => {
  const sheet = readExport([BOUGHT, OF_OTHERS, SOLD]);
  expect(sheet.faults).toEqual([]);
  expect(sheet.notes.unknown).toEqual([]);
  expect(sheet.notes.passedOver.map(({ line, reason }) => [line, reason.message])).toEqual([[3, '购销双方都不是本企业']]);
  expect(sheet.rows.map(({ values }) => values && invoiceSent(values))).toEqual([
    {
      side: 'buyer',
      counterparty: '91140000110057086C',
      kind: 'digitalSpecial',
      number: '26142000000018847030',
      issuedOn: '2026-11-09',
      amountWithoutTax: 100_000n,
      amountWithTax: 113_000n,
      goods: '矿用物资',
    },
    {
      side: 'seller',
      counterparty: '91140000110057086C',
      kind: 'vatSpecial',
      code: '1400212130',
      number: '08849991',
      issuedOn: '2026-11-10',
      amountWithoutTax: 200_000n,
      amountWithTax: 226_000n,
      goods: '矿用物资',
    },
  ]);
});

test('goods that the export lacks are asked for', () => {
  const without = readExport([BOUGHT], '');
  expect(faultsOf(without)).toEqual([[2, 'goods', '', '请填写此项']]);
  expect(lacksGoods(without, '')).toBe(true);
  expect(lacksGoods(readExport([BOUGHT], '电机'), '电机')).toBe(true);
  expect(lacksGoods(read([INVOICE_HEAD, right(0).map((cell) => (cell === '矿用电缆' ? '' : cell))]), '')).toBe(false);
  const head = [...TAX_SERVICE_HEAD, '货物或应税劳务名称'];
  const own = readExport(
    [
      [...BOUGHT, '电机'],
      [...SOLD, ''],
    ],
    '',
    head,
  );
  expect(faultsOf(own)).toEqual([[3, 'goods', '', '请填写此项']]);
  expect(own.rows[0]?.values?.goods).toBe('电机');
});

test.each([
  ['a person has no credit code', { 销方识别号: '', 销方名称: '王建国' }, '王建国'],
  ['the code is written in groups', { 销方识别号: '91140000 11005708 6C' }, '91140000110057086C'],
  ['the own code is written in small letters', { 购方识别号: '91350100m000100y43' }, '91140000110057086C'],
  ['the own name has changed', { 购买方名称: '晋北煤业有限责任公司' }, '91140000110057086C'],
  ['the own code is missing', { 购方识别号: '' }, '91140000110057086C'],
])('where %s, the counterparty is found', (_, cells, counterparty) => {
  expect(readExport([changed(BOUGHT, cells)]).rows[0]?.values).toMatchObject({ side: 'buyer', counterparty });
});

test.each([
  ['another enterprise of the own name', { 购方识别号: '91310000MA1K000006' }, '购销双方都不是本企业'],
  ['an invoice to oneself', { 销方识别号: OWN_ENTERPRISE.creditCode, 销方名称: OWN_ENTERPRISE.name }, '购销双方都是本企业'],
])('%s is passed over', (_, cells, reason) => {
  const { rows, faults, notes } = readExport([changed(BOUGHT, cells), SOLD]);
  expect([rows.map(({ line }) => line), faults, notes.passedOver.map((row) => [row.line, row.reason.message])]).toEqual([
    [3],
    [],
    [[2, reason]],
  ]);
});

test.each([
  ['发票票种', '海关缴款书', 'kind', '请选择一项'],
  ['发票状态', '已作废', 'status', '只能登记正常状态的发票'],
  ['发票状态', '已红冲-全额', 'status', '只能登记正常状态的发票'],
  ['发票状态', '已红冲-部分', 'status', '只能登记正常状态的发票'],
  ['是否正数发票', '否', 'isPositive', '红字发票不能登记'],
  ['税额', '60', 'amountWithTax', '价税合计不等于金额与税额之和'],
  ['数电发票号码', '2614200000001884', 'number', '数电票号码为 20 位数字'],
  ['数电发票号码', '', 'number', '请填写此项'],
])('of the export %s %s is refused by its cell', (head, text, column, problem) => {
  expect(faultsOf(readExport([changed(BOUGHT, { [head]: text })])).map(([, at, , why]) => [at, why])).toContainEqual([column, problem]);
});

test('a red invoice of the export is refused by that name', () => {
  const red = changed(BOUGHT, { 金额: '-1000', 税额: '-130', 价税合计: '-1130', 是否正数发票: '否' });
  expect(new Set(faultsOf(readExport([red])).map(([, , , why]) => why))).toEqual(new Set(['红字发票不能登记']));
});

test('an older invoice needs the check code that the export lacks; a digital one on paper has that of its digital number', () => {
  expect(faultsOf(readExport([changed(SOLD, { 发票票种: '增值税普通发票' })]))).toEqual([[2, 'checkCode', '', '请填写校验码后 6 位']]);
  const paper = changed(SOLD, { 发票票种: '数电纸质发票（普通发票）', 数电发票号码: '26142000000018847032' });
  expect(readExport([paper]).rows[0]?.values).toMatchObject({ kind: 'digitalPaper', number: '08849991', checkCode: '847032' });
});

test('a digital invoice that stands in both columns of numbers is one', () => {
  expect(readExport([changed(BOUGHT, { 发票号码: '26142000000018847030' })]).rows[0]?.values?.number).toBe('26142000000018847030');
});

test('the total below the export is passed over', () => {
  const { rows, notes } = readExport([BOUGHT, ['合计', '', '', '', '', '', '', '', '', '1000', '130', '1130']]);
  expect([rows.length, notes.passed.map(({ line }) => line)]).toEqual([1, [3]]);
});

test('an export that names one side only lacks columns', () => {
  const cut = (row: readonly string[]) => row.filter((_, at) => TAX_SERVICE_HEAD[at]?.startsWith('购') === false);
  expect(readExport([cut(BOUGHT)], '', cut(TAX_SERVICE_HEAD)).closed).toEqual({ missing: ['side', 'counterparty', 'goods'] });
});

/** How the tax service and accountants name the kinds. */
const KINDS: readonly (readonly [kind: string, names: readonly string[]])[] = [
  ['digitalSpecial', ['数电发票（增值税专用发票）', '数电票(增值税专用发票)', '电子发票（增值税专用发票）']],
  ['digitalOrdinary', ['数电发票（普通发票）', '数电票（普通发票）', '电子发票(普通发票)']],
  ['digitalAir', ['数电发票（航空运输电子客票行程单）', '电子发票（航空运输电子客票行程单）']],
  ['digitalRail', ['数电发票（铁路电子客票）', '电子发票（铁路电子客票）']],
  ['digitalPaper', ['数电纸质发票（普通发票）']],
  ['vatSpecial', ['增值税专用发票', '纸质发票（增值税专用发票）']],
  ['vatElectronicSpecial', ['增值税电子专用发票', '增值税专用发票（电子）']],
  ['motorVehicle', ['机动车销售统一发票']],
  ['vatOrdinary', ['增值税普通发票', '纸质发票（普通发票）']],
  ['vatElectronicOrdinary', ['增值税电子普通发票', '增值税普通发票(电子)']],
  ['vatRoll', ['增值税普通发票（卷票）', '增值税普通发票（卷式）']],
  ['vatToll', ['道路通行费电子普通发票', '增值税电子普通发票（通行费）']],
  ['usedVehicle', ['二手车销售统一发票']],
];
test.each(KINDS.flatMap(([kind, names]) => names.map((name) => [name, kind] as const)))(
  'the official name %s is the kind %s',
  (name, kind) => {
    const kindOf = ({ faults, rows }: ReturnType<typeof readExport>) =>
      faults.some(({ column }) => column === 'kind') ? undefined : cellOf(invoiceRowsSheet, rows[0] ?? expect.fail(), 'kind');
    expect(kindOf(readExport([changed(BOUGHT, { 发票票种: name })]))).toBe(name);
    const { typed } = invoiceRowsSheet.columns.kind;
    expect(typed(name, { say: ({ message = '' }) => message, dayZero: undefined, unit: undefined })).toBe(kind);
  },
);
