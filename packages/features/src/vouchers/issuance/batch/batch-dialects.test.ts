import { addDays, civilDate, fen, type CivilDate } from '@lianxin/domain';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { testDialects } from '../../../platform/sheet-import/dialect-battery.fixtures.ts';
import { SHORTENED_NUMBERS, UNCLEAR_AMOUNTS, UNCLEAR_DAYS, wan } from '../../../platform/sheet-import/dialects.fixtures.ts';
import { readSheet } from '../../../platform/sheet-import/index.ts';
import { batchSheet } from './batch-sheet.ts';

const FIRST = civilDate('2027-03-01') ?? expect.fail();
const NATURES = [
  ['goods', '货款'],
  ['works', '工程款'],
  ['services', '服务费'],
] as const;

interface Payable {
  readonly recipient: string;
  readonly amount: bigint;
  readonly dueOn: CivilDate;
  readonly nature: (typeof NATURES)[number];
  readonly invoices: readonly string[];
}
const payables = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1, max: 100_000_000 }),
      nature: fc.constantFrom(...NATURES),
      invoices: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((drawn) =>
    drawn.map(({ amount, nature, invoices }, at): Payable => ({
      recipient: at % 2 === 0 ? '恒信（山西）机电设备有限公司' : '云岭物流有限公司',
      amount: BigInt(amount),
      dueOn: addDays(FIRST, at),
      nature,
      invoices: Array.from({ length: invoices }, (_, one) => `2614200000001884${at}10${one + 1}`),
    })),
  );

describe('a list of payables', () => {
  testDialects({
    rows: payables,
    heads: [
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
    ],
    titles: [[], [['2027年3月付款计划'], ['']]],
    ends: [[], [['合计', '2,000.00']], [['以上为全部明细']]],
    cellsOf: (one, at, { writeAmount, writeDay, between }) => ({
      place: String(at + 1),
      recipient: one.recipient,
      amount: writeAmount(one.amount),
      inWan: wan(one.amount),
      day: writeDay(one.dueOn),
      nature: one.nature[1],
      contract: 'HT-2026-0001',
      invoices: one.invoices.join(between),
      remark: '',
    }),
    read: (table) => readSheet(batchSheet, table, ({ message = '' }) => message),
    expected: (rows) =>
      rows.map(({ recipient, amount, dueOn, nature: [paymentNature], invoices }) => ({
        recipient,
        amount: fen(amount),
        dueOn,
        paymentNature,
        contractNumber: 'HT-2026-0001',
        invoiceNumbers: [...invoices],
      })),
    refused: [
      ...UNCLEAR_DAYS.map((text) => ['day', text, '不是有效日期'] as const),
      ...UNCLEAR_AMOUNTS.map((text) => ['amount', text, '请输入金额，最多两位小数'] as const),
      ...UNCLEAR_AMOUNTS.map((text) => ['inWan', text, '请输入金额，最多两位小数'] as const).filter(([, text]) => text !== '100.005'),
      ...SHORTENED_NUMBERS.map((text) => ['invoices', text, '超过 15 位的数字已被表格软件改动，请将该列设为文本后重新填写'] as const),
      ['amount', '-2000', '金额须大于 0'],
      ['nature', '红包', '请选择一项'],
      ['recipient', '', '请填写此项'],
    ],
  });
});
