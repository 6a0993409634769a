import { expect, test } from 'vitest';
import { PROPOSAL_EVENTS, proposalMachine } from './proposal-state.ts';

test('a waiting proposal is approved, declined or withdrawn, and then final', () => {
  expect(proposalMachine.eventsOf('waiting')).toEqual([...PROPOSAL_EVENTS]);
  expect(PROPOSAL_EVENTS.map((event) => proposalMachine.next('waiting', event))).toEqual(['carriedOut', 'declined', 'withdrawn']);
  for (const state of ['carriedOut', 'declined', 'withdrawn'] as const)
    for (const event of PROPOSAL_EVENTS) expect([state, event, proposalMachine.can(state, event)]).toEqual([state, event, false]);
});
