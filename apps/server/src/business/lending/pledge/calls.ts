import type { SomeCalls } from '../../../calls/call.ts';
import { repayingOf, repaymentsIn, reviewing, supplementing } from '../funding/index.ts';
import { apply } from './apply.ts';
import { decide, sendBack, sign } from './decide.ts';
import { desk } from './desk.ts';
import { pledgeDrafts } from './drafts.ts';
import { get } from './get.ts';
import { PLEDGE } from './kind.ts';
import { list, listToSign } from './list.ts';
import { disburse, fail, pay, register, retry } from './pay-out.ts';
import { payee } from './payee.ts';
import { ghRate, guaranteeRate, microloanRate, quote } from './quote.ts';
import { release, releaseApply, reviewRelease } from './release.ts';
import { ghClear } from './repay.ts';
import { risk } from './risk.ts';
import { search } from './search.ts';

const { review, withdraw, remove, remind } = reviewing(PLEDGE);
const { saveDraft, listDrafts, deleteDraft } = pledgeDrafts.calls;
const { repay, reviewRepayment, confirmRepayment } = repayingOf(PLEDGE);

/** The calls for loans against a pledge, from the application to the release, for all three parties. */
export const pledgeCalls = {
  pledge: {
    apply: { scope: 'enterprise', statements: 28, handle: apply },
    list: { scope: 'enterprise', statements: 7, handle: list },
    get: { scope: 'enterprise', statements: 29, handle: get },
    quote: { scope: 'enterprise', statements: 14, handle: quote },
    guaranteeRate: { scope: 'enterprise', statements: 13, handle: guaranteeRate },
    microloanRate: { scope: 'enterprise', statements: 14, handle: microloanRate },
    ghRate: { scope: 'enterprise', statements: 14, handle: ghRate },
    decide: { scope: 'enterprise', statements: 25, handle: decide },
    // A slow register must not keep a transaction open.
    search: { scope: 'enterprise', ownTransactions: true, statements: 15, handle: search },
    sendBack: { scope: 'enterprise', statements: 19, handle: sendBack },
    sign: { scope: 'enterprise', statements: 23, handle: sign },
    listToSign: { scope: 'enterprise', statements: 6, handle: listToSign },
    supplement: { scope: 'enterprise', statements: 8, handle: supplementing(PLEDGE) },
    pay: { scope: 'enterprise', statements: 9, handle: pay },
    register: { scope: 'enterprise', statements: 13, handle: register },
    disburse: { scope: 'enterprise', statements: 14, handle: disburse },
    fail: { scope: 'enterprise', statements: 7, handle: fail },
    retry: { scope: 'enterprise', statements: 5, handle: retry },
    payee: { scope: 'enterprise', statements: 4, handle: payee },
    desk: { scope: 'enterprise', statements: 3, handle: desk },
    risk: { scope: 'enterprise', statements: 13, handle: risk },
    ghRepayments: { scope: 'enterprise', statements: 2, handle: repaymentsIn(PLEDGE) },
    repay: { scope: 'enterprise', statements: 9, handle: repay },
    reviewRepayment: { scope: 'enterprise', statements: 18, handle: reviewRepayment },
    confirmRepayment: { scope: 'enterprise', statements: 15, handle: confirmRepayment },
    ghClear: { scope: 'enterprise', statements: 13, handle: ghClear },
    releaseApply: { scope: 'enterprise', statements: 11, handle: releaseApply },
    reviewRelease: { scope: 'enterprise', statements: 12, handle: reviewRelease },
    release: { scope: 'enterprise', statements: 12, handle: release },
    review: { scope: 'enterprise', statements: 42, handle: review },
    withdraw: { scope: 'enterprise', statements: 23, handle: withdraw },
    remove: { scope: 'enterprise', statements: 5, handle: remove },
    remind: { scope: 'enterprise', statements: 6, handle: remind },
    saveDraft: { scope: 'enterprise', statements: 1, handle: saveDraft },
    listDrafts: { scope: 'enterprise', statements: 2, handle: listDrafts },
    deleteDraft: { scope: 'enterprise', statements: 3, handle: deleteDraft },
  },
} satisfies SomeCalls;
