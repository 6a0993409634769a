import type { SomeCalls } from '../../../calls/call.ts';
import { supplement, supplements } from './list-supplements.ts';
import { list } from './list.ts';
import { removeSupplement, reviewSupplement, withdrawSupplement } from './review-supplement.ts';
import { submitSupplement } from './submit-supplement.ts';

export const fundRegisterCalls = {
  fundRegister: {
    list: { scope: 'enterprise', statements: 4, handle: list },
    supplements: { scope: 'enterprise', statements: 3, handle: supplements },
    supplement: { scope: 'enterprise', statements: 4, handle: supplement },
    submitSupplement: { scope: 'enterprise', statements: 9, handle: submitSupplement },
    reviewSupplement: { scope: 'enterprise', statements: 4, handle: reviewSupplement },
    withdrawSupplement: { scope: 'enterprise', statements: 4, handle: withdrawSupplement },
    removeSupplement: { scope: 'enterprise', statements: 4, handle: removeSupplement },
  },
} satisfies SomeCalls;
