import type { SignedElement } from '@lianxin/api/contract';
import { formatMoney, toChineseCapitals } from '@lianxin/domain';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { INTEREST_PAYER_TERMS, PAYMENT_NATURE_TERMS } from '../../platform/terms/index.ts';

const ELEMENT_TERMS: Readonly<Record<SignedElement, MessageDescriptor>> = {
  act: msg`签名事项`,
  decision: msg`决定`,
  voucherNumber: msg`链信编号`,
  applicationNumber: msg`申请编号`,
  transferNumber: msg`转让编号`,
  sourceNumber: msg`来源凭证`,
  sourceNumbers: msg`来源凭证`,
  issuerName: msg`开立方`,
  senderName: msg`转让方`,
  recipientName: msg`接收方`,
  transfereeName: msg`被转让人`,
  holderName: msg`持有方`,
  lenderName: msg`资金方`,
  guarantorName: msg`担保方`,
  reviewerName: msg`复核人`,
  object: msg`业务`,
  version: msg`版本`,
  amount: msg`金额（元）`,
  pledged: msg`质押额（元）`,
  paidOut: msg`放款金额（元）`,
  paidOutWithoutIssuer: msg`开立方不同意承担时放款（元）`,
  guaranteeFee: msg`担保费（元）`,
  guaranteeNumber: msg`担保合同编号`,
  lateInterest: msg`逾期利息（元）`,
  issuerCosts: msg`开立方承担（元）`,
  total: msg`付款合计（元）`,
  amountCapitals: msg`金额大写`,
  quoteId: msg`报价编号`,
  annualRate: msg`年利率（%）`,
  interest: msg`利息（元）`,
  pieceNumbers: msg`凭证编号`,
  issuedOn: msg`开立日`,
  valueOn: msg`起息日`,
  paysOn: msg`到期付款日`,
  payingOn: msg`付款日`,
  receiptNumber: msg`银行回单号`,
  dueOn: msg`到期日`,
  payerAccount: msg`付款账户`,
  payees: msg`收款方数`,
  receivingAccount: msg`收款账户`,
  feeAccount: msg`担保费收款账户`,
  contractNumber: msg`合同编号`,
  promiseNumber: msg`承诺函编号`,
  paymentNature: msg`款项性质`,
  interestPayer: msg`付息方式`,
  reason: msg`原因`,
  pass: msg`复核步骤`,
  enterpriseName: msg`企业名称`,
  creditCode: msg`统一社会信用代码`,
  address: msg`注册地址`,
  size: msg`企业规模`,
  signerName: msg`签署人`,
  document: msg`协议`,
  documentHash: msg`协议摘要（SM3）`,
};

export const elementLabel = (code: SignedElement, i18n: I18n): string => i18n._(ELEMENT_TERMS[code]);

const VALUE_TERMS: Readonly<Partial<Record<SignedElement, Readonly<Record<string, MessageDescriptor>>>>> = {
  paymentNature: PAYMENT_NATURE_TERMS,
  interestPayer: INTEREST_PAYER_TERMS,
  decision: {
    sign: msg`签收`,
    refuse: msg`拒签`,
    confirm: msg`确认签收`,
    pass: msg`复核通过`,
    return: msg`退回`,
    void: msg`同意作废`,
    voidApprove: msg`同意作废`,
    withdrawApprove: msg`同意撤回`,
    voidReject: msg`不同意作废`,
  },
  pass: { first: msg`一审，须另一人复审后生效`, last: msg`复审，签名后生效` },
  object: {
    issuance: msg`开立`,
    transfer: msg`转让`,
    financing: msg`融资`,
    pledge: msg`质押`,
    cancellation: msg`企业注销`,
    enrolment: msg`与资金方签约`,
  },
};

/** Elements that are amounts of money, as the server writes them. */
const AMOUNTS: ReadonlySet<SignedElement> = new Set([
  'amount',
  'pledged',
  'paidOut',
  'paidOutWithoutIssuer',
  'guaranteeFee',
  'interest',
  'lateInterest',
  'issuerCosts',
  'total',
] as const);

/** A readable element: amounts with separators and in capitals, codes in words. */
export function elementText(code: SignedElement, value: string, i18n: I18n): string {
  if (AMOUNTS.has(code)) return `${formatMoney(value)}　${toChineseCapitals(value, { prefix: true })}`;
  const term = VALUE_TERMS[code]?.[value];
  return term ? i18n._(term) : value;
}
