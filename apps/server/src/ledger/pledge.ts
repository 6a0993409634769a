import type { PledgeEvent } from '@lianxin/domain';
import type { ActContext } from './act-context.ts';
import { eachPiece, type Held } from './finance.ts';
import type { Cause } from './move.ts';
import { lienOfPieceAfter } from './piece-state.ts';
import type { PieceRow } from './rows.ts';

/**
 * Takes a step of the lien on each of what is pledged: from the application to the register, to the release. The pieces stay their
 * holder's and count all the while; with the end of the lien they are free. The caller holds their vouchers.
 */
export const stepOfLien = (
  context: ActContext,
  vouchers: Held,
  pieces: readonly PieceRow[],
  event: Exclude<PledgeEvent, 'apply'>,
  cause: Cause,
): Promise<PieceRow[]> =>
  eachPiece(context, vouchers, pieces, cause, (moves, row) => {
    const pledgeState = lienOfPieceAfter(row, event);
    const moved = moves.changePiece(row, {
      pledgeState,
      ...(pledgeState === 'none' && { pledgeId: null }),
    });
    return [moved, [], moved];
  });
