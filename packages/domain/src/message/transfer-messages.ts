import type { MessageRow } from './message-row.ts';

const toSender = {
  about: 'transfer',
  parameters: { number: 'text', amount: 'amount' },
  content: { zh: '{number}，金额 {amount} 元。', en: '{number}, CNY {amount}.' },
} as const;

const toSenderWhy = {
  about: 'transfer',
  parameters: { number: 'text', amount: 'amount', reason: 'text' },
  content: { zh: '{number}，金额 {amount} 元：{reason}。', en: '{number}, CNY {amount}: {reason}.' },
} as const;

const toRecipient = {
  about: 'transferSignFor',
  parameters: { sender: 'text', amount: 'amount' },
  content: { zh: '{sender}转让，金额 {amount} 元。', en: 'Transferred by {sender}, CNY {amount}.' },
} as const;

const toRecipientWhy = {
  about: 'transferSignFor',
  parameters: { sender: 'text', amount: 'amount', reason: 'text' },
  content: { zh: '{sender}转让，金额 {amount} 元：{reason}。', en: 'Transferred by {sender}, CNY {amount}: {reason}.' },
} as const;

/** What is told of transfers. */
export const TRANSFER_MESSAGES = {
  transferToReview: { ...toSender, type: 'task', title: { zh: '有一笔转让待复核', en: 'A transfer awaits review' } },
  /** Several of one application; it leads to the first. */
  transfersToReview: {
    ...toSender,
    type: 'task',
    parameters: { ...toSender.parameters, count: 'count' },
    title: { zh: '有 {count} 笔转让待复核', en: '{count} transfers await review' },
  },
  transferReviewUrged: { ...toSender, type: 'task', title: { zh: '请尽快复核转让', en: 'Please review the transfer soon' } },
  transferReturned: { ...toSenderWhy, type: 'result', title: { zh: '转让被退回', en: 'Transfer returned' } },
  transferSignedFor: { ...toSender, type: 'result', title: { zh: '转让已签收', en: 'Transfer signed for' } },
  transferRefused: { ...toSenderWhy, type: 'result', title: { zh: '对方拒签', en: 'Refused by the recipient' } },
  transferExpired: {
    ...toSender,
    type: 'result',
    title: { zh: '签收超时，已自动关闭', en: 'Closed: not signed for in time' },
  },
  transferToSignFor: { ...toRecipient, type: 'task', title: { zh: '有一笔转让待签收', en: 'A transfer awaits your signature' } },
  transferSignForUrged: {
    ...toRecipient,
    type: 'task',
    title: { zh: '对方催促签收转让', en: 'The sender asks you to sign for a transfer' },
  },
  transferSignForDue: {
    ...toRecipient,
    type: 'due',
    title: { zh: '签收期限将至，请尽快处理', en: 'The time to sign for it ends soon' },
  },
  transferSignForToReview: { ...toRecipient, type: 'task', title: { zh: '有一笔签收待复核', en: 'A sign-for awaits review' } },
  transferSignForReturned: { ...toRecipientWhy, type: 'result', title: { zh: '签收申请被退回', en: 'Sign-for returned' } },
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
  /** To the issuer: its creditor has changed (Civil Code 546). */
  creditorChanged: {
    type: 'task',
    about: 'assignmentNotice',
    parameters: { number: 'text' },
    title: { zh: '债权转让通知', en: 'Notice of assignment' },
    content: { zh: '凭证 {number} 的持有方已变更，请查阅。', en: 'Voucher {number} has a new holder. Read the notice.' },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
