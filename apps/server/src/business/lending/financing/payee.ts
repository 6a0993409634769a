import type { Handlers } from '../../../calls/handler.ts';
import { payeeIn, repaymentToLender } from '../funding/index.ts';
import { FINANCING } from './kind.ts';

/** The full account number that the viewer's enterprise has to pay to, while a payment is due. */
export const payee: Handlers['financing']['payee'] = payeeIn(FINANCING, { repayment: repaymentToLender(FINANCING) });
