import {
  pieceMachine,
  pledgeMachine,
  Refusal,
  type PieceEvent,
  type PieceState,
  type PledgeEvent,
  type PledgeState,
} from '@lianxin/domain';
import type { PieceRow } from './rows.ts';

/** The state in which an event leaves a piece; refuses ILLEGAL_STATE, naming the state, where its life does not take the event. */
export function stateOfPieceAfter(row: PieceRow, event: PieceEvent): PieceState {
  const state = pieceMachine.next(row.state, event);
  if (state === undefined) throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: row.state });
  return state;
}

/** How an event leaves the lien on a piece; refuses ILLEGAL_STATE where it does not take the event. */
export function lienOfPieceAfter(row: PieceRow, event: PledgeEvent): PledgeState {
  const lien = pledgeMachine.next(row.pledgeState, event);
  if (lien === undefined) throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: row.state });
  return lien;
}
