import type { MessageRow } from './message-row.ts';

const requested = {
  about: 'creditApplication',
  parameters: { number: 'text', bank: 'text', amount: 'amount' },
  content: { zh: '{bank}，{number}，申请总额 {amount} 元。', en: '{bank}, {number}, a line of CNY {amount} asked for.' },
} as const;

const requestedWithReason = {
  type: 'result',
  about: 'creditApplication',
  parameters: { number: 'text', bank: 'text', amount: 'amount', reason: 'text' },
  content: {
    zh: '{bank}，{number}，申请总额 {amount} 元：{reason}。',
    en: '{bank}, {number}, a line of CNY {amount} asked for: {reason}.',
  },
} as const;

export const CREDIT_MESSAGES = {
  creditToReview: { ...requested, type: 'task', title: { zh: '有一笔授信申请待复核', en: 'A credit application awaits review' } },
  creditReviewUrged: { ...requested, type: 'task', title: { zh: '请尽快复核授信申请', en: 'Please review the credit application soon' } },
  creditReturned: {
    ...requestedWithReason,
    title: { zh: '授信申请被本企业审核岗退回', en: 'Credit application returned by your reviewer' },
  },
  creditPassed: {
    ...requested,
    type: 'result',
    title: { zh: '授信申请已复核，等待审批', en: 'Credit application passed on for a decision' },
  },
  creditGranted: {
    type: 'result',
    about: 'creditApplication',
    parameters: { number: 'text', bank: 'text', granted: 'amount', until: 'day' },
    title: { zh: '授信申请已批准', en: 'Credit application granted' },
    content: {
      zh: '{bank}，{number}，授信总额 {granted} 元，有效期至 {until}。',
      en: '{bank}, {number}, a line of CNY {granted} until {until}.',
    },
  },
  creditDeclined: { ...requestedWithReason, title: { zh: '授信申请未获批准', en: 'Credit application not granted' } },
  creditLineExpiring: {
    type: 'due',
    about: 'creditLine',
    parameters: { bank: 'text', until: 'day', days: 'count' },
    title: { zh: '授信额度将在 {days} 天后到期', en: 'A credit line ends in {days} days' },
    content: {
      zh: '{bank}的授信额度有效期至 {until}，到期后不能再用于开立，请由管理岗提前申请续期。',
      en: 'The line of {bank} ends on {until}. Nothing can be issued within it afterwards; your administrator can ask to renew it.',
    },
  },
  creditLineExpired: {
    type: 'due',
    about: 'creditLine',
    parameters: { bank: 'text', until: 'day' },
    title: { zh: '授信额度已到期', en: 'A credit line has ended' },
    content: {
      zh: '{bank}的授信额度已于 {until} 到期，不能再用于开立。',
      en: 'The line of {bank} ended on {until}. Nothing more can be issued within it.',
    },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
