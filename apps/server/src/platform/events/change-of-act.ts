import type { Change } from './outgoing.ts';

/** What an act may have changed for the people of its enterprise; what is a person's own, for that person in their other windows. */
export function changeOfAct(call: string, userId: string, enterpriseNo: string): Change {
  const [resource = ''] = call.split('.');
  // Signing out, switching and changing the password end sessions: those who listen by them are looked at anew.
  if (resource === 'account' || resource === 'session') return { topics: ['session'], enterpriseNo, userId };
  if (resource === 'message') return { topics: ['message'], enterpriseNo, userId };
  return { topics: [resource], enterpriseNo };
}
