import { asc, ilike } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import { containing } from '../../../platform/db/page.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { enterprise } from '../../../schema/index.ts';
import { askForCancellation, cancellationOf, withdrawCancellation } from './cancellation.ts';
import { askForChange, withdrawChange } from './change.ts';
import { contactHandlers } from './contact.ts';
import { informationOf } from './information.ts';

type InformationCall =
  | 'information'
  | 'update'
  | 'withdrawUpdate'
  | 'updateOther'
  | 'revealContact'
  | 'searchNames'
  | 'cancellation'
  | 'cancel'
  | 'withdrawCancel';

/** No more names are told at once, whatever is asked for (safety.md 24). */
const NAMES_MOST = 20;

/** What the platform knows of the enterprise: read, changed by asking, and the names of others by a part of them. */
export const informationHandlers = (services: Services): Pick<Handlers['enterprise'], InformationCall> => ({
  information: (context) => informationOf(context),
  update: (context, request) => askForChange(services, context, request),
  withdrawUpdate: (context, request) => withdrawChange(context, request),
  cancellation: (context) => cancellationOf(context),
  cancel: askForCancellation,
  withdrawCancel: withdrawCancellation,
  ...contactHandlers,
  async searchNames({ db, viewer }, { search }) {
    services.limiter.take(LIMITS.searchNames, viewer.userId);
    return db
      .select({ name: enterprise.name })
      .from(enterprise)
      .where(ilike(enterprise.name, containing(search)))
      .orderBy(asc(enterprise.name))
      .limit(NAMES_MOST);
  },
});
