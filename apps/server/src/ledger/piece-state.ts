import { pieceMachine, Refusal, type PieceEvent, type PieceState } from '@lianxin/domain';
import type { PieceRow } from './rows.ts';

/** The state in which an event leaves a piece; refuses ILLEGAL_STATE, naming the state, where its life does not take the event. */
export function stateOfPieceAfter(row: PieceRow, event: PieceEvent): PieceState {
  const state = pieceMachine.next(row.state, event);
  if (state === undefined) throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: row.state });
  return state;
}
