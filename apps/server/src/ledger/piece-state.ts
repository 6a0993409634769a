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

/** A piece's state after an event. Refuses ILLEGAL_STATE with the current state if the event is not allowed. */
export function stateOfPieceAfter(row: PieceRow, event: PieceEvent): PieceState {
  const state = pieceMachine.next(row.state, event);
  if (state === undefined) throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: row.state });
  return state;
}

/** A piece's pledge state after an event. Refuses ILLEGAL_STATE if the event is not allowed. */
export function pledgeStateAfter(row: PieceRow, event: PledgeEvent): PledgeState {
  const lien = pledgeMachine.next(row.pledgeState, event);
  if (lien === undefined) throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: row.state });
  return lien;
}
