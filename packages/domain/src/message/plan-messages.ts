import type { MessageRow } from './message-row.ts';

const planPeriod = {
  type: 'due',
  about: 'capitalPlan',
  parameters: { first: 'day', last: 'day', moved: 'amount', planned: 'amount' },
  content: {
    zh: '{first} 至 {last}，计划流出 {planned} 元，实际流出 {moved} 元。',
    en: '{first} to {last}: CNY {planned} planned to go out, CNY {moved} went out.',
  },
} as const;

/** Messages about a lender's capital plan and limits, shortly before and at a breach. */
export const PLAN_MESSAGES = {
  capitalPlanNear: { ...planPeriod, title: { zh: '资金计划已用 80% 以上', en: 'More than 80% of a period of the capital plan is used' } },
  capitalPlanBreached: { ...planPeriod, title: { zh: '流出已超过资金计划', en: 'More went out than the capital plan says' } },
  lendingLimitNear: {
    type: 'due',
    about: 'capitalPlan',
    parameters: { issuer: 'text', taken: 'amount', limit: 'amount' },
    title: { zh: '核心企业额度已用 80% 以上', en: 'More than 80% of a limit against a core enterprise is used' },
    content: {
      zh: '{issuer}，额度 {limit} 元，已用和在途 {taken} 元。',
      en: '{issuer}, a limit of CNY {limit}, CNY {taken} lent or applied for.',
    },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
