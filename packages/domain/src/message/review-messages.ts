import type { MessageRow } from './message-row.ts';

const passedFirst = {
  type: 'task',
  parameters: { person: 'text', amount: 'amount' },
  title: { zh: '有一笔业务待复审', en: 'A second review is asked for' },
  content: {
    zh: '{person}已完成一审，金额 {amount} 元，须由另一位审核岗复审。',
    en: '{person} passed it first, CNY {amount}. Another reviewer has to pass it too.',
  },
} as const;

/** Messages about reviews by two people, deputies and review settings. */
export const REVIEW_MESSAGES = {
  issuancePassedFirst: { ...passedFirst, about: 'issuance' },
  issuanceSignForPassedFirst: { ...passedFirst, about: 'issuanceSignFor' },
  transferPassedFirst: { ...passedFirst, about: 'transfer' },
  transferSignForPassedFirst: { ...passedFirst, about: 'transferSignFor' },
  financingPassedFirst: { ...passedFirst, about: 'financing' },
  financingConsentPassedFirst: { ...passedFirst, about: 'financingConsent' },
  pledgePassedFirst: { ...passedFirst, about: 'pledge' },
  pledgeLendingPassedFirst: { ...passedFirst, about: 'pledgeLending' },
  settlementPassedFirst: { ...passedFirst, about: 'settlement' },
  creditApplicationPassedFirst: { ...passedFirst, about: 'creditApplication' },
  standInAsked: {
    type: 'task',
    about: null,
    parameters: { person: 'text', from: 'day', to: 'day' },
    title: { zh: '{person}委托您代办复核', en: '{person} asks you to stand in' },
    content: {
      zh: '{person}于 {from} 至 {to} 离岗，期间由您代办复核。您办理的复核会记为受其委托；您经办或已一审的业务仍须由他人复核。',
      en: '{person} is away from {from} to {to}, and you stand in. What you review is recorded as on their behalf. What you made or passed first is still for others to review.',
    },
  },
  absenceEntered: {
    type: 'system',
    about: null,
    parameters: { person: 'text', deputy: 'text', from: 'day', to: 'day' },
    title: { zh: '{person}登记了离岗', en: '{person} will be away' },
    content: {
      zh: '{person}于 {from} 至 {to} 离岗，由{deputy}代办复核。',
      en: '{person} is away from {from} to {to}; {deputy} stands in.',
    },
  },
  absenceEnded: {
    type: 'system',
    about: null,
    parameters: { person: 'text', deputy: 'text', by: 'text' },
    title: { zh: '离岗委托已结束', en: 'An absence has ended' },
    content: { zh: '{person}对{deputy}的离岗委托已由{by}结束。', en: '{by} ended the absence of {person}; {deputy} no longer stands in.' },
  },
  reviewSettingsChanged: {
    type: 'system',
    about: null,
    parameters: { person: 'text' },
    title: { zh: '复核设置已变更', en: 'The settings of reviews changed' },
    content: {
      zh: '{person}变更了签收确认或两人复核的设置，对此后提交的业务生效；如非本企业操作，请立即联系客服。',
      en: '{person} changed when a sign-for is confirmed or when two review. It holds for what is submitted from now on. If this was not your enterprise, contact us at once.',
    },
  },
  reviewersTooFew: {
    type: 'task',
    about: null,
    parameters: { left: 'count' },
    title: { zh: '在岗审核岗不足两人', en: 'There are fewer than two reviewers' },
    content: {
      zh: '本企业设置了两人复核，现只有 {left} 位在岗审核岗，达到金额的业务将无法通过。请增加审核岗或调整复核设置。',
      en: 'Your enterprise asks two reviewers from an amount, and has {left} at work. What reaches the amount cannot be passed. Add a reviewer or change the settings.',
    },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
