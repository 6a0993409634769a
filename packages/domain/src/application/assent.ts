import { defineMachine } from '../state-machine.ts';

/** State of a party's consent, which one person gives and another confirms (objects §2). */
export type AssentState = 'open' | 'made' | 'given' | 'refused';

export const ASSENT_EVENTS = ['make', 'confirm', 'return', 'refuse'] as const;

export type AssentEvent = (typeof ASSENT_EVENTS)[number];

/** Life cycle of a consent; a given or refused one is final. */
export const assentMachine = defineMachine<AssentState, AssentEvent>(ASSENT_EVENTS, {
  open: { make: 'made', refuse: 'refused' },
  made: { confirm: 'given', return: 'open' },
  given: {},
  refused: {},
});
