import { PARTY_LABELS, PARTY_SENTENCES } from '../application/parties.ts';
import { ofFailedPayment, ofRepayment, payTo, toApplicant, toLender as lenderRow } from './application-rows.ts';
import type { MessageRow } from './message-row.ts';

const { own, counterparty } = PARTY_SENTENCES.pledge;
const { from: holder, to: lender } = PARTY_LABELS.pledge;
const theLender = lender.en.toLowerCase();
const { plain: toHolder, withReason: toHolderWithReason } = toApplicant('pledge');
/** To the guarantor or the lender. */
const toLender = lenderRow('pledge', 'pledgeLending');
const ofRepaid = ofRepayment('pledge', 'pledgeLending');

/** To the guarantor, about its fee. */
const toFees = {
  about: 'lendingFee',
  parameters: { number: 'text', from: 'text', fee: 'amount' },
  content: { zh: '{from}，{number}，担保费 {fee} 元。', en: '{from}, {number}, a fee of CNY {fee}.' },
} as const;

const payFee = payTo({ zh: '担保费 {fee} 元', en: 'pay the fee of CNY {fee}' }, '{payee}');
const payBackFee = payTo({ zh: '退还担保费 {fee} 元', en: 'pay the fee of CNY {fee} back' }, '{from}');
const payOut = payTo({ zh: '放款 {paidOut} 元', en: 'pay CNY {paidOut}' }, '{from}');
const repayOnDay = payTo({ zh: '应还 {owed} 元', en: 'pay CNY {owed}' }, '{to}');
const repay = payTo({ zh: '今日应还 {owed} 元', en: 'pay CNY {owed}, as owed today,' }, '{to}');

/** Messages about loans against a pledge. */
export const PLEDGE_MESSAGES = {
  pledgeToReview: { ...toHolder, type: 'task', title: { zh: '有一笔质押待复核', en: 'A pledge awaits review' } },
  pledgeReviewUrged: { ...toHolder, type: 'task', title: { zh: '请尽快复核质押', en: 'Please review the pledge soon' } },
  pledgeReturned: {
    ...toHolderWithReason,
    type: 'result',
    title: { zh: '质押被本企业审核岗退回', en: 'Pledge returned by your reviewer' },
  },
  pledgeLapsed: {
    ...toHolder,
    type: 'result',
    title: { zh: '已到还款日，未复核的质押已自动退回', en: 'Pledge returned: its day of repayment came before its review' },
  },
  pledgePassed: { ...toHolder, type: 'result', title: { zh: '质押已复核，已提交', en: 'Pledge passed on' } },
  pledgeAccepted: { ...toHolder, type: 'result', title: { zh: '质押已受理', en: 'The pledge was accepted' } },
  pledgeAsksMore: {
    about: 'pledge',
    type: 'task',
    parameters: { number: 'text', to: 'text', amount: 'amount', questions: 'text' },
    title: { zh: '质押要求补充材料', en: 'More is asked about a pledge' },
    content: {
      zh: `${own.zh}，{number}，贷款 {amount} 元：{questions}。`,
      en: `${own.en}, {number}, a loan of CNY {amount}: {questions}.`,
    },
  },
  pledgeSentBack: { ...toHolderWithReason, type: 'result', title: { zh: '质押被退回修改', en: 'Pledge sent back to be corrected' } },
  pledgeGuaranteed: {
    ...toHolder,
    type: 'result',
    title: { zh: '担保已签约，已提交贷款方', en: `Guaranteed and passed on to the ${theLender}` },
  },
  pledgeApproved: {
    ...toHolder,
    type: 'result',
    title: { zh: `${lender.zh}已批准质押贷款`, en: `The ${theLender} has approved the loan` },
  },
  pledgeFeeDue: {
    about: 'pledge',
    type: 'task',
    parameters: { number: 'text', payee: 'text', account: 'text', fee: 'amount' },
    title: { zh: '担保已签约，请支付担保费', en: 'Guaranteed: please pay the guarantee fee' },
    content: { zh: `{number}，${payFee.zh}。`, en: `{number}: ${payFee.en}.` },
  },
  pledgeFeeToComeBack: {
    about: 'pledge',
    type: 'result',
    parameters: { number: 'text', payee: 'text', fee: 'amount' },
    title: { zh: '已付的担保费将退还', en: 'The guarantee fee that you paid comes back' },
    content: {
      zh: '{number}，担保费 {fee} 元由{payee}退还，退还后会通知您确认到账。',
      en: '{number}: {payee} pays back the fee of CNY {fee}; you will be asked to confirm that it has arrived.',
    },
  },
  pledgeFeeRefunded: {
    about: 'pledge',
    type: 'task',
    parameters: { number: 'text', payee: 'text', fee: 'amount' },
    title: { zh: '担保费已退还，请确认到账', en: 'The guarantee fee was paid back: please confirm it' },
    content: { zh: '{number}，{payee}退还担保费 {fee} 元。', en: '{number}: {payee} paid back the fee of CNY {fee}.' },
  },
  pledgeFeeReceived: {
    about: 'pledge',
    type: 'result',
    parameters: { number: 'text', payee: 'text', fee: 'amount' },
    title: { zh: '担保费已确认到账', en: 'The guarantor has received its fee' },
    content: { zh: '{number}，{payee}已收到担保费 {fee} 元。', en: '{number}: {payee} has received the fee of CNY {fee}.' },
  },
  pledgeFeeLapsed: {
    about: 'pledge',
    type: 'result',
    parameters: { number: 'text', payee: 'text', fee: 'amount' },
    title: { zh: '申请已终止，担保费无须缴纳', en: 'The application has ended: the guarantee fee is not owed' },
    content: {
      zh: '{number}，{payee}不再收取担保费 {fee} 元，请勿付款。',
      en: '{number}: {payee} no longer asks for the fee of CNY {fee}. Please do not pay it.',
    },
  },
  pledgeFeeNotReceived: {
    about: 'pledge',
    type: 'result',
    parameters: { number: 'text', payee: 'text', fee: 'amount', reason: 'text' },
    title: { zh: '担保费未到账，现在无须再付', en: 'The guarantee fee has not come, and is not owed now' },
    content: {
      zh: '{number}：{payee}未收到担保费 {fee} 元（{reason}），现在无须再付，也没有退款。确已付款的，请凭银行回单与{payee}核对。',
      en: '{number}: {payee} has not received the fee of CNY {fee} ({reason}). It is not owed now, and nothing is paid back. If you did pay, please take it up with {payee} by the bank’s receipt.',
    },
  },
  pledgeFeeReversed: {
    about: 'pledge',
    type: 'task',
    parameters: { number: 'text', payee: 'text', account: 'text', fee: 'amount', reason: 'text' },
    title: { zh: '担保费未到账，请重新支付', en: 'The guarantor has not received its fee: please pay again' },
    content: { zh: `{number}：{reason}。${payFee.zh}。`, en: `{number}: {reason}. Please ${payFee.en}.` },
  },
  pledgeDeclined: { ...toHolderWithReason, type: 'result', title: { zh: '质押未获批准', en: 'The pledge was declined' } },
  pledgeRegistered: {
    ...toHolder,
    type: 'result',
    title: { zh: '质押已登记，等待放款', en: 'The pledge is registered; the money is on its way' },
  },
  pledgePaymentFailed: {
    ...ofFailedPayment('pledge'),
    type: 'result',
    title: { zh: '质押放款失败', en: 'The money of a loan could not be paid' },
  },
  pledgeDisbursed: {
    about: 'pledge',
    type: 'result',
    parameters: { number: 'text', to: 'text', paidOut: 'amount', paidOn: 'day' },
    title: { zh: '质押贷款已放款', en: 'The money of a loan was paid' },
    content: { zh: `${own.zh}，{number}，{paidOn} 放款 {paidOut} 元。`, en: `${own.en}, {number}, CNY {paidOut} paid on {paidOn}.` },
  },
  pledgeExpired: {
    ...toHolder,
    type: 'result',
    title: { zh: '还款日前未放款，质押已自动终止', en: 'Pledge ended: no money came before the day of repayment' },
  },
  pledgeRepaymentToReview: { ...ofRepaid.own, type: 'task', title: { zh: '有一笔还款待复核', en: 'A repayment awaits review' } },
  pledgeRepaymentReturned: {
    ...ofRepaid.ownWithReason,
    type: 'result',
    title: { zh: '还款被本企业审核岗退回', en: 'Repayment returned by your reviewer' },
  },
  pledgeRepaymentDenied: {
    ...ofRepaid.ownWithReason,
    type: 'result',
    title: { zh: `${lender.zh}未收到还款`, en: `The ${theLender} has not received a repayment` },
  },
  pledgeRepaid: {
    about: 'pledge',
    type: 'result',
    parameters: { number: 'text', to: 'text', repaid: 'amount', principalLeft: 'amount' },
    title: { zh: '还款已确认', en: 'A repayment was confirmed' },
    content: {
      zh: `${own.zh}，{number}，已还 {repaid} 元，剩余本金 {principalLeft} 元。`,
      en: `${own.en}, {number}, CNY {repaid} repaid, CNY {principalLeft} of principal left.`,
    },
  },
  pledgePaidOff: {
    ...ofRepaid.ownLast,
    type: 'task',
    title: { zh: '贷款已结清，请申请解质', en: 'The loan is paid off: please ask for the release' },
  },
  pledgeDueSoon: {
    about: 'pledge',
    type: 'due',
    parameters: { number: 'text', to: 'text', account: 'text', owed: 'amount', day: 'day' },
    title: { zh: '质押贷款将到还款日，请还款', en: 'The day of repayment is near: please repay the loan' },
    content: { zh: `${own.zh}，{number}，{day} ${repayOnDay.zh}。`, en: `${own.en}, {number}: on {day} ${repayOnDay.en}.` },
  },
  pledgeOverdue: {
    about: 'pledge',
    type: 'due',
    parameters: { number: 'text', to: 'text', account: 'text', owed: 'amount' },
    title: { zh: '质押贷款已逾期，请还款', en: 'A loan is overdue: please repay it' },
    content: { zh: `${own.zh}，{number}，${repay.zh}。`, en: `${own.en}, {number}: ${repay.en}.` },
  },
  pledgeReleaseToConfirm: {
    ...toHolder,
    type: 'task',
    title: { zh: '有一笔解质申请待复核', en: 'A request to release a pledge awaits review' },
  },
  pledgeReleaseReturned: {
    ...toHolderWithReason,
    type: 'result',
    title: { zh: '解质申请被本企业审核岗退回', en: 'Request to release a pledge returned by your reviewer' },
  },
  pledgeReleased: {
    ...toHolder,
    type: 'result',
    title: { zh: '质押已解除，凭证可正常使用', en: 'The pledge is released: the vouchers are free again' },
  },
  pledgeToAccept: { ...toLender, type: 'task', title: { zh: '有一笔质押待受理', en: 'A pledge awaits acceptance' } },
  pledgeToApprove: { ...toLender, type: 'task', title: { zh: '有一笔质押待审批', en: 'A pledge awaits a decision' } },
  pledgeToSign: { ...toLender, type: 'task', title: { zh: '有一份担保文件待签署', en: 'A guarantee awaits your signature' } },
  pledgeToRegister: { ...toLender, type: 'task', title: { zh: '质押已批准，请办理登记', en: 'A pledge is approved: please register it' } },
  pledgeToPay: {
    about: 'pledgeLending',
    type: 'task',
    parameters: { number: 'text', from: 'text', account: 'text', paidOut: 'amount' },
    title: { zh: '质押已登记，请放款', en: 'A pledge is registered: please pay out the loan' },
    content: { zh: `${counterparty.zh}，{number}，${payOut.zh}。`, en: `${counterparty.en}, {number}: ${payOut.en}.` },
  },
  pledgeUrged: { ...toLender, type: 'task', title: { zh: `${holder.zh}催办质押`, en: 'The pledgor asks about a pledge' } },
  pledgeSupplemented: { ...toLender, type: 'task', title: { zh: '质押材料已补充', en: 'More papers of a pledge have come' } },
  pledgeFeePaid: {
    ...toFees,
    type: 'task',
    title: { zh: '担保费已支付，请确认到账', en: 'A guarantee fee was paid: please confirm it' },
  },
  pledgeFeeToRefund: {
    ...toFees,
    type: 'task',
    parameters: { ...toFees.parameters, account: 'text' },
    title: { zh: '质押已终止，请退还担保费', en: 'A pledge has ended: please pay the guarantee fee back' },
    content: { zh: `{number}，${payBackFee.zh}。`, en: `{number}: ${payBackFee.en}.` },
  },
  pledgeFeeRefundDenied: {
    ...toFees,
    type: 'task',
    parameters: { ...toFees.parameters, account: 'text', reason: 'text' },
    title: { zh: '退还的担保费未到账，请重新支付', en: 'The refund of a guarantee fee has not come: please pay again' },
    content: { zh: `{number}：{reason}。${payBackFee.zh}。`, en: `{number}: {reason}. Please ${payBackFee.en}.` },
  },
  pledgeFeeRefundReceived: {
    ...toFees,
    type: 'result',
    title: { zh: '退还的担保费已确认到账', en: 'The refund of a guarantee fee was received' },
  },
  pledgeToConfirmRepayment: { ...ofRepaid.lender, type: 'task', title: { zh: '有一笔还款待确认', en: 'A repayment awaits confirmation' } },
  pledgeClaimOverdue: { ...toLender, type: 'due', title: { zh: '一笔质押贷款已逾期', en: 'A loan of yours is overdue' } },
  pledgeGuaranteedPaidOut: {
    about: 'pledgeLending',
    type: 'result',
    parameters: { number: 'text', from: 'text', amount: 'amount', paidOn: 'day' },
    title: { zh: '担保的贷款已放款', en: 'A loan that you guarantee was paid out' },
    content: {
      zh: `${counterparty.zh}，{number}，{paidOn} 放款，贷款 {amount} 元。`,
      en: `${counterparty.en}, {number}, a loan of CNY {amount}, paid out on {paidOn}.`,
    },
  },
  pledgeGuaranteedRepaid: {
    about: 'pledgeLending',
    type: 'result',
    parameters: { number: 'text', from: 'text', repaid: 'amount', principalLeft: 'amount' },
    title: { zh: '担保的贷款已还款', en: 'A loan that you guarantee was repaid, in part or in full' },
    content: {
      zh: `${counterparty.zh}，{number}，已还 {repaid} 元，剩余本金 {principalLeft} 元。`,
      en: `${counterparty.en}, {number}, CNY {repaid} repaid, CNY {principalLeft} of principal left.`,
    },
  },
  pledgeGuaranteedReleased: {
    ...toLender,
    type: 'result',
    title: { zh: '担保的贷款已解除质押，担保结束', en: 'The pledge of a loan that you guaranteed is released: the guarantee ends' },
  },
  pledgeToRelease: { ...toLender, type: 'task', title: { zh: '有一笔质押待解除', en: 'A pledge awaits its release' } },
  pledgeGivenUp: { ...toLender, type: 'result', title: { zh: '一笔质押已终止', en: 'A pledge has ended' } },
} as const satisfies Readonly<Record<string, MessageRow>>;
