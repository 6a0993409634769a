import { defineMachine, stateOfCode } from '../state-machine.ts';

/** What is happening to a piece of a voucher, the seven states of specification §4. */
export type PieceState = 'holding' | 'transferring' | 'awaitingReceipt' | 'transferred' | 'financing' | 'financed' | 'settled';

/** How a piece came into its holder's hands: from its issuer, by a transfer, or to a lender that financed it. */
export type PieceSource = 'issuance' | 'transfer' | 'financing';

/** The codes that the specification fixes. */
export const PIECE_STATE_CODES = {
  holding: 0,
  transferring: 1,
  awaitingReceipt: 2,
  transferred: 3,
  financing: 4,
  financed: 5,
  settled: 6,
} as const satisfies Record<PieceState, number>;

export type PieceStateCode = (typeof PIECE_STATE_CODES)[PieceState];

/** The state that a code stands for. */
export function pieceStateOfCode(code: number): PieceState | undefined {
  return stateOfCode(PIECE_STATE_CODES, code);
}

export const PIECE_EVENTS = [
  'transfer',
  'transferEnd',
  'transferComplete',
  'signFor',
  'finance',
  'financeEnd',
  'disburse',
  'giveBack',
  'settle',
] as const;

export type PieceEvent = (typeof PIECE_EVENTS)[number];

/**
 * The life of a piece. An application that ends without success (returned, withdrawn, refused, timed out) puts its piece back to a normal
 * holding. `giveBack` is a lender handing what it financed back to whoever bought it back.
 */
export const pieceMachine = defineMachine<PieceState, PieceEvent>(PIECE_EVENTS, {
  holding: { transfer: 'transferring', finance: 'financing', giveBack: 'transferred', settle: 'settled' },
  transferring: { transferEnd: 'holding', transferComplete: 'transferred' },
  awaitingReceipt: { signFor: 'holding' },
  transferred: {},
  financing: { financeEnd: 'holding', disburse: 'financed' },
  financed: { settle: 'settled' },
  settled: {},
});

/** Whether a piece is pledged, a dimension apart from its state. */
export type PledgeState = 'none' | 'applying' | 'pledged' | 'releasing';

export const PLEDGE_STATE_CODES = { none: 0, applying: 1, pledged: 2, releasing: 3 } as const satisfies Record<PledgeState, number>;

/** The state that a code stands for. */
export function pledgeStateOfCode(code: number): PledgeState | undefined {
  return stateOfCode(PLEDGE_STATE_CODES, code);
}

export const PLEDGE_EVENTS = ['apply', 'applyEnd', 'register', 'release', 'releaseEnd', 'releaseComplete'] as const;

export type PledgeEvent = (typeof PLEDGE_EVENTS)[number];

/** The life of a pledge over a piece; an application or a release that ends without success goes back to where it began. */
export const pledgeMachine = defineMachine<PledgeState, PledgeEvent>(PLEDGE_EVENTS, {
  none: { apply: 'applying' },
  applying: { applyEnd: 'none', register: 'pledged' },
  pledged: { release: 'releasing' },
  releasing: { releaseEnd: 'pledged', releaseComplete: 'none' },
});
