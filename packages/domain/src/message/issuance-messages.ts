import { PARTY_LABELS, PARTY_SENTENCES } from '../application/parties.ts';
import { toApplicant, toRecipient as recipientRows } from './application-rows.ts';
import type { MessageRow } from './message-row.ts';

const { own } = PARTY_SENTENCES.issuance;
const { from: issuer, to: recipient } = PARTY_LABELS.issuance;
const { plain: toIssuer, withReason: toIssuerWithReason } = toApplicant('issuance');
const { plain: toRecipient, withReason: toRecipientWithReason } = recipientRows('issuance', 'issuanceSignFor');

/** Messages about issuances. */
export const ISSUANCE_MESSAGES = {
  issuanceToReview: {
    type: 'task',
    about: 'issuance',
    parameters: { person: 'text', number: 'text', to: 'text' },
    title: { zh: '有一笔开立待复核', en: 'An issuance awaits review' },
    content: { zh: `{person}提交：${own.zh}，{number}。`, en: `${own.en}, {number}. Submitted by {person}.` },
  },
  /** Several issuances of one batch in one message, which links to the issuances that await review. */
  issuancesToReview: {
    type: 'task',
    about: 'issuanceBatch',
    parameters: { person: 'text', number: 'text', amount: 'amount', count: 'count' },
    title: { zh: '有 {count} 笔开立待复核', en: '{count} issuances await review' },
    content: {
      zh: '{person}提交：{number} 等 {count} 笔，金额合计 {amount} 元。',
      en: '{number} and others, {count} in all, CNY {amount} together. Submitted by {person}.',
    },
  },
  issuanceReviewUrged: { ...toIssuer, type: 'task', title: { zh: '请尽快复核开立申请', en: 'Please review the issuance soon' } },
  issuanceReturned: {
    ...toIssuerWithReason,
    type: 'result',
    title: { zh: '开立申请被本企业审核岗退回', en: 'Issuance returned by your reviewer' },
  },
  issuanceLapsed: {
    ...toIssuer,
    type: 'result',
    title: { zh: '开立申请到期未复核，已自动退回', en: 'Issuance returned: not reviewed before its due date' },
  },
  issuanceVoidToReview: { ...toIssuerWithReason, type: 'task', title: { zh: '有一笔作废待复核', en: 'A void request awaits review' } },
  issuanceVoidRejected: {
    ...toIssuerWithReason,
    type: 'result',
    title: { zh: '作废申请被本企业审核岗驳回', en: 'Void request rejected by your reviewer' },
  },
  issuanceSignedFor: { ...toIssuer, type: 'result', title: { zh: '凭证已签收', en: 'Voucher signed for' } },
  issuanceRefused: {
    ...toIssuerWithReason,
    type: 'result',
    title: { zh: `${recipient.zh}拒签`, en: `Refused by the ${recipient.en.toLowerCase()}` },
  },
  issuanceExpired: {
    ...toIssuer,
    type: 'result',
    title: { zh: '签收超时，已自动关闭', en: 'Closed: not signed for in time' },
  },
  issuanceToSignFor: { ...toRecipient, type: 'task', title: { zh: '有一笔凭证待签收', en: 'A voucher awaits your signature' } },
  issuanceSignForUrged: {
    ...toRecipient,
    type: 'task',
    title: { zh: `${issuer.zh}催促签收凭证`, en: `The ${issuer.en.toLowerCase()} asks you to sign for a voucher` },
  },
  issuanceSignForDue: {
    ...toRecipient,
    type: 'due',
    title: { zh: '签收期限将至，请尽快处理', en: 'The time to sign for it ends soon' },
  },
  issuanceSignForToReview: { ...toRecipient, type: 'task', title: { zh: '有一笔签收待复核', en: 'A sign-for awaits review' } },
  issuanceSignForReturned: {
    ...toRecipientWithReason,
    type: 'result',
    title: { zh: '签收被本企业审核岗退回', en: 'Sign-for returned by your reviewer' },
  },
  issuanceSignForExpired: {
    ...toRecipient,
    type: 'result',
    title: { zh: '签收超时，已自动关闭', en: 'Closed: not signed for in time' },
  },
  issuanceVoided: {
    ...toRecipient,
    type: 'result',
    title: { zh: '一笔待签收的凭证已作废', en: 'A voucher that awaited your signature is void' },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
