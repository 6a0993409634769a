import type { Handlers } from '../../../calls/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { apply } from './apply.ts';
import { decide, sendBack, sign, supplement } from './decide.ts';
import { desk } from './desk.ts';
import { pledgeDrafts } from './drafts.ts';
import { get, ghRepayments } from './get.ts';
import { list, listToSign } from './list.ts';
import { disburse, fail, pay, register, retry } from './pay-out.ts';
import { ghRate, guaranteeRate, microloanRate, quote } from './quote.ts';
import { release, releaseApply, reviewRelease } from './release.ts';
import { confirmRepayment, ghClear, repay, reviewRepayment } from './repay.ts';
import { remind, remove, review, withdraw } from './review.ts';
import { risk } from './risk.ts';
import { search } from './search.ts';

/** A loan against a pledge, from its application to its release, by the people of all three sides. */
export const pledgeHandlers = (services: Pick<Services, 'claims'>): Handlers['pledge'] => ({
  apply,
  review,
  list,
  get,
  withdraw,
  remove,
  remind,
  quote,
  guaranteeRate,
  microloanRate,
  ghRate,
  saveDraft: pledgeDrafts.saveDraft,
  listDrafts: pledgeDrafts.listDrafts,
  deleteDraft: pledgeDrafts.deleteDraft,
  decide,
  search: search(services),
  sendBack,
  sign,
  listToSign,
  supplement,
  pay,
  register,
  disburse,
  fail,
  retry,
  desk,
  risk,
  ghRepayments,
  repay,
  reviewRepayment,
  confirmRepayment,
  ghClear,
  releaseApply,
  reviewRelease,
  release,
});
