import type { Handlers } from '../../../calls/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { list } from './list.ts';
import { declarePaidTo, addProof } from './pay.ts';
import { payments } from './payments.ts';

/** The fees of the enterprise of the session. */
export const feeHandlers = ({ config }: Pick<Services, 'config'>): Handlers['fee'] => ({
  list,
  payments,
  pay: declarePaidTo(config.feeAccount ?? null),
  addProof,
  receivingAccount: async () => config.feeAccount ?? null,
});
