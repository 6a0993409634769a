import type { Handlers } from '../../../calls/handler.ts';
import { supplement, supplements } from './list-supplements.ts';
import { list } from './list.ts';
import { removeSupplement, reviewSupplement, withdrawSupplement } from './review-supplement.ts';
import { submitSupplement } from './submit-supplement.ts';

/** The fund register, and what people add to it. */
export const fundRegisterHandlers: Handlers['fundRegister'] = {
  list,
  supplements,
  supplement,
  submitSupplement,
  reviewSupplement,
  withdrawSupplement,
  removeSupplement,
};
