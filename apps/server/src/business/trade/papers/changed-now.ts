import type { CallContext } from '../../../platform/call-context.ts';

/** What is written down of a change of a paper: by whom, when, and that it is another version. */
export const changedNow = ({ viewer, clock }: CallContext, { version }: { readonly version: number }) => ({
  version: version + 1,
  changedBy: viewer.displayName,
  changedAt: clock.now(),
});
