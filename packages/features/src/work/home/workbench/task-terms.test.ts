import { expect, it } from 'vitest';
import { ACT_TERMS, TO_REVIEW, TO_REVIEW_SIGNING } from '../../../platform/terms/index.ts';
import { TASK_TERMS } from './task-terms.ts';

/** Work that is done with several acts or on a page of its own, so that no act gives it its word. */
const OWN_WORDS: readonly string[] = [
  'issuanceReturned',
  'transferReturned',
  'financingReturned',
  'financingConsent',
  'pledgeReturned',
  'pledgeFeeRefund',
  'lendingFeeConfirm',
  'lendingFeeRefund',
  'creditReturned',
  'fundSupplementReturned',
  'accountCheck',
  'fee',
];

it.each(Object.entries(TASK_TERMS).filter(([kind]) => !OWN_WORDS.includes(kind)))(
  'the task %s is called as the act that is offered where it leads',
  (_, { verb }) => {
    expect([...Object.values(ACT_TERMS), TO_REVIEW, TO_REVIEW_SIGNING]).toContain(verb);
  },
);
