import type { MessageRow } from './message-row.ts';

const added = {
  about: 'fundSupplement',
  parameters: { number: 'text', counterparty: 'text', amount: 'amount' },
  content: { zh: '{number}，{counterparty}，{amount} 元。', en: '{number}, {counterparty}, CNY {amount}.' },
} as const;

export const FUND_MESSAGES = {
  fundSupplementToReview: {
    ...added,
    type: 'task',
    title: { zh: '有一笔资金登记簿补录待复核', en: 'A supplement of the fund register awaits review' },
  },
  fundSupplementReturned: {
    type: 'result',
    about: 'fundSupplement',
    parameters: { number: 'text', counterparty: 'text', amount: 'amount', reason: 'text' },
    title: { zh: '资金登记簿补录被审核岗退回', en: 'Supplement of the fund register returned by your reviewer' },
    content: { zh: '{number}，{counterparty}，{amount} 元：{reason}。', en: '{number}, {counterparty}, CNY {amount}: {reason}.' },
  },
  fundSupplementPassed: {
    ...added,
    type: 'result',
    title: { zh: '资金登记簿补录已复核入账', en: 'Supplement entered in the fund register' },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
