import type { Handlers } from '../../../../calls/handler.ts';
import type { Services } from '../../../../platform/services.ts';
import { askVoucher } from './ask-voucher.ts';
import { collectReceivable, removeReceivable, reopenReceivable } from './collect.ts';
import { listReceivables } from './list.ts';
import { registerReceivable } from './register.ts';

/** What an enterprise is owed: the vouchers that it holds, and what it registered besides. */
export const receivableHandlers = (services: Services): Handlers['receivable'] => ({
  list: listReceivables,
  register: registerReceivable,
  collect: collectReceivable,
  reopen: reopenReceivable,
  remove: removeReceivable,
  askVoucher: askVoucher(services),
});
