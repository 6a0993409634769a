import type { SomeCalls } from '../../../calls/call.ts';
import type { ServedHandlers } from '../../../calls/handler.ts';
import { asc, ilike } from 'drizzle-orm';
import { containing } from '../../../platform/db/page.ts';
import { LIMITS } from '../../../platform/security/rate-limit.ts';
import { enterprise } from '../../../schema/index.ts';
import { askForCancellation, cancellationOf, cancellationText, withdrawCancellation } from './cancellation.ts';
import { prepare } from '../../work/signature/index.ts';
import { askForChange, withdrawChange } from './change.ts';
import { revealContact, updateOther } from './contact.ts';
import { informationOf } from './information.ts';

/** Limit on names in one answer (safety.md 24). */
const NAMES_MOST = 20;

const searchNames: ServedHandlers['enterprise']['searchNames'] = async ({ db, viewer }, { search }, { limiter }) => {
  await limiter.take(LIMITS.searchNames, viewer.userId);
  return db
    .select({ name: enterprise.name })
    .from(enterprise)
    .where(ilike(enterprise.name, containing(search)))
    .orderBy(asc(enterprise.name))
    .limit(NAMES_MOST);
};

/** The enterprise's data: reading them, requesting changes, and finding other enterprises by name. */
export const informationCalls = {
  enterprise: {
    information: { scope: 'enterprise', statements: 8, handle: informationOf },
    update: {
      scope: 'enterprise',
      ownTransactions: true,
      statements: 13,
      handle: (context, request, services) => askForChange(services, context, request),
    },
    withdrawUpdate: { scope: 'enterprise', statements: 6, handle: withdrawChange },
    cancellation: { scope: 'enterprise', statements: 3, handle: cancellationOf },
    cancel: { scope: 'enterprise', statements: 13, handle: askForCancellation },
    withdrawCancel: { scope: 'enterprise', statements: 8, handle: withdrawCancellation },
    searchNames: { scope: 'enterprise', statements: 2, handle: searchNames },
    updateOther: { scope: 'enterprise', statements: 6, handle: updateOther },
    revealContact: { scope: 'enterprise', statements: 3, handle: revealContact },
  },
  signature: {
    // Prepares texts of all kinds; it is here because leaving the platform needs its own text.
    prepare: { scope: 'enterprise', statements: 16, handle: prepare({ cancellationApply: cancellationText }) },
  },
} satisfies SomeCalls;
