import type { Handlers } from '../../../calls/handler.ts';
import { explain, retry, review, urge } from './acts.ts';
import { addReceipt, bankReceipts } from './bank-receipts.ts';
import { calendar } from './calendar.ts';
import { confirmAccount } from './confirm-account.ts';
import { get } from './get.ts';
import { listToPay } from './to-pay.ts';
import { listToReceive } from './to-receive.ts';

/** Payment at maturity, as the issuer's people and the holders' see it and what they do about what is late. */
export const settlementHandlers: Handlers['settlement'] = {
  calendar,
  listToPay,
  listToReceive,
  get,
  review,
  explain,
  urge,
  retry,
  addReceipt,
  confirmAccount,
  bankReceipts,
};
