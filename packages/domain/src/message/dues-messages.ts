import type { MessageRow } from './message-row.ts';

export const DUES_MESSAGES = {
  voucherAsked: {
    type: 'task',
    about: 'tradeInvoice',
    parameters: { from: 'text', number: 'text', amount: 'amount', day: 'day' },
    title: { zh: '供应商请求开立凭证', en: 'A supplier asks for a voucher' },
    content: {
      zh: '{from}请求就 {number} 的应收账款 {amount} 元（{day} 到期）开立凭证。是否开立由本企业决定。',
      en: '{from} asks for a voucher over {number}, CNY {amount}, due on {day}. Whether to issue is yours to decide.',
    },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
