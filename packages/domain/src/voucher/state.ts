import { defineMachine, stateOfCode } from '../state-machine.ts';

/** State of a piece: the seven states of specification §4. */
export type PieceState = 'holding' | 'transferring' | 'awaitingReceipt' | 'transferred' | 'financing' | 'financed' | 'settled';

/** How the holder acquired a piece: from the issuer, by a transfer, or as a lender by a financing. */
export type PieceSource = 'issuance' | 'transfer' | 'financing';

/** Codes of the states, fixed by the specification. */
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
  'buyBack',
  'settle',
] as const;

export type PieceEvent = (typeof PIECE_EVENTS)[number];

/**
 * Life cycle of a piece. When an application ends without success (returned, withdrawn, refused, timed out), its piece is held normally
 * again. `giveBack`: a lender returns a financed piece to the holder that buys it back. `buyBack`: the holder's own financed piece is no longer
 * financed; the returned one stands for it.
 */
export const pieceMachine = defineMachine<PieceState, PieceEvent>(PIECE_EVENTS, {
  holding: { transfer: 'transferring', finance: 'financing', giveBack: 'transferred', settle: 'settled' },
  transferring: { transferEnd: 'holding', transferComplete: 'transferred' },
  awaitingReceipt: { signFor: 'holding' },
  transferred: {},
  financing: { financeEnd: 'holding', disburse: 'financed' },
  financed: { buyBack: 'holding', settle: 'settled' },
  settled: {},
});

/** Pledge state of a piece, independent of its `PieceState`. */
export type PledgeState = 'none' | 'applying' | 'pledged' | 'releasing';

export const PLEDGE_STATE_CODES = { none: 0, applying: 1, pledged: 2, releasing: 3 } as const satisfies Record<PledgeState, number>;

export function pledgeStateOfCode(code: number): PledgeState | undefined {
  return stateOfCode(PLEDGE_STATE_CODES, code);
}

export const PLEDGE_EVENTS = ['apply', 'applyEnd', 'register', 'release', 'releaseEnd', 'releaseComplete'] as const;

export type PledgeEvent = (typeof PLEDGE_EVENTS)[number];

/** Life cycle of a pledge over a piece. An application or release that ends without success returns to the previous state. */
export const pledgeMachine = defineMachine<PledgeState, PledgeEvent>(PLEDGE_EVENTS, {
  none: { apply: 'applying' },
  applying: { applyEnd: 'none', register: 'pledged' },
  pledged: { release: 'releasing' },
  releasing: { releaseEnd: 'pledged', releaseComplete: 'none' },
});
