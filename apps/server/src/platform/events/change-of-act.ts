import type { Change } from './change.ts';

interface Act {
  readonly resource: string;
  /** Other resources that it changes. */
  readonly refreshes: readonly string[];
}

/** The change event of an act: for the actor's enterprise, or only for the actor's other windows when the act concerns personal data. */
export function changeOfAct({ resource, refreshes }: Act, userId: string, enterpriseNo: string): Change {
  // Signing out, switching and changing the password end sessions, so their connections must be checked again.
  if (resource === 'account' || resource === 'session') return { topics: ['session'], enterpriseNo, userId };
  if (resource === 'message') return { topics: ['message'], enterpriseNo, userId };
  return { topics: [resource, ...refreshes], enterpriseNo };
}
