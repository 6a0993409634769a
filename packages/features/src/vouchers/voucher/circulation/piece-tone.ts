import { PIECE_STATE_CODES, type PieceState } from '@lianxin/domain';

export function pieceTone(state: PieceState): `state-${(typeof PIECE_STATE_CODES)[PieceState]}` {
  return `state-${PIECE_STATE_CODES[state]}`;
}
