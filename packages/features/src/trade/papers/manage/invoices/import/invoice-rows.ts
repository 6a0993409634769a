import { INVOICE_ROWS_MAX, InvoiceSheetRow, Money } from '@lianxin/api/contract';
import { INVOICE_PROBLEMS, invoiceProblems, shanghaiDate, type InvoiceProblem } from '@lianxin/domain';
import { messageRef, text } from '@lianxin/forms';
import { msg } from '@lingui/core/macro';
import {
  amountCell,
  cellOf,
  choiceCell,
  dayCell,
  defineSheet,
  neededAmountCell,
  neededCell,
  numberTyped,
  withRepeats,
  type SheetProblem,
  type SheetRead,
} from '../../../../../platform/sheet-import/index.ts';
import { INVOICE_KIND_TERMS } from '../../../verification-terms.ts';
import { INVOICE_HEADS, OFFICIAL_KINDS } from './invoice-heads.ts';

const { shape } = InvoiceSheetRow;

const SIDE_WORDS = { buyer: msg`购买方`, seller: msg`销售方` };

/** The last six digits of a complete check code. */
const lastSixOf = (text: string): string => {
  const plain = numberTyped(text);
  return /^\d{20}$/.test(plain) ? plain.slice(-6) : plain;
};

const PROBLEMS: Readonly<Record<InvoiceProblem, SheetProblem>> = {
  numberDigital: messageRef('invoiceNumberDigital'),
  number: messageRef('invoiceNumber'),
  codeNone: msg`数电票没有发票代码，请清空`,
  code: messageRef('invoiceCode'),
  checkCode: messageRef('invoiceCheckCode'),
  checkCodeNone: msg`该类发票没有校验码，请清空`,
  future: messageRef('invoiceFuture'),
  totalBelowNet: messageRef('totalBelowNet'),
  totalNotSum: messageRef('totalNotSum'),
  taxAboveNet: messageRef('taxAboveNet'),
};

/** Invoices to record, as their template has them. */
export const invoiceRowsSheet = defineSheet({
  name: msg`贸易发票`,
  rowsMax: INVOICE_ROWS_MAX,
  columns: {
    side: { label: msg`本企业是`, example: SIDE_WORDS.buyer, note: msg`购买方或销售方`, ...choiceCell(shape.side, SIDE_WORDS) },
    counterparty: {
      label: msg`往来企业`,
      otherHeads: INVOICE_HEADS.counterparty,
      example: msg`示例机电设备有限公司`,
      note: msg`供应商或客户的企业名称，同名时填统一社会信用代码`,
      ...neededCell(shape.counterparty),
    },
    kind: {
      label: msg`发票类型`,
      otherHeads: INVOICE_HEADS.kind,
      example: INVOICE_KIND_TERMS.digitalSpecial,
      note: msg`如数电专票、数电普票、增值税专用发票、增值税普通发票`,
      ...choiceCell(shape.kind, INVOICE_KIND_TERMS, OFFICIAL_KINDS),
    },
    code: {
      label: msg`发票代码`,
      example: '',
      note: msg`10 或 12 位数字，数电票不填。整列设为文本`,
      typed: numberTyped,
      ...text(shape.code),
    },
    number: {
      label: msg`发票号码`,
      otherHeads: INVOICE_HEADS.number,
      typed: numberTyped,
      example: '26142000000000000001',
      note: msg`数电票 20 位数字，其他 8 位。整列设为文本`,
      ...neededCell(shape.number),
    },
    checkCode: {
      label: msg`校验码后 6 位`,
      otherHeads: INVOICE_HEADS.checkCode,
      typed: lastSixOf,
      example: '',
      note: msg`增值税普通发票等有校验码的填写；数电纸质普票填数电票号码后 6 位。整列设为文本`,
      ...text(shape.checkCode),
    },
    issuedOn: { label: msg`开票日期`, otherHeads: INVOICE_HEADS.issuedOn, example: '2026-01-31', ...dayCell(shape.issuedOn) },
    amountWithoutTax: {
      label: msg`金额（不含税）`,
      otherHeads: INVOICE_HEADS.amountWithoutTax,
      example: '100000.00',
      note: msg`元，最多两位小数`,
      ...neededAmountCell(shape.amountWithoutTax, 'invoiceRed'),
    },
    amountWithTax: {
      label: msg`价税合计`,
      otherHeads: INVOICE_HEADS.amountWithTax,
      example: '113000.00',
      note: msg`元，最多两位小数`,
      ...neededAmountCell(shape.amountWithTax, 'invoiceRed'),
    },
    goods: {
      label: msg`货物或服务名称`,
      otherHeads: INVOICE_HEADS.goods,
      example: msg`矿用电缆`,
      ...neededCell(shape.goods),
    },
    contractNumber: {
      label: msg`合同编号`,
      otherHeads: INVOICE_HEADS.contractNumber,
      example: '',
      note: msg`可不填；填已登记的、购销双方之间的合同`,
      ...text(shape.contractNumber),
    },
    tax: { label: msg`税额`, otherHeads: INVOICE_HEADS.tax, byHeadOnly: true, example: '', ...amountCell(Money) },
  },
  judge: (invoice) =>
    Object.fromEntries(invoiceProblems(invoice, shanghaiDate(new Date())).map((problem) => [INVOICE_PROBLEMS[problem], PROBLEMS[problem]])),
});

type InvoiceColumns = typeof invoiceRowsSheet.columns;

/** A sheet with what only its rows together show: invoices that are there twice. */
export const withSameInvoices = (read: SheetRead<InvoiceColumns>): SheetRead<InvoiceColumns> =>
  withRepeats(
    invoiceRowsSheet,
    read,
    'number',
    (row) => {
      const number = cellOf(invoiceRowsSheet, row, 'number');
      return number === '' ? undefined : `${cellOf(invoiceRowsSheet, row, 'code')} ${number}`;
    },
    (before) => msg`与第 ${before} 行是同一张发票`,
  );
