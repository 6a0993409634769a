import type { Label, ProposalEvent, ProposalState } from '@lianxin/domain';

/** What each state of a proposal is called. */
export const STATE_WORDS: Readonly<Record<ProposalState, Label>> = {
  waiting: { zh: '待复核', en: 'Waiting' },
  carriedOut: { zh: '已执行', en: 'Carried out' },
  declined: { zh: '已驳回', en: 'Declined' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
};

/** What each decision is called, as a verb inside a sentence. */
export const EVENT_WORDS: Readonly<Record<ProposalEvent, Label>> = {
  approve: { zh: '通过', en: 'approve it' },
  decline: { zh: '驳回', en: 'decline it' },
  withdraw: { zh: '撤回', en: 'withdraw it' },
};
