import type { MessageRow } from './message-row.ts';

const guaranteeTerms = {
  about: 'lendingFee',
  parameters: { by: 'text' },
  content: { zh: '由{by}提出，在费用管理中查看。', en: 'Proposed by {by}. See the fees.' },
} as const;

/** Messages to a guarantor's own staff about its guarantee rate. */
export const LENDING_FEE_MESSAGES = {
  guaranteeTermsToReview: { ...guaranteeTerms, type: 'task', title: { zh: '有一项担保费率待复核', en: 'A guarantee rate awaits review' } },
  guaranteeTermsConfirmed: { ...guaranteeTerms, type: 'result', title: { zh: '担保费率已生效', en: 'The guarantee rate is in force' } },
  guaranteeTermsReturned: {
    about: 'lendingFee',
    type: 'result',
    parameters: { by: 'text', reason: 'text' },
    title: { zh: '担保费率被退回', en: 'The guarantee rate was returned' },
    content: { zh: '由{by}提出：{reason}。', en: 'Proposed by {by}: {reason}.' },
  },
} as const satisfies Readonly<Record<string, MessageRow>>;
