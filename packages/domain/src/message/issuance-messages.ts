import type { MessageRow } from './message-row.ts';

const toIssuer = {
  about: 'issuance',
  parameters: { number: 'text', amount: 'amount' },
  content: { zh: '{number}，金额 {amount} 元。', en: '{number}, CNY {amount}.' },
} as const;

const toIssuerWhy = {
  about: 'issuance',
  parameters: { number: 'text', amount: 'amount', reason: 'text' },
  content: { zh: '{number}，金额 {amount} 元：{reason}。', en: '{number}, CNY {amount}: {reason}.' },
} as const;

const toRecipient = {
  about: 'issuanceSignFor',
  parameters: { issuer: 'text', amount: 'amount' },
  content: { zh: '{issuer}开立，金额 {amount} 元。', en: 'Issued by {issuer}, CNY {amount}.' },
} as const;

const toRecipientWhy = {
  about: 'issuanceSignFor',
  parameters: { issuer: 'text', amount: 'amount', reason: 'text' },
  content: { zh: '{issuer}开立，金额 {amount} 元：{reason}。', en: 'Issued by {issuer}, CNY {amount}: {reason}.' },
} as const;

/** What is told of issuances. */
export const ISSUANCE_MESSAGES = {
  issuanceToReview: {
    type: 'task',
    about: 'issuance',
    parameters: { person: 'text', number: 'text' },
    title: { zh: '有一笔开立待复核', en: 'An issuance awaits review' },
    content: { zh: '{person}提交了开立申请 {number}。', en: '{person} submitted application {number}.' },
  },
  issuanceReviewUrged: { ...toIssuer, type: 'task', title: { zh: '请尽快复核开立申请', en: 'Please review the issuance soon' } },
  issuanceReturned: { ...toIssuerWhy, type: 'result', title: { zh: '开立申请被退回', en: 'Issuance returned' } },
  issuanceVoidToReview: { ...toIssuerWhy, type: 'task', title: { zh: '有一笔作废待复核', en: 'A void request awaits review' } },
  issuanceVoidRejected: { ...toIssuerWhy, type: 'result', title: { zh: '作废申请被驳回', en: 'Void request rejected' } },
  issuanceSignedFor: { ...toIssuer, type: 'result', title: { zh: '链信已签收', en: 'Voucher signed for' } },
  issuanceRefused: { ...toIssuerWhy, type: 'result', title: { zh: '对方拒签', en: 'Refused by the recipient' } },
  issuanceExpired: {
    ...toIssuer,
    type: 'result',
    title: { zh: '签收超时，已自动关闭', en: 'Closed: not signed for in time' },
  },
  issuanceToSignFor: { ...toRecipient, type: 'task', title: { zh: '有一笔链信待签收', en: 'A voucher awaits your signature' } },
  issuanceSignForUrged: {
    ...toRecipient,
    type: 'task',
    title: { zh: '对方催促签收链信', en: 'The issuer asks you to sign for a voucher' },
  },
  issuanceSignForDue: {
    ...toRecipient,
    type: 'due',
    title: { zh: '签收期限将至，请尽快处理', en: 'The time to sign for it ends soon' },
  },
  issuanceSignForToReview: { ...toRecipient, type: 'task', title: { zh: '有一笔签收待复核', en: 'A sign-for awaits review' } },
  issuanceSignForReturned: { ...toRecipientWhy, type: 'result', title: { zh: '签收申请被退回', en: 'Sign-for returned' } },
  issuanceSignForExpired: {
    ...toRecipient,
    type: 'result',
    title: { zh: '签收超时，已自动关闭', en: 'Closed: not signed for in time' },
  },
  issuanceVoided: {
    ...toRecipient,
    type: 'result',
    title: { zh: '一笔待签收的链信已作废', en: 'A voucher that awaited your signature is void' },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
