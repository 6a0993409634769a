import type { Handlers } from '../../../calls/handler.ts';
import { payeeIn, repaymentToLender } from '../funding/index.ts';
import { FINANCING } from './kind.ts';

/** The whole account that the viewer's enterprise has to pay, while it has to. */
export const payee: Handlers['financing']['payee'] = payeeIn(FINANCING, { repayment: repaymentToLender(FINANCING) });
