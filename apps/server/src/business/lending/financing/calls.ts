import type { SomeCalls } from '../../../calls/call.ts';
import { relatedTrade } from '../../vouchers/transfer/index.ts';
import { repaymentsIn, reviewing } from '../funding/index.ts';
import { apply } from './apply.ts';
import { checkInvoices } from './check-invoices.ts';
import { costs } from './costs.ts';
import { financingDrafts } from './drafts.ts';
import { get, vouchers } from './get.ts';
import { FINANCING } from './kind.ts';
import { list } from './list.ts';
import { claim, markOverdue } from './overdue.ts';
import { payee } from './payee.ts';
import { quote } from './quote.ts';
import { tradeForLender } from './trade-for-lender.ts';

const { review, withdraw, remove, remind } = reviewing(FINANCING);
const { saveDraft, listDrafts, deleteDraft } = financingDrafts.calls;

/** The calls of the holder's enterprise, and the read calls shared with the other parties. */
export const financingCalls = {
  financing: {
    apply: { scope: 'enterprise', statements: 26, handle: apply },
    list: { scope: 'enterprise', statements: 7, handle: list },
    get: { scope: 'enterprise', statements: 33, handle: get },
    vouchers: { scope: 'enterprise', statements: 4, handle: vouchers },
    checkInvoices: { scope: 'enterprise', statements: 7, handle: checkInvoices },
    costs: { scope: 'enterprise', statements: 2, handle: costs },
    quote: { scope: 'enterprise', statements: 9, handle: quote },
    payee: { scope: 'enterprise', statements: 2, handle: payee },
    repayments: { scope: 'enterprise', statements: 2, handle: repaymentsIn(FINANCING) },
    markOverdue: { scope: 'enterprise', statements: 9, handle: markOverdue },
    claim: { scope: 'enterprise', statements: 9, handle: claim },
    review: { scope: 'enterprise', statements: 39, handle: review },
    withdraw: { scope: 'enterprise', statements: 16, handle: withdraw },
    remove: { scope: 'enterprise', statements: 5, handle: remove },
    remind: { scope: 'enterprise', statements: 6, handle: remind },
    saveDraft: { scope: 'enterprise', statements: 5, handle: saveDraft },
    listDrafts: { scope: 'enterprise', statements: 2, handle: listDrafts },
    deleteDraft: { scope: 'enterprise', statements: 4, handle: deleteDraft },
  },
  transfer: {
    relatedTrade: { scope: 'enterprise', statements: 6, handle: relatedTrade(tradeForLender) },
  },
} satisfies SomeCalls;
