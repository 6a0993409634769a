import type { InvoiceProblem } from '@lianxin/domain';
import type { Sentence } from '../../../platform/refusals.ts';

export const INVOICE_SENTENCES: Readonly<Record<InvoiceProblem, Sentence>> = {
  numberDigital: { zh: '数电票号码为 20 位数字', en: 'The number of a fully digital invoice has 20 digits' },
  number: { zh: '发票号码为 8 位数字', en: 'The number of an invoice has 8 digits' },
  codeNone: { zh: '数电票没有发票代码', en: 'A fully digital invoice has no code' },
  code: { zh: '发票代码为 10 或 12 位数字', en: 'The code of an invoice has 10 or 12 digits' },
  checkCode: { zh: '请填写校验码后 6 位', en: 'Give the last six digits of its check code' },
  checkCodeNone: { zh: '该类发票没有校验码', en: 'An invoice of this kind has no check code' },
  future: { zh: '开票日期不能晚于今天', en: 'It cannot be issued after today' },
  totalBelowNet: { zh: '价税合计不能小于不含税金额', en: 'The total with tax is below the amount without tax' },
  totalNotSum: { zh: '价税合计不等于金额与税额之和', en: 'The total is not the sum of the amount and the tax' },
  taxAboveNet: { zh: '价税合计超过不含税金额的两倍，请核对', en: 'The total is more than twice the amount without tax. Check both' },
};
