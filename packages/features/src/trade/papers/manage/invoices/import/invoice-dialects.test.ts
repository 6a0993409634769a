import { addDays, checkedBy, civilDate, fen, isDigitalInvoice, type CivilDate, type InvoiceKind } from '@lianxin/domain';
import { messageOf } from '@lianxin/forms';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AMOUNTS,
  DAMAGES,
  DAYS,
  htmlFile,
  SHORTENED_NUMBERS,
  textFile,
  texts,
  TRACES,
  UNCLEAR_AMOUNTS,
  UNCLEAR_DAYS,
  UNRELIABLE,
  withCell,
  workbookFile,
  workbooks,
} from '../../../../../platform/sheet-import/dialects.fixtures.ts';
import { readSheet, type SheetProblem } from '../../../../../platform/sheet-import/index.ts';
import { readBytes } from '../../../../../platform/sheet-import/reading/read-bytes.ts';
import { OWN_ENTERPRISE } from './import.fixtures.ts';
import { invoiceRowsOf, invoiceSent, withSameInvoices } from './invoice-rows.ts';

/** An invoice, to be written in the formats of the tax service, accountants and spreadsheets. */
interface Truth {
  readonly side: 'buyer' | 'seller';
  readonly kind: InvoiceKind;
  readonly code: string | undefined;
  readonly number: string;
  readonly checkCode: string | undefined;
  readonly issuedOn: CivilDate;
  readonly net: bigint;
  readonly tax: bigint;
}

const OTHER = { name: '恒信（山西）机电设备有限公司', creditCode: '91140000110057086C' };
const GOODS = '矿用电缆，3×50';
const FIRST = civilDate('2026-01-03') ?? expect.fail();

/** The kinds with the names by which the tax service, accountants and our template call them. */
const KINDS: readonly (readonly [kind: InvoiceKind, names: readonly string[]])[] = [
  ['digitalSpecial', ['数电专票', '数电发票（增值税专用发票）', '电子发票(增值税专用发票)', '数电票（增值税专用发票）']],
  ['digitalOrdinary', ['数电普票', '数电发票（普通发票）', '电子发票（普通发票）', '全电普票']],
  ['vatSpecial', ['增值税专用发票', '纸质发票（增值税专用发票）', '专票']],
  ['vatElectronicSpecial', ['增值税电子专票', '增值税电子专用发票']],
  ['vatOrdinary', ['增值税普通发票', '纸质发票（普通发票）', '普票']],
  ['vatElectronicOrdinary', ['增值税电子普票', '增值税电子普通发票']],
];

const invoices = fc.array(
  fc.record({
    kind: fc.nat(KINDS.length - 1),
    net: fc.integer({ min: 100, max: 100_000_000 }),
    rate: fc.constantFrom(0, 1, 3, 6, 9, 13),
    buys: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);
const truthOf = (drawn: typeof invoices extends fc.Arbitrary<infer One> ? One : never): Truth[] =>
  drawn.map(({ kind: at, net, rate, buys }, index) => {
    const [kind] = KINDS[at] ?? expect.fail();
    const isDigital = isDigitalInvoice(kind);
    return {
      side: buys ? 'buyer' : 'seller',
      kind,
      code: isDigital ? undefined : '014002200111',
      number: isDigital ? `26142000000018847${String(index).padStart(3, '0')}` : `0884999${index}`,
      checkCode: checkedBy(kind) === 'checkCode' ? `01234${index}` : undefined,
      issuedOn: addDays(FIRST, index),
      net: BigInt(net),
      tax: BigInt(Math.round((net * rate) / 100)),
    };
  });

type Key =
  | 'place'
  | 'side'
  | 'counterparty'
  | 'kind'
  | 'code'
  | 'number'
  | 'olderNumber'
  | 'digitalNumber'
  | 'checkCode'
  | 'fullCheckCode'
  | 'day'
  | 'net'
  | 'tax'
  | 'total'
  | 'goods'
  | 'sellerName'
  | 'sellerCode'
  | 'buyerName'
  | 'buyerCode'
  | 'status'
  | 'isPositive'
  | 'other';

/** Headers of our template, of accountants and of the tax service. */
const HEADS: readonly (readonly (readonly [key: Key, head: string])[])[] = [
  [
    ['side', '本企业是'],
    ['counterparty', '往来企业'],
    ['kind', '发票类型'],
    ['code', '发票代码'],
    ['number', '发票号码'],
    ['checkCode', '校验码后 6 位'],
    ['day', '开票日期'],
    ['net', '金额（不含税）'],
    ['total', '价税合计'],
    ['goods', '货物或服务名称'],
  ],
  [
    ['place', '序号'],
    ['day', '*开具日期'],
    ['goods', '商品名称（必填）'],
    ['total', '含税金额（元）'],
    ['tax', '税 额'],
    ['net', '不含税金额/元'],
    ['fullCheckCode', '校验码'],
    ['number', '发票号'],
    ['code', '发票代码（选填）'],
    ['kind', '发票种类'],
    ['counterparty', '往来单位'],
    ['side', '本企业是'],
    ['other', '备注'],
  ],
  [
    ['place', '序号'],
    ['code', '发票代码'],
    ['olderNumber', '发票号码'],
    ['digitalNumber', '数电发票号码'],
    ['sellerCode', '销方识别号'],
    ['sellerName', '销方名称'],
    ['buyerCode', '购方识别号'],
    ['buyerName', '购买方名称'],
    ['day', '开票日期'],
    ['net', '金额'],
    ['tax', '税额'],
    ['total', '价税合计'],
    ['other', '发票来源'],
    ['kind', '发票票种'],
    ['status', '发票状态'],
    ['isPositive', '是否正数发票'],
    ['other', '发票风险等级'],
    ['other', '开票人'],
    ['other', '备注'],
    // Added by the person: the tax service does not export it.
    ['checkCode', '校验码后六位'],
  ],
  [
    ['sellerName', '销售方名称'],
    ['sellerCode', '销售方纳税人识别号'],
    ['buyerName', '购买方名称'],
    ['buyerCode', '购买方纳税人识别号'],
    ['kind', '发票种类'],
    ['code', '发票代码'],
    ['number', '发票号码'],
    ['day', '开票日期'],
    ['net', '合计金额'],
    ['tax', '合计税额'],
    ['total', '价税合计'],
    ['fullCheckCode', '校验码'],
    ['goods', '货物或应税劳务、服务名称'],
  ],
];
const TITLES: readonly (readonly (readonly string[])[])[] = [
  [],
  [['发票明细']],
  [['发票信息', '', '', '', '金额信息', '', '其他']],
  [['全量发票查询导出结果'], [''], ['导出时间：', '2026-11-20']],
];
const ENDS: readonly (readonly string[])[] = [[], ['合计'], ['以上为全部明细']];

const dialects = fc.record({
  head: fc.nat(HEADS.length - 1),
  name: fc.nat(3),
  day: fc.constantFrom(...Object.keys(DAYS)),
  amount: fc.constantFrom(...Object.keys(AMOUNTS)),
  trace: fc.nat(TRACES.length - 1),
  title: fc.constantFrom(...TITLES),
  end: fc.constantFrom(...ENDS),
});
type Dialect = typeof dialects extends fc.Arbitrary<infer One> ? One : never;

/** A table in one dialect: titles, header, invoices, total. */
function tableIn(dialect: Dialect, truth: readonly Truth[]): string[][] {
  const columns = HEADS[dialect.head] ?? expect.fail();
  const day = DAYS[dialect.day] ?? expect.fail();
  const money = AMOUNTS[dialect.amount] ?? expect.fail();
  const trace = TRACES[dialect.trace] ?? expect.fail();
  const rows = truth.map((one, at): Readonly<Record<Key, string>> => {
    const [, names] = KINDS.find(([kind]) => kind === one.kind) ?? expect.fail();
    const isDigital = isDigitalInvoice(one.kind);
    const [seller, buyer] = one.side === 'buyer' ? [OTHER, OWN_ENTERPRISE] : [OWN_ENTERPRISE, OTHER];
    return {
      place: String(at + 1),
      side: one.side === 'buyer' ? '购买方' : '销售方',
      counterparty: OTHER.name,
      kind: names[dialect.name % names.length] ?? '',
      code: one.code ?? '',
      number: one.number,
      olderNumber: isDigital ? '' : one.number,
      digitalNumber: isDigital ? one.number : '',
      checkCode: one.checkCode ?? '',
      fullCheckCode: one.checkCode === undefined ? '' : `4455 6677 8899 00${one.checkCode.slice(0, 2)} ${one.checkCode.slice(2)}`,
      day: day(one.issuedOn),
      net: money(one.net),
      tax: money(one.tax),
      total: money(one.net + one.tax),
      goods: GOODS,
      sellerName: seller.name,
      sellerCode: seller.creditCode,
      buyerName: buyer.name,
      buyerCode: buyer.creditCode,
      status: '正常',
      isPositive: '是',
      other: '正常',
    };
  });
  const ends = dialect.end.map((text) =>
    text === '合计' ? [text, ...columns.slice(1).map(([key]) => (key === 'net' ? '1.00' : ''))] : [text],
  );
  return [
    ...dialect.title.map((row) => [...row]),
    columns.map(([, head]) => head),
    ...rows.map((row) => columns.map(([key]) => trace(row[key]))),
    ...ends,
  ];
}

const readTable = (table: Parameters<typeof readSheet>[1]) =>
  withSameInvoices(readSheet(invoiceRowsOf(OWN_ENTERPRISE, GOODS), table, ({ message = '' }) => message));
async function read(file: ArrayBuffer, name: string) {
  const { table, unread } = await readBytes(file, name, { rows: 500 });
  expect(unread).toBeUndefined();
  return readTable(table ?? expect.fail());
}
async function readAll(file: ArrayBuffer, name: string) {
  const { rows, faults, closed } = await read(file, name);
  expect([closed, faults]).toEqual([undefined, []]);
  return rows.map(({ values }) => invoiceSent(values ?? expect.fail()));
}
const sentOf = ({ head }: Dialect, truth: readonly Truth[]) => {
  const hasParties = HEADS[head]?.some(([key]) => key === 'sellerName') === true;
  return truth.map(({ side, kind, code, number, checkCode, issuedOn, net, tax }) => ({
    side,
    counterparty: hasParties ? OTHER.creditCode : OTHER.name,
    kind,
    ...(code !== undefined && { code }),
    number,
    ...(checkCode !== undefined && { checkCode }),
    issuedOn,
    amountWithoutTax: fen(net),
    amountWithTax: fen(net + tax),
    goods: GOODS,
  }));
};

const LOST = '超过 15 位的数字已被表格软件改动，请将该列设为文本后重新填写';
const said = (problem: SheetProblem) => (typeof problem === 'string' ? messageOf(problem)?.message : problem.message);

/** A table with another text in one column of its first invoice. */
function spoiled(dialect: Dialect, truth: readonly Truth[], key: Key, text: string): string[][] {
  const place = HEADS[dialect.head]?.findIndex(([one]) => one === key) ?? -1;
  fc.pre(place >= 0);
  return tableIn(dialect, truth).map((row, at) =>
    at === dialect.title.length + 1 ? row.map((cell, column) => (column === place ? text : cell)) : row,
  );
}

/** The content of a file counts, not its name. */
const names = fc.constantFrom('发票.csv', '发票.txt', '发票.xls');

describe('a sheet of invoices', () => {
  test('gives the same invoices from every text format', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, texts, names, invoices, async (dialect, text, name, drawn) => {
        const truth = truthOf(drawn);
        expect(await readAll(textFile(tableIn(dialect, truth), text), name)).toEqual(sentOf(dialect, truth));
      }),
      { numRuns: 300 },
    );
  });

  test('gives the same invoices from every workbook', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, workbooks, invoices, async (dialect, workbook, drawn) => {
        const truth = truthOf(drawn);
        expect(await readAll(workbookFile(tableIn(dialect, truth), dialect.day, workbook), '发票.xlsx')).toEqual(sentOf(dialect, truth));
      }),
      { numRuns: 300 },
    );
  });

  test('gives the same invoices from a web page named as a workbook', async () => {
    await fc.assert(
      fc.asyncProperty(dialects, invoices, async (dialect, drawn) => {
        const truth = truthOf(drawn);
        expect(await readAll(htmlFile(tableIn(dialect, truth)), '发票.xls')).toEqual(sentOf(dialect, truth));
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ...UNCLEAR_DAYS.map((text) => ['day', text, '不是有效日期'] as const),
    ...UNCLEAR_AMOUNTS.map((text) => ['net', text, '请输入金额，最多两位小数'] as const),
    ...SHORTENED_NUMBERS.map((text) => ['number', text, LOST] as const),
    ...SHORTENED_NUMBERS.map((text) => ['digitalNumber', text, LOST] as const),
    ['day', '', '请填写此项'],
    ['total', '-1130.00', '红字发票不能登记'],
    ['total', '100000000.00', '价税合计超过不含税金额的两倍，请核对'],
    ['tax', '99999999.00', '价税合计不等于金额与税额之和'],
    ['kind', '海关缴款书', '请选择一项'],
    ['kind', '收据', '请选择一项'],
    ['side', '中间人', '请选择一项'],
    ['status', '已作废', '只能登记正常状态的发票'],
    ['isPositive', '否', '红字发票不能登记'],
  ] as const)('in every dialect a %s of %s is refused', async (key, text, problem) => {
    await fc.assert(
      fc.asyncProperty(dialects, texts, invoices, async (dialect, file, drawn) => {
        fc.pre(!text.includes(file.separator));
        const table = spoiled({ ...dialect, trace: 0, amount: 'plain' }, truthOf(drawn), key, text);
        const { faults } = await read(textFile(table, file), '发票.csv');
        expect(
          faults.filter(({ line }) => line === dialect.title.length + 2 + Number(file.sepLine)).map((fault) => said(fault.problem)),
        ).toContain(problem);
      }),
      { numRuns: 20 },
    );
  });

  test.each(DAMAGES)('in every dialect a file that %s is refused', async (_, damage, unread) => {
    await fc.assert(
      fc.asyncProperty(dialects, texts, invoices, async (dialect, file, drawn) => {
        const whole = textFile(tableIn(dialect, truthOf(drawn)), { ...file, encoding: 'utf8', separator: ',', ctrlZ: false });
        expect(await readBytes(damage(whole), '发票.csv', { rows: 500 })).toMatchObject({ unread });
      }),
      { numRuns: 40 },
    );
  });

  test.each(UNRELIABLE)('in every dialect %s instead of a number is refused by its cell', async (_, xml, problem) => {
    await fc.assert(
      fc.asyncProperty(dialects, workbooks, invoices, async (dialect, workbook, drawn) => {
        const truth = truthOf(drawn.map((one) => ({ ...one, kind: 0 })));
        const whole = workbookFile(tableIn({ ...dialect, trace: 0 }, truth), dialect.day, {
          ...workbook,
          strings: 'inline',
          prefix: false,
          carriage: false,
        });
        const { faults } = await read(withCell(whole, '26142000000018847000', xml), '发票.xlsx');
        expect(faults.map((fault) => said(fault.problem))).toContain(problem);
      }),
      { numRuns: 40 },
    );
  });
});
