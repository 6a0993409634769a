import { ISSUANCE_ROWS_MAX, IssuanceSheetRow, type contract, type ResponseOf } from '@lianxin/api/contract';
import { text, type SentOf } from '@lianxin/forms';
import { msg } from '@lingui/core/macro';
import {
  choiceCell,
  dayCell,
  defineSheet,
  neededAmountCell,
  neededCell,
  refusedCells,
  severalCell,
  type SheetFault,
  type SheetRead,
} from '../../../platform/sheet-import/index.ts';
import { PAYMENT_NATURE_TERMS } from '../../../platform/terms/index.ts';
import { BATCH_HEADS } from './batch-heads.ts';

const { shape } = IssuanceSheetRow;

/** A digital invoice's number of twenty digits in groups of four. */
const GROUPED_NUMBER = /(?<!\d)\d{4}(?: \d{4}){4}(?!\d)/g;

/** The template for applications. */
export const batchSheet = defineSheet({
  name: msg`批量开立`,
  rowsMax: ISSUANCE_ROWS_MAX,
  columns: {
    recipient: {
      label: msg`接收方`,
      otherHeads: BATCH_HEADS.recipient,
      example: msg`示例机电设备有限公司`,
      note: msg`供应商名录中的企业名称，同名时填统一社会信用代码`,
      ...neededCell(shape.recipient),
    },
    amount: {
      label: msg`凭证金额`,
      otherHeads: BATCH_HEADS.amount,
      example: '100000.00',
      note: msg`元，最多两位小数`,
      ...neededAmountCell(shape.amount),
    },
    dueOn: {
      label: msg`到期日`,
      otherHeads: BATCH_HEADS.dueOn,
      example: '2027-03-31',
      ...dayCell(shape.dueOn),
    },
    paymentNature: {
      label: msg`款项性质`,
      otherHeads: BATCH_HEADS.paymentNature,
      example: PAYMENT_NATURE_TERMS.goods,
      note: msg`货款、工程款或服务费`,
      ...choiceCell(shape.paymentNature, PAYMENT_NATURE_TERMS),
    },
    contractNumber: {
      label: msg`合同编号`,
      otherHeads: BATCH_HEADS.contractNumber,
      example: 'HT-2026-0001',
      note: msg`已登记且约定可用凭证支付的合同`,
      ...neededCell(shape.contractNumber),
    },
    invoiceNumbers: {
      label: msg`发票号码`,
      otherHeads: BATCH_HEADS.invoiceNumbers,
      example: '26142000000000000001、26142000000000000002',
      note: msg`可填多张，用顿号或空格分开；按先后占用，直到够用。整列设为文本`,
      typed: (text) => text.replaceAll(GROUPED_NUMBER, (number) => number.replaceAll(' ', '')),
      ...severalCell(shape.invoiceNumbers),
    },
    termReason: {
      label: msg`超期理由`,
      otherHeads: BATCH_HEADS.termReason,
      example: '',
      note: msg`期限超过六个月时填写`,
      ...text(shape.termReason),
    },
    remark: { label: msg`备注`, otherHeads: BATCH_HEADS.remark, example: '', note: msg`最多 100 个字`, ...text(shape.remark) },
  },
});

export type BatchRead = SheetRead<typeof batchSheet.columns>;
export type BatchRow = SentOf<typeof batchSheet.columns>;
type BatchColumn = keyof typeof batchSheet.columns;
type Result = ResponseOf<typeof contract.issuance.applyMany>['results'][number];

/** The server's refusals, mapped to rows. */
export const refusedRows = (sent: BatchRead['rows'], results: readonly Result[]): SheetFault<BatchColumn>[] =>
  refusedCells(
    batchSheet,
    sent,
    results.flatMap(({ refusal }, row) =>
      refusal === null ? [] : [{ row, field: refusal.field ?? ('recipient' as const), sentence: refusal.sentence }],
    ),
  );
