import type { SomeCalls } from '../../../calls/call.ts';
import { explain, retry, review, settle, urge } from './acts.ts';
import { addReceipt, bankReceipts } from './bank-receipts.ts';
import { calendar } from './calendar.ts';
import { confirmAccount } from './confirm-account.ts';
import { get } from './get.ts';
import { listToPay } from './to-pay.ts';
import { listToReceive } from './to-receive.ts';

/** Payment at maturity, and acts on late payments, for issuers and holders. */
export const settlementCalls = {
  settlement: {
    calendar: { scope: 'enterprise', statements: 2, handle: calendar },
    listToPay: { scope: 'enterprise', statements: 7, handle: listToPay },
    listToReceive: { scope: 'enterprise', statements: 7, handle: listToReceive },
    get: { scope: 'enterprise', statements: 7, handle: get },
    review: { scope: 'enterprise', statements: 25, handle: review },
    explain: { scope: 'enterprise', statements: 11, handle: explain },
    urge: { scope: 'enterprise', statements: 6, handle: urge },
    retry: { scope: 'enterprise', statements: 9, handle: retry },
    addReceipt: { scope: 'enterprise', statements: 13, handle: addReceipt },
    confirmAccount: { scope: 'enterprise', statements: 13, handle: confirmAccount },
    bankReceipts: { scope: 'enterprise', statements: 2, handle: bankReceipts },
  },
  voucher: {
    settle: { scope: 'enterprise', statements: 9, handle: settle },
  },
} satisfies SomeCalls;
