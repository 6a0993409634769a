import type { SomeCalls } from '../../../calls/call.ts';
import { listPayables } from './payables/list.ts';
import { payOffline, undoOffline } from './payables/offline.ts';
import { askVoucher } from './receivables/ask-voucher.ts';
import { collectReceivable, removeReceivable, reopenReceivable } from './receivables/collect.ts';
import { listReceivables } from './receivables/list.ts';
import { registerReceivable } from './receivables/register.ts';

export const dueCalls = {
  payable: {
    list: { scope: 'enterprise', statements: 3, handle: listPayables },
    payOffline: { scope: 'enterprise', statements: 9, handle: payOffline },
    undoOffline: { scope: 'enterprise', statements: 6, handle: undoOffline },
  },
  receivable: {
    list: { scope: 'enterprise', statements: 4, handle: listReceivables },
    register: { scope: 'enterprise', statements: 10, handle: registerReceivable },
    collect: { scope: 'enterprise', statements: 8, handle: collectReceivable },
    reopen: { scope: 'enterprise', statements: 8, handle: reopenReceivable },
    remove: { scope: 'enterprise', statements: 6, handle: removeReceivable },
    askVoucher: { scope: 'enterprise', statements: 12, handle: askVoucher },
  },
} satisfies SomeCalls;
