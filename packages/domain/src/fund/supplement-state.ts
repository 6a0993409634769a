import { defineMachine, stateOfCode } from '../state-machine.ts';

/** Where an entry that a person adds to the fund register stands. Only one that was passed is in the register. */
export type FundSupplementState = 'awaitingReview' | 'returned' | 'withdrawn' | 'passed';

/** The codes that stand for the states on the wire, numbered as those of a request for a credit line. */
export const FUND_SUPPLEMENT_STATE_CODES = {
  awaitingReview: '10',
  returned: '11',
  withdrawn: '12',
  passed: '30',
} as const satisfies Record<FundSupplementState, string>;

/** The state that a code stands for. */
export const fundSupplementStateOfCode = (code: string): FundSupplementState | undefined => stateOfCode(FUND_SUPPLEMENT_STATE_CODES, code);

export const FUND_SUPPLEMENT_EVENTS = ['submit', 'delete', 'withdraw', 'pass', 'return'] as const;

export type FundSupplementEvent = (typeof FUND_SUPPLEMENT_EVENTS)[number];

/** The life of a supplement (decisions §5): the administrator makes it, the reviewer passes it into the register or returns it. */
export const fundSupplementMachine = defineMachine<FundSupplementState, FundSupplementEvent>(FUND_SUPPLEMENT_EVENTS, {
  awaitingReview: { withdraw: 'withdrawn', pass: 'passed', return: 'returned' },
  returned: { submit: 'awaitingReview', delete: 'returned' },
  withdrawn: {},
  passed: {},
});
