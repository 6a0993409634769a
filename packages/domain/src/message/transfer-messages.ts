import { PARTY_LABELS, PARTY_SENTENCES } from '../application/parties.ts';
import { toApplicant, toRecipient as recipientRows } from './application-rows.ts';
import type { MessageRow } from './message-row.ts';

const { debtor } = PARTY_SENTENCES.transfer;
const { from: sender, to: recipient } = PARTY_LABELS.transfer;
const { plain: toSender, withReason: toSenderWithReason } = toApplicant('transfer');
const { plain: toRecipient, withReason: toRecipientWithReason } = recipientRows('transfer', 'transferSignFor');

/** Messages about transfers. */
export const TRANSFER_MESSAGES = {
  transferToReview: { ...toSender, type: 'task', title: { zh: '有一笔转让待复核', en: 'A transfer awaits review' } },
  /** Several transfers of one application in one message, which links to the first. */
  transfersToReview: {
    type: 'task',
    about: 'transfer',
    parameters: { number: 'text', amount: 'amount', count: 'count' },
    title: { zh: '有 {count} 笔转让待复核', en: '{count} transfers await review' },
    content: { zh: '{number} 等 {count} 笔，金额合计 {amount} 元。', en: '{number} and others, {count} in all, CNY {amount} together.' },
  },
  transferReviewUrged: { ...toSender, type: 'task', title: { zh: '请尽快复核转让', en: 'Please review the transfer soon' } },
  transferReturned: {
    ...toSenderWithReason,
    type: 'result',
    title: { zh: '转让被本企业审核岗退回', en: 'Transfer returned by your reviewer' },
  },
  transferWithdrawalToReview: {
    ...toSenderWithReason,
    type: 'task',
    title: { zh: '有一笔转让撤回待复核', en: 'The withdrawal of a transfer awaits review' },
  },
  transferWithdrawalRejected: {
    ...toSenderWithReason,
    type: 'result',
    title: { zh: '撤回申请被本企业审核岗驳回', en: 'Withdrawal rejected by your reviewer' },
  },
  transferLapsed: {
    ...toSender,
    type: 'result',
    title: { zh: '凭证已到期，未复核的转让已自动退回', en: 'Transfer returned: the voucher fell due before its review' },
  },
  transferSignedFor: { ...toSender, type: 'result', title: { zh: '转让已签收', en: 'Transfer signed for' } },
  transferRefused: {
    ...toSenderWithReason,
    type: 'result',
    title: { zh: `${recipient.zh}拒签`, en: `Refused by the ${recipient.en.toLowerCase()}` },
  },
  transferExpired: {
    ...toSender,
    type: 'result',
    title: { zh: '签收超时，已自动关闭', en: 'Closed: not signed for in time' },
  },
  transferToSignFor: { ...toRecipient, type: 'task', title: { zh: '有一笔转让待签收', en: 'A transfer awaits your signature' } },
  transferSignForUrged: {
    ...toRecipient,
    type: 'task',
    title: { zh: `${sender.zh}催促签收转让`, en: `The ${sender.en.toLowerCase()} asks you to sign for a transfer` },
  },
  transferSignForDue: {
    ...toRecipient,
    type: 'due',
    title: { zh: '签收期限将至，请尽快处理', en: 'The time to sign for it ends soon' },
  },
  transferSignForToReview: { ...toRecipient, type: 'task', title: { zh: '有一笔签收待复核', en: 'A sign-for awaits review' } },
  transferSignForReturned: {
    ...toRecipientWithReason,
    type: 'result',
    title: { zh: '签收被本企业审核岗退回', en: 'Sign-for returned by your reviewer' },
  },
  transferSignForExpired: {
    ...toRecipient,
    type: 'result',
    title: { zh: '签收超时，已自动关闭', en: 'Closed: not signed for in time' },
  },
  transferWithdrawn: {
    ...toRecipient,
    type: 'result',
    title: { zh: '一笔待签收的转让已撤回', en: 'A transfer that awaited your signature was withdrawn' },
  },
  /** To the issuer: notice of assignment to a new creditor (民法典 546). */
  creditorChanged: {
    type: 'task',
    about: 'assignmentNotice',
    parameters: { number: 'text', from: 'text', to: 'text', amount: 'amount' },
    title: { zh: '债权转让通知', en: 'Notice of assignment' },
    content: {
      zh: `${debtor.zh}，凭证 {number}，金额 {amount} 元，请查阅。`,
      en: `${debtor.en}, voucher {number}, CNY {amount}. Read the notice.`,
    },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
