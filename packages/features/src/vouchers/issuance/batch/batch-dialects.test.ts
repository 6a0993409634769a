import { addDays, civilDate, fen, type CivilDate } from '@lianxin/domain';
import { messageOf } from '@lianxin/forms';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AMOUNTS,
  DAYS,
  htmlFile,
  SHORTENED_NUMBERS,
  textFile,
  texts,
  TRACES,
  UNCLEAR_AMOUNTS,
  UNCLEAR_DAYS,
  workbookFile,
  workbooks,
} from '../../../platform/sheet-import/dialects.fixtures.ts';
import { readSheet, type SheetProblem } from '../../../platform/sheet-import/index.ts';
import { readBytes } from '../../../platform/sheet-import/reading/read-bytes.ts';
import { batchSheet } from './batch-sheet.ts';

const FIRST = civilDate('2027-03-01') ?? expect.fail();
const NATURES = [
  ['goods', '货款'],
  ['works', '工程款'],
  ['services', '服务费'],
] as const;

const payables = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 100_000_000 }),
    nature: fc.nat(NATURES.length - 1),
    invoices: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 4 },
);
interface Payable {
  readonly recipient: string;
  readonly amount: bigint;
  readonly dueOn: CivilDate;
  readonly nature: (typeof NATURES)[number];
  readonly invoices: readonly string[];
}
const truthOf = (drawn: typeof payables extends fc.Arbitrary<infer One> ? One : never): Payable[] =>
  drawn.map(({ amount, nature, invoices }, at) => ({
    recipient: at % 2 === 0 ? '恒信（山西）机电设备有限公司' : '云岭物流有限公司',
    amount: BigInt(amount),
    dueOn: addDays(FIRST, at),
    nature: NATURES[nature] ?? expect.fail(),
    invoices: Array.from({ length: invoices }, (_, one) => `2614200000001884${at}10${one + 1}`),
  }));

type Key = 'place' | 'recipient' | 'amount' | 'inWan' | 'day' | 'nature' | 'contract' | 'invoices' | 'remark';
/** Headers of our template and of enterprises' own lists of payables. */
const HEADS: readonly (readonly (readonly [key: Key, head: string])[])[] = [
  [
    ['recipient', '接收方'],
    ['amount', '凭证金额'],
    ['day', '到期日'],
    ['nature', '款项性质'],
    ['contract', '合同编号'],
    ['invoices', '发票号码'],
    ['remark', '备注'],
  ],
  [
    ['place', '序号'],
    ['invoices', '发票号'],
    ['contract', '合同号*'],
    ['day', '承诺付款日'],
    ['inWan', '应付金额（万元）'],
    ['recipient', '供应商名称'],
    ['nature', '款项类型'],
  ],
  [
    ['recipient', '收 款 单 位'],
    ['inWan', '金额(单位:万元)'],
    ['nature', '性质（必填）'],
    ['day', '兑付日期'],
    ['contract', '贸易合同编号'],
    ['invoices', '发票编号'],
    ['remark', '附言'],
  ],
];
const dialects = fc.record({
  head: fc.nat(HEADS.length - 1),
  day: fc.constantFrom(...Object.keys(DAYS)),
  amount: fc.constantFrom(...Object.keys(AMOUNTS)),
  between: fc.constantFrom('、', ' ', '；', '，'),
  trace: fc.nat(TRACES.length - 1),
  title: fc.constantFrom<readonly (readonly string[])[]>([], [['2027年3月付款计划'], ['']]),
  end: fc.constantFrom<readonly (readonly string[])[]>([], [['合计', '2,000.00']], [['以上为全部明细']]),
});
type Dialect = typeof dialects extends fc.Arbitrary<infer One> ? One : never;

const wan = (amount: bigint): string => `${amount / 1_000_000n}.${String(amount % 1_000_000n).padStart(6, '0')}`;

/** A table in one dialect: titles, header, payables, total. */
function tableIn(dialect: Dialect, truth: readonly Payable[]): string[][] {
  const columns = HEADS[dialect.head] ?? expect.fail();
  const day = DAYS[dialect.day] ?? expect.fail();
  const money = AMOUNTS[dialect.amount] ?? expect.fail();
  const trace = TRACES[dialect.trace] ?? expect.fail();
  const rows = truth.map((one, at): Readonly<Record<Key, string>> => ({
    place: String(at + 1),
    recipient: one.recipient,
    amount: money(one.amount),
    inWan: wan(one.amount),
    day: day(one.dueOn),
    nature: one.nature[1],
    contract: 'HT-2026-0001',
    invoices: one.invoices.join(dialect.between),
    remark: '',
  }));
  const lines = [
    ...dialect.title,
    columns.map(([, head]) => head),
    ...rows.map((row) => columns.map(([key]) => trace(row[key]))),
    ...dialect.end,
  ];
  return lines.map((row) => [...row]);
}
const sentOf = (truth: readonly Payable[]) =>
  truth.map(({ recipient, amount, dueOn, nature: [paymentNature], invoices: invoiceNumbers }) => ({
    recipient,
    amount: fen(amount),
    dueOn,
    paymentNature,
    contractNumber: 'HT-2026-0001',
    invoiceNumbers: [...invoiceNumbers],
  }));

async function read(file: ArrayBuffer, name: string) {
  const { table } = await readBytes(file, name, { rows: 500 });
  return readSheet(batchSheet, table ?? expect.fail(), ({ message = '' }) => message);
}
async function readAll(file: ArrayBuffer, name: string) {
  const { rows, faults, closed } = await read(file, name);
  expect([closed, faults]).toEqual([undefined, []]);
  return rows.map(({ values }) => values);
}
const said = (problem: SheetProblem) => (typeof problem === 'string' ? messageOf(problem)?.message : problem.message);

describe('a list of payables', () => {
  test('gives the same applications from every text format', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, texts, payables, async (dialect, text, drawn) => {
        const truth = truthOf(drawn);
        expect(await readAll(textFile(tableIn(dialect, truth), text), '付款.csv')).toEqual(sentOf(truth));
      }),
      { numRuns: 200 },
    );
  });

  test('gives the same applications from every workbook and web page', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, workbooks, payables, async (dialect, workbook, drawn) => {
        const truth = truthOf(drawn);
        const table = tableIn(dialect, truth);
        expect(await readAll(workbookFile(table, dialect.day, workbook), '付款.xlsx')).toEqual(sentOf(truth));
        expect(await readAll(htmlFile(table), '付款.xls')).toEqual(sentOf(truth));
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ...UNCLEAR_DAYS.map((text) => ['day', text, '不是有效日期'] as const),
    ...UNCLEAR_AMOUNTS.map((text) => ['amount', text, '请输入金额，最多两位小数'] as const),
    ...UNCLEAR_AMOUNTS.map((text) => ['inWan', text, '请输入金额，最多两位小数'] as const).filter(([, text]) => text !== '100.005'),
    ...SHORTENED_NUMBERS.map((text) => ['invoices', text, '超过 15 位的数字已被表格软件改动，请将该列设为文本后重新填写'] as const),
    ['amount', '-2000', '金额须大于 0'],
    ['nature', '红包', '请选择一项'],
    ['recipient', '', '请填写此项'],
  ] as const)('in every dialect a %s of %s is refused', async (key, text, problem) => {
    await fc.assert(
      fc.asyncProperty(dialects, texts, payables, async (dialect, file, drawn) => {
        const place = HEADS[dialect.head]?.findIndex(([one]) => one === key) ?? -1;
        fc.pre(place >= 0 && !text.includes(file.separator));
        const plain = { ...dialect, trace: 0 };
        const table = tableIn(plain, truthOf(drawn)).map((row, at) =>
          at === plain.title.length + 1 ? row.map((cell, column) => (column === place ? text : cell)) : row,
        );
        const { faults } = await read(textFile(table, file), '付款.csv');
        expect(faults.map((fault) => said(fault.problem))).toContain(problem);
      }),
      { numRuns: 20 },
    );
  });
});
