import type { Handlers } from '../../../calls/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { repayingOf, repaymentsIn, reviewing, supplementing } from '../funding/index.ts';
import { apply } from './apply.ts';
import { decide, sendBack, sign } from './decide.ts';
import { desk } from './desk.ts';
import { pledgeDrafts } from './drafts.ts';
import { get } from './get.ts';
import { PLEDGE } from './kind.ts';
import { list, listToSign } from './list.ts';
import { disburse, fail, pay, register, retry } from './pay-out.ts';
import { ghRate, guaranteeRate, microloanRate, quote } from './quote.ts';
import { release, releaseApply, reviewRelease } from './release.ts';
import { ghClear } from './repay.ts';
import { risk } from './risk.ts';
import { search } from './search.ts';

const { repay, reviewRepayment, confirmRepayment } = repayingOf(PLEDGE);

/** A loan against a pledge, from its application to its release, by the people of all three sides. */
export const pledgeHandlers = (services: Pick<Services, 'claims'>): Handlers['pledge'] => ({
  ...reviewing(PLEDGE),
  ...pledgeDrafts.calls,
  apply,
  list,
  get,
  quote,
  guaranteeRate,
  microloanRate,
  ghRate,
  decide,
  search: search(services),
  sendBack,
  sign,
  listToSign,
  supplement: supplementing(PLEDGE),
  pay,
  register,
  disburse,
  fail,
  retry,
  desk,
  risk,
  ghRepayments: repaymentsIn(PLEDGE),
  repay,
  reviewRepayment,
  confirmRepayment,
  ghClear,
  releaseApply,
  reviewRelease,
  release,
});
