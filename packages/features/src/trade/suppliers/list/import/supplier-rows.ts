import { SUPPLIER_ROWS_MAX, SupplierSheetRow } from '@lianxin/api/contract';
import { creditCode, text } from '@lianxin/forms';
import { msg } from '@lingui/core/macro';
import {
  amountCell,
  cellOf,
  defineSheet,
  neededCell,
  numberTyped,
  severalCell,
  wholeCell,
  withRepeats,
  type SheetRead,
} from '../../../../platform/sheet-import/index.ts';
import { SUPPLIER_HEADS } from './supplier-heads.ts';

const { shape } = SupplierSheetRow;

/** The template for adding suppliers. */
export const supplierRowsSheet = defineSheet({
  name: msg`供应商`,
  rowsMax: SUPPLIER_ROWS_MAX,
  columns: {
    creditCode: {
      label: msg`统一社会信用代码`,
      otherHeads: SUPPLIER_HEADS.creditCode,
      typed: numberTyped,
      example: '91310000MA1K000006',
      note: msg`18 位，对方须已在平台注册。整列设为文本`,
      ...neededCell(creditCode),
    },
    name: {
      label: msg`企业名称`,
      otherHeads: SUPPLIER_HEADS.name,
      example: msg`示例机电设备有限公司`,
      note: msg`与平台登记的名称核对，不一致的不添加`,
      ...neededCell(shape.name),
    },
    tags: {
      label: msg`标签`,
      example: msg`战略供应商、机电`,
      note: msg`用顿号隔开，最多 10 个，每个不超过 12 个字`,
      ...severalCell(shape.tags),
    },
    usualTermDays: {
      label: msg`常用期限（天）`,
      otherHeads: SUPPLIER_HEADS.usualTermDays,
      example: '180',
      note: msg`开立时预填，1 至 365，可不填`,
      ...wholeCell(shape.usualTermDays),
    },
    quota: {
      label: msg`提醒额度（元）`,
      otherHeads: SUPPLIER_HEADS.quota,
      example: '10000000.00',
      note: msg`可不填`,
      ...amountCell(shape.quota),
    },
    note: { label: msg`备注`, otherHeads: SUPPLIER_HEADS.note, example: '', note: msg`最多 200 个字，可不填`, ...text(shape.note) },
  },
});

type SupplierColumns = typeof supplierRowsSheet.columns;

/** Marks enterprises that occur twice. */
export const withSameSuppliers = (read: SheetRead<SupplierColumns>): SheetRead<SupplierColumns> =>
  withRepeats(
    supplierRowsSheet,
    read,
    'creditCode',
    (row) => cellOf(supplierRowsSheet, row, 'creditCode').toUpperCase() || undefined,
    (before) => msg`与第 ${before} 行是同一家企业`,
  );
