import { defineMachine } from '../state-machine.ts';

/** How far a party is that has to agree to something: one of its people says so, another confirms it (objects §2). */
export type AssentState = 'open' | 'made' | 'given' | 'refused';

export const ASSENT_EVENTS = ['make', 'confirm', 'return', 'refuse'] as const;

export type AssentEvent = (typeof ASSENT_EVENTS)[number];

/** The life of an assent; what was given or refused stands. */
export const assentMachine = defineMachine<AssentState, AssentEvent>(ASSENT_EVENTS, {
  open: { make: 'made', refuse: 'refused' },
  made: { confirm: 'given', return: 'open' },
  given: {},
  refused: {},
});
