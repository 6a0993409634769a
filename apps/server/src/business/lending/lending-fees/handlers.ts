import type { Handlers } from '../../../calls/handler.ts';
import { confirm, reverse } from './decide.ts';
import { list } from './list.ts';
import { proposeTerms } from './propose-terms.ts';
import { reviewTerms } from './review-terms.ts';
import { terms } from './terms.ts';

/** The fees that lenders and guarantors receive and pay on, and what a guarantor asks for its word. */
export const lendingFeeHandlers: Handlers['lendingFee'] = { list, confirm, reverse, terms, proposeTerms, reviewTerms };
