import { enterpriseOf } from '../enterprise/enterprise-of.ts';
import type { Handlers } from '../http/handler.ts';
import { actOf } from '../ledger/act-context.ts';
import { apply, deleteDraft, saveDraft } from './apply.ts';
import { cancel, remind } from './cancel.ts';
import { check, children, circulation, documents, get, log } from './get.ts';
import { awaitingSignature, list } from './list.ts';
import { reservePromiseNumber } from './promise-number.ts';
import { review } from './review.ts';

/** The life of an issuance, and what its parties read of it. */
export const issuanceHandlers: Handlers['issuance'] = {
  list,
  get,
  apply,
  saveDraft,
  deleteDraft,
  check,
  review,
  cancel,
  remind,
  log,
  awaitingSignature,
  documents,
  promiseNumber: (context) => reservePromiseNumber(actOf(context), enterpriseOf(context)),
  children,
  circulation,
};
