import type { CallContext } from '../../../platform/call-context.ts';

/** Author, time and version of a change. */
export const changedNow = ({ viewer, clock }: CallContext, { version }: { readonly version: number }) => ({
  version: version + 1,
  changedBy: viewer.displayName,
  changedAt: clock.now(),
});
