import { defineMachine, stateOfCode } from '../state-machine.ts';

/** State of a manual entry to the fund register. Only a passed entry is in the register. */
export type FundSupplementState = 'awaitingReview' | 'returned' | 'withdrawn' | 'passed';

/** Wire codes of the states, numbered like those of a request for a credit line. */
export const FUND_SUPPLEMENT_STATE_CODES = {
  awaitingReview: '10',
  returned: '11',
  withdrawn: '12',
  passed: '30',
} as const satisfies Record<FundSupplementState, string>;

export const fundSupplementStateOfCode = (code: string): FundSupplementState | undefined => stateOfCode(FUND_SUPPLEMENT_STATE_CODES, code);

export const FUND_SUPPLEMENT_EVENTS = ['submit', 'delete', 'withdraw', 'pass', 'return'] as const;

export type FundSupplementEvent = (typeof FUND_SUPPLEMENT_EVENTS)[number];

/** Life cycle of a supplement (decisions §5): the administrator makes it, the reviewer passes it into the register or returns it. */
export const fundSupplementMachine = defineMachine<FundSupplementState, FundSupplementEvent>(FUND_SUPPLEMENT_EVENTS, {
  awaitingReview: { withdraw: 'withdrawn', pass: 'passed', return: 'returned' },
  returned: { submit: 'awaitingReview', delete: 'returned' },
  withdrawn: {},
  passed: {},
});
