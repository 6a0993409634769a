import type { SomeCalls } from '../../../calls/call.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { actOf } from '../../applications/application/index.ts';
import { apply, deleteDraft, saveDraft } from './apply.ts';
import { applyMany } from './apply-many.ts';
import { cancel, remind } from './cancel.ts';
import { check, documents, get, log } from './get.ts';
import { awaitingSignature, list } from './list.ts';
import { reservePromiseNumber } from './promise-number.ts';
import { review } from './review.ts';
import { setBusinessType } from './set-business-type.ts';

export const issuanceCalls = {
  issuance: {
    list: { scope: 'enterprise', statements: 9, handle: list },
    get: { scope: 'enterprise', statements: 14, handle: get },
    apply: { scope: 'enterprise', statements: 12, handle: apply },
    applyMany: { scope: 'enterprise', statements: 66, handle: applyMany },
    saveDraft: { scope: 'enterprise', statements: 5, handle: saveDraft },
    setBusinessType: { scope: 'enterprise', statements: 4, handle: setBusinessType },
    deleteDraft: { scope: 'enterprise', statements: 4, handle: deleteDraft },
    check: { scope: 'enterprise', statements: 3, handle: check },
    review: { scope: 'enterprise', statements: 15, handle: review },
    cancel: { scope: 'enterprise', statements: 10, handle: cancel },
    remind: { scope: 'enterprise', statements: 6, handle: remind },
    log: { scope: 'enterprise', statements: 3, handle: log },
    awaitingSignature: { scope: 'enterprise', statements: 8, handle: awaitingSignature },
    documents: { scope: 'enterprise', statements: 4, handle: documents },
    promiseNumber: { scope: 'enterprise', statements: 5, handle: (context) => reservePromiseNumber(actOf(context), enterpriseOf(context)) },
  },
} satisfies SomeCalls;
