import type { Change } from './outgoing.ts';

interface Act {
  readonly resource: string;
  /** What it changes besides its resource. */
  readonly refreshes: readonly string[];
}

/** What an act may have changed for the people of its enterprise: all that it refreshes for whoever does it; what is a person's own, for that person in their other windows. */
export function changeOfAct({ resource, refreshes }: Act, userId: string, enterpriseNo: string): Change {
  // Signing out, switching and changing the password end sessions: those who listen by them are looked at anew.
  if (resource === 'account' || resource === 'session') return { topics: ['session'], enterpriseNo, userId };
  if (resource === 'message') return { topics: ['message'], enterpriseNo, userId };
  return { topics: [resource, ...refreshes], enterpriseNo };
}
