import { INVOICE_ROWS_MAX, InvoiceSheetRow, Money, Text } from '@lianxin/api/contract';
import { INVOICE_KIND_KEYS, INVOICE_PROBLEMS, invoiceProblems, isDigitalInvoice, shanghaiDate, type InvoiceProblem } from '@lianxin/domain';
import { cleanCode, messageRef, text, type SentOf } from '@lianxin/forms';
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
  textCell,
  withRepeats,
  type Sheet,
  type SheetProblem,
  type SheetRead,
} from '../../../../../platform/sheet-import/index.ts';
import { INVOICE_KIND_TERMS } from '../../../verification-terms.ts';
import { INVOICE_HEADS, NORMAL_STATUS, NOT_NEEDED_OF_INVOICES, NOT_POSITIVE, OFFICIAL_KINDS } from './invoice-heads.ts';

const { shape } = InvoiceSheetRow;

/** Columns outside the template. */
const BEYOND = Text(200);

const SIDE_WORDS = { buyer: msg`购买方`, seller: msg`销售方` };

/** The last six digits of a complete check code. */
const lastSixOf = (text: string): string => {
  const plain = numberTyped(text);
  return /^\d{20}$/.test(plain) ? plain.slice(-6) : plain;
};

/** The parties of an invoice as the tax service names them. */
const PARTIES = [
  { side: 'seller', name: 'sellerName', code: 'sellerCode' },
  { side: 'buyer', name: 'buyerName', code: 'buyerCode' },
] as const;

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
  notNeeded: NOT_NEEDED_OF_INVOICES,
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
    digitalNumber: {
      label: msg`数电发票号码`,
      otherHeads: INVOICE_HEADS.digitalNumber,
      byHeadOnly: true,
      example: '',
      typed: numberTyped,
      ...textCell(BEYOND),
    },
    sellerName: { label: msg`销方名称`, otherHeads: INVOICE_HEADS.sellerName, byHeadOnly: true, example: '', ...textCell(BEYOND) },
    sellerCode: { label: msg`销方识别号`, otherHeads: INVOICE_HEADS.sellerCode, byHeadOnly: true, example: '', ...textCell(BEYOND) },
    buyerName: { label: msg`购买方名称`, otherHeads: INVOICE_HEADS.buyerName, byHeadOnly: true, example: '', ...textCell(BEYOND) },
    buyerCode: { label: msg`购方识别号`, otherHeads: INVOICE_HEADS.buyerCode, byHeadOnly: true, example: '', ...textCell(BEYOND) },
    status: { label: msg`发票状态`, byHeadOnly: true, example: '', ...textCell(BEYOND) },
    isPositive: { label: msg`是否正数发票`, otherHeads: INVOICE_HEADS.isPositive, byHeadOnly: true, example: '', ...textCell(BEYOND) },
  },
  missing: (found, needed) => {
    const namesBoth = PARTIES.every(({ name, code }) => found.has(name) || found.has(code));
    return needed.filter(
      (column) =>
        !found.has(column) &&
        !(column === 'number' && found.has('digitalNumber')) &&
        !(namesBoth && (column === 'side' || column === 'counterparty' || column === 'goods')),
    );
  },
  judge: (invoice) => ({
    ...Object.fromEntries(
      invoiceProblems(invoice, shanghaiDate(new Date())).map((problem) => [INVOICE_PROBLEMS[problem], PROBLEMS[problem]]),
    ),
    ...(invoice.status !== '' && invoice.status !== NORMAL_STATUS && { status: msg`只能登记正常状态的发票` }),
    ...(invoice.isPositive === NOT_POSITIVE && { isPositive: messageRef('invoiceRed') }),
  }),
});

type InvoiceColumns = typeof invoiceRowsSheet.columns;
type Cells = Readonly<Record<keyof InvoiceColumns, string>>;

/** The enterprise that imports. */
export interface OwnEnterprise {
  readonly name: string;
  readonly creditCode: string;
}

const plainName = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '');

/** Whether a row names seller and buyer. */
const namesParties = (of: (column: keyof InvoiceColumns) => string): boolean =>
  PARTIES.every(({ name, code }) => of(name) !== '' || of(code) !== '');

/** Which sides of a row are the enterprise's: by credit code where the sheet has it, otherwise by name. */
const ownSides = (cells: Cells, own: OwnEnterprise) =>
  PARTIES.filter(({ name, code }) =>
    cells[code] === ''
      ? plainName(cells[name]) === plainName(own.name)
      : cleanCode(cells[code]).toUpperCase() === own.creditCode.toUpperCase(),
  ).map(({ side }) => side);

/** Cells that follow from the number of a digital invoice: its number, or the check code of one on paper. */
function numbersOf({ kind, number, digitalNumber, checkCode }: Cells): Partial<Cells> {
  if (digitalNumber === '') return {};
  const isDigital = INVOICE_KIND_KEYS.some((one) => one === kind && isDigitalInvoice(one));
  if (number === '' || isDigital) return { number: digitalNumber };
  return kind === 'digitalPaper' && checkCode === '' ? { checkCode: digitalNumber.slice(-6) } : {};
}

/**
 * The sheet for an enterprise: an export of the tax service names seller and buyer, which give side and counterparty. Such an export has no
 * goods; `goods` is what the person gave for its invoices.
 */
export const invoiceRowsOf = (own: OwnEnterprise | undefined, goods: string): Sheet<InvoiceColumns> => ({
  ...invoiceRowsSheet,
  complete: (cells, say) => {
    const numbers = numbersOf(cells);
    if (own === undefined || !namesParties((column) => cells[column])) return { cells: numbers };
    const [side, otherSide] = ownSides(cells, own);
    if (side === undefined) return { passedOver: msg`购销双方都不是本企业` };
    if (otherSide !== undefined) return { passedOver: msg`购销双方都是本企业` };
    const other = side === 'buyer' ? { name: cells.sellerName, code: cells.sellerCode } : { name: cells.buyerName, code: cells.buyerCode };
    return {
      cells: {
        ...numbers,
        ...(cells.side === '' && { side: say(SIDE_WORDS[side]) }),
        ...(cells.counterparty === '' && { counterparty: other.code === '' ? other.name : cleanCode(other.code) }),
        ...(cells.goods === '' && goods !== '' && { goods }),
      },
    };
  },
});

/** Whether a sheet has rows that name seller and buyer and have no goods but those given by the person. */
export const lacksGoods = ({ rows }: SheetRead<InvoiceColumns>, goods: string): boolean =>
  rows.some((row) => {
    const of = (column: keyof InvoiceColumns) => cellOf(invoiceRowsSheet, row, column);
    return namesParties(of) && (of('goods') === '' || of('goods') === goods);
  });

/** A row without the columns that the call does not take. */
export const invoiceSent = ({
  tax: _tax,
  digitalNumber: _digitalNumber,
  sellerName: _sellerName,
  sellerCode: _sellerCode,
  buyerName: _buyerName,
  buyerCode: _buyerCode,
  status: _status,
  isPositive: _isPositive,
  ...row
}: SentOf<InvoiceColumns>) => row;

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
