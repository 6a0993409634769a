import { PARTY_LABELS, PARTY_SENTENCES } from '../application/parties.ts';
import { ofFailedPayment, ofRepayment, payTo, toApplicant, toLender as lenderRow } from './application-rows.ts';
import type { MessageRow } from './message-row.ts';

const { own, counterparty, debtor } = PARTY_SENTENCES.financing;
const { from: holder, to: lender } = PARTY_LABELS.financing;
const { plain: toHolder, withReason: toHolderWithReason } = toApplicant('financing');
const toLender = lenderRow('financing', 'financing');
const ofRepaid = ofRepayment('financing', 'financing');

/** To the issuer, about the share of interest and fees that it is asked to bear. */
const toIssuer = {
  about: 'financingConsent',
  parameters: { number: 'text', from: 'text', to: 'text', amount: 'amount', issuerCosts: 'amount' },
  content: {
    zh: `${debtor.zh}，{number}，金额 {amount} 元，由贵企业承担 {issuerCosts} 元。`,
    en: `${debtor.en}, {number}, CNY {amount}, of which your enterprise would bear CNY {issuerCosts}.`,
  },
} as const;

const toIssuerWithReason = {
  about: 'financingConsent',
  parameters: { number: 'text', from: 'text', to: 'text', amount: 'amount', reason: 'text' },
  content: {
    zh: `${debtor.zh}，{number}，金额 {amount} 元：{reason}。`,
    en: `${debtor.en}, {number}, CNY {amount}: {reason}.`,
  },
} as const;

const theLender = lender.en.toLowerCase();
const payOut = payTo({ zh: '放款 {paidOut} 元', en: 'pay CNY {paidOut}' }, '{from}');
const repay = payTo({ zh: '应还 {owed} 元', en: 'pay CNY {owed}' }, '{to}');

/** Messages about financings. */
export const FINANCING_MESSAGES = {
  financingToReview: { ...toHolder, type: 'task', title: { zh: '有一笔融资待复核', en: 'A financing awaits review' } },
  financingReviewUrged: { ...toHolder, type: 'task', title: { zh: '请尽快复核融资', en: 'Please review the financing soon' } },
  financingReturned: {
    ...toHolderWithReason,
    type: 'result',
    title: { zh: '融资被本企业审核岗退回', en: 'Financing returned by your reviewer' },
  },
  financingLapsed: {
    ...toHolder,
    type: 'result',
    title: { zh: '凭证已到期，未复核的融资已自动退回', en: 'Financing returned: the voucher fell due before its review' },
  },
  financingPassed: {
    ...toHolder,
    type: 'result',
    title: { zh: `融资已复核，已提交${lender.zh}`, en: `Financing passed on to the ${theLender}` },
  },
  financingStepAsked: {
    ...toHolder,
    type: 'task',
    title: {
      zh: `融资待办理资金方补充步骤，完成后${lender.zh}受理`,
      en: `A financing needs the ${theLender}’s further step before it is accepted`,
    },
  },
  financingAccepted: {
    ...toHolder,
    type: 'result',
    title: { zh: `${lender.zh}已受理融资`, en: `The ${theLender} has accepted the financing` },
  },
  financingAsksMore: {
    about: 'financing',
    type: 'task',
    parameters: { number: 'text', to: 'text', amount: 'amount', questions: 'text' },
    title: { zh: `${lender.zh}要求补充材料`, en: `The ${theLender} asks for more` },
    content: { zh: `${own.zh}，{number}，金额 {amount} 元：{questions}。`, en: `${own.en}, {number}, CNY {amount}: {questions}.` },
  },
  financingToSign: {
    ...toHolder,
    type: 'task',
    title: { zh: '融资已获批准，请签署合同', en: 'Financing approved: please sign the contract' },
  },
  financingContractToConfirm: {
    ...toHolder,
    type: 'task',
    title: { zh: '有一份融资合同待复核', en: 'A financing contract awaits review' },
  },
  financingContractReturned: {
    ...toHolderWithReason,
    type: 'result',
    title: { zh: '融资合同被本企业审核岗退回', en: 'Financing contract returned by your reviewer' },
  },
  financingContractUrged: { ...toHolder, type: 'task', title: { zh: '请尽快签署融资合同', en: 'Please sign the financing contract soon' } },
  financingConsentGiven: {
    ...toHolder,
    type: 'result',
    title: { zh: '开立方已同意承担付息分摊', en: 'The issuer bears its share of the financing' },
  },
  financingConsentRefused: {
    ...toHolderWithReason,
    type: 'result',
    title: { zh: '开立方不同意付息分摊，融资已退回', en: 'Financing returned: the issuer refuses its share' },
  },
  financingContracted: {
    ...toHolder,
    type: 'result',
    title: { zh: '融资合同已生效，等待放款', en: 'The financing contract is made; the money is on its way' },
  },
  financingDeclined: {
    ...toHolderWithReason,
    type: 'result',
    title: { zh: `${lender.zh}未批准融资`, en: `The ${theLender} declined the financing` },
  },
  financingPaymentFailed: {
    ...ofFailedPayment('financing'),
    type: 'result',
    title: { zh: '融资放款失败', en: 'The money of a financing could not be paid' },
  },
  financingDisbursed: {
    about: 'financing',
    type: 'result',
    parameters: { number: 'text', to: 'text', paidOut: 'amount', paidOn: 'day' },
    title: { zh: '融资已放款', en: 'The money of a financing was paid' },
    content: {
      zh: `${own.zh}，{number}，{paidOn} 放款 {paidOut} 元。`,
      en: `${own.en}, {number}, CNY {paidOut} paid on {paidOn}.`,
    },
  },
  financingExpired: {
    ...toHolder,
    type: 'result',
    title: { zh: '凭证到期前未放款，融资已自动终止', en: 'Financing ended: no money came before the voucher fell due' },
  },
  financingToAccept: { ...toLender, type: 'task', title: { zh: '有一笔融资待受理', en: 'A financing awaits acceptance' } },
  financingUrged: { ...toLender, type: 'task', title: { zh: `${holder.zh}催办融资`, en: 'The financed party asks about a financing' } },
  financingSupplemented: { ...toLender, type: 'task', title: { zh: '融资材料已补充', en: 'More papers of a financing have come' } },
  financingToCountersign: { ...toLender, type: 'task', title: { zh: '融资合同待会签', en: 'A financing contract awaits your signature' } },
  financingToPay: {
    about: 'financing',
    type: 'task',
    parameters: { number: 'text', from: 'text', account: 'text', paidOut: 'amount' },
    title: { zh: '融资合同已生效，请登记并放款', en: 'A financing contract is made: please register it and pay' },
    content: { zh: `${counterparty.zh}，{number}，${payOut.zh}。`, en: `${counterparty.en}, {number}: ${payOut.en}.` },
  },
  financingGivenUp: { ...toLender, type: 'result', title: { zh: '一笔融资已终止', en: 'A financing has ended' } },
  financingRepaymentToReview: {
    ...ofRepaid.own,
    type: 'task',
    title: { zh: '有一笔融资还款待复核', en: 'A repayment of a financing awaits review' },
  },
  financingRepaymentReturned: {
    ...ofRepaid.ownWithReason,
    type: 'result',
    title: { zh: '融资还款被本企业审核岗退回', en: 'Repayment of a financing returned by your reviewer' },
  },
  financingRepaymentDenied: {
    ...ofRepaid.ownWithReason,
    type: 'result',
    title: { zh: `${lender.zh}未收到融资还款`, en: `The ${theLender} has not received a repayment of a financing` },
  },
  financingRepaid: {
    about: 'financing',
    type: 'result',
    parameters: { number: 'text', to: 'text', repaid: 'amount', principalLeft: 'amount' },
    title: { zh: '融资还款已确认', en: 'A repayment of a financing was confirmed' },
    content: {
      zh: `${own.zh}，{number}，已还 {repaid} 元，剩余 {principalLeft} 元。`,
      en: `${own.en}, {number}, CNY {repaid} repaid, CNY {principalLeft} left.`,
    },
  },
  financingBoughtBack: {
    ...ofRepaid.ownLast,
    type: 'result',
    title: { zh: '融资已还清，凭证已退回本企业', en: 'A financing is paid back: the vouchers are yours again' },
  },
  financingOverdue: {
    ...toHolder,
    type: 'result',
    title: { zh: '核心企业到期未付，融资已逾期', en: 'A financing is overdue: the issuer has not paid' },
  },
  financingClaimed: {
    about: 'financing',
    type: 'task',
    parameters: { number: 'text', to: 'text', account: 'text', owed: 'amount' },
    title: { zh: `${lender.zh}追索融资款，请还款`, en: `The ${theLender} claims a financing back: please repay it` },
    content: { zh: `${own.zh}，{number}，${repay.zh}。`, en: `${own.en}, {number}: ${repay.en}.` },
  },
  financingToConfirmRepayment: {
    ...ofRepaid.lender,
    type: 'task',
    title: { zh: '有一笔融资还款待确认', en: 'A repayment of a financing awaits confirmation' },
  },
  financingUnpaid: {
    ...toLender,
    type: 'result',
    title: { zh: '核心企业到期未付，一笔融资已逾期', en: 'A financing that you lent on is overdue' },
  },
  financingConsentAsked: {
    ...toIssuer,
    type: 'task',
    title: { zh: '请确认融资付息分摊', en: 'You are asked to bear a share of a financing' },
  },
  financingConsentUrged: {
    ...toIssuer,
    type: 'task',
    title: { zh: '请尽快确认融资付息分摊', en: 'Please decide soon on your share of a financing' },
  },
  financingConsentToConfirm: {
    ...toIssuer,
    type: 'task',
    title: { zh: '有一笔付息分摊待复核', en: 'A share of a financing awaits review' },
  },
  financingConsentReturned: {
    ...toIssuerWithReason,
    type: 'result',
    title: { zh: '付息分摊被本企业审核岗退回', en: 'Share of a financing returned by your reviewer' },
  },
  financingConsentObsolete: {
    ...toIssuer,
    type: 'result',
    title: { zh: '一笔融资已终止，无需再确认付息分摊', en: 'A financing has ended: your share is not asked for any more' },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
