import { fen } from '@lianxin/domain';
import fc from 'fast-check';
import { describe } from 'vitest';
import { testDialects } from '../../../../platform/sheet-import/dialect-battery.fixtures.ts';
import { SHORTENED_NUMBERS, UNCLEAR_AMOUNTS, wan } from '../../../../platform/sheet-import/dialects.fixtures.ts';
import { readSheet } from '../../../../platform/sheet-import/index.ts';
import { supplierRowsSheet, withSameSuppliers } from './supplier-rows.ts';

const ENTERPRISES = [
  ['91140000110057086C', '恒信（山西）机电设备有限公司'],
  ['914403002792683613', '云岭物流有限公司'],
] as const;
const TAGS = ['战略供应商', '机电', 'A级'] as const;

const suppliers = fc
  .array(
    fc.record({
      tags: fc.subarray([...TAGS]),
      usualTermDays: fc.option(fc.integer({ min: 1, max: 365 }), { nil: undefined }),
      quota: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }).map(BigInt), { nil: undefined }),
    }),
    { minLength: 1, maxLength: ENTERPRISES.length },
  )
  .map((drawn) => drawn.map((one, at) => ({ ...one, enterprise: ENTERPRISES[at === 0 ? 0 : 1] })));

describe('a sheet of suppliers', () => {
  testDialects({
    rows: suppliers,
    heads: [
      [
        ['code', '统一社会信用代码'],
        ['name', '企业名称'],
        ['tags', '标签'],
        ['days', '常用期限（天）'],
        ['quota', '提醒额度（元）'],
        ['note', '备注'],
      ],
      [
        ['place', '序号'],
        ['name', '供应商名称（必填）'],
        ['quota', '额度'],
        ['code', '*税 号'],
        ['note', '说明'],
        ['days', '账期(天)'],
        ['tags', '标签'],
      ],
      [
        ['name', '单位名称'],
        ['code', '纳税人识别号'],
        ['inWan', '提醒额度（万元）'],
        ['days', '账期'],
        ['note', '备 注'],
      ],
    ],
    titles: [[], [['供应商名录']], [['供应商名录'], [''], ['制表：', '2026-11-20']]],
    ends: [[], [['合计']], [['以上为全部明细']]],
    cellsOf: ({ enterprise: [code, name], tags, usualTermDays, quota }, at, { writeAmount, between }) => ({
      place: String(at + 1),
      code,
      name,
      tags: tags.join(between),
      days: usualTermDays === undefined ? '' : String(usualTermDays),
      quota: quota === undefined ? '' : writeAmount(quota),
      inWan: quota === undefined ? '' : wan(quota),
      note: '年度框架，按月对账',
    }),
    read: (table) => withSameSuppliers(readSheet(supplierRowsSheet, table, ({ message = '' }) => message)),
    expected: (rows, keys) =>
      rows.map(({ enterprise: [creditCode, name], tags, usualTermDays, quota }) => ({
        creditCode,
        name,
        tags: keys.includes('tags') ? tags : [],
        ...(usualTermDays !== undefined && { usualTermDays }),
        ...(quota !== undefined && { quota: fen(quota) }),
        note: '年度框架，按月对账',
      })),
    refused: [
      ...UNCLEAR_AMOUNTS.map((text) => ['quota', text, '不是有效金额'] as const),
      ...UNCLEAR_AMOUNTS.map((text) => ['inWan', text, '不是有效金额'] as const).filter(([, text]) => text !== '100.005'),
      ...SHORTENED_NUMBERS.map((text) => ['code', text, '超过 15 位的数字已被表格软件改动，请将该列设为文本后重新填写'] as const),
      ['code', '91140000110057086D', '统一社会信用代码不正确'],
      ['code', '', '请填写此项'],
      ['name', '', '请填写此项'],
      ['days', '400', '不能大于 {0}'],
      ['days', '三个月', '格式不正确'],
      ['tags', '这个标签比十二个字要长得多一些', '内容过长'],
    ],
  });
});
