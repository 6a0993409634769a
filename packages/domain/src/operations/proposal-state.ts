import { defineMachine } from '../state-machine.ts';

/** State of an act of platform operations that needs a second person. */
export type ProposalState = 'waiting' | 'carriedOut' | 'declined' | 'withdrawn';

export const PROPOSAL_EVENTS = ['approve', 'decline', 'withdraw'] as const;

export type ProposalEvent = (typeof PROPOSAL_EVENTS)[number];

/** A second person approves or declines; the person who proposed can only withdraw. A decision is final. */
export const proposalMachine = defineMachine<ProposalState, ProposalEvent>(PROPOSAL_EVENTS, {
  waiting: { approve: 'carriedOut', decline: 'declined', withdraw: 'withdrawn' },
  carriedOut: {},
  declined: {},
  withdrawn: {},
});
