import { contract } from '@lianxin/api/contract';
import { defineFilters, stateChips } from '../../../platform/lists/index.ts';
import { CREDIT_APPLICATION_TERMS } from './credit-terms.ts';

export const creditFilters = defineFilters(contract.creditLine.applications, {
  state: stateChips('states', CREDIT_APPLICATION_TERMS, [
    'awaitingReview',
    'returned',
    'awaitingDecision',
    'granted',
    'declined',
    'withdrawn',
  ]),
});
