import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { actOf } from '../../applications/application/index.ts';
import { apply, deleteDraft, saveDraft } from './apply.ts';
import { applyMany } from './apply-many.ts';
import { cancel, remind } from './cancel.ts';
import { check, documents, get, log } from './get.ts';
import { awaitingSignature, list } from './list.ts';
import { reservePromiseNumber } from './promise-number.ts';
import { review } from './review.ts';
import { setBusinessType } from './set-business-type.ts';

/** The life of an issuance, and what its parties read of it. */
export const issuanceHandlers: Omit<Handlers['issuance'], 'children' | 'circulation' | 'paymentSchedule' | 'guaranteeSubsidiaries'> = {
  list,
  get,
  apply,
  applyMany,
  saveDraft,
  setBusinessType,
  deleteDraft,
  check,
  review,
  cancel,
  remind,
  log,
  awaitingSignature,
  documents,
  promiseNumber: (context) => reservePromiseNumber(actOf(context), enterpriseOf(context)),
};
