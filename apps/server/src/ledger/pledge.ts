import type { PledgeEvent } from '@lianxin/domain';
import type { ActContext } from './act-context.ts';
import { eachPiece, type LockedVouchers } from './finance.ts';
import type { EventData } from './move.ts';
import { pledgeStateAfter } from './piece-state.ts';
import type { PieceRow } from './rows.ts';

/**
 * Advances the pledge of pieces: application, registration, release. The pieces stay live with their holder, and are free when the pledge
 * ends. The caller must have locked their vouchers.
 */
export const advancePledge = (
  context: ActContext,
  vouchers: LockedVouchers,
  pieces: readonly PieceRow[],
  event: Exclude<PledgeEvent, 'apply'>,
  cause: EventData,
): Promise<PieceRow[]> =>
  eachPiece(context, vouchers, pieces, cause, (batch, row) => {
    const pledgeState = pledgeStateAfter(row, event);
    const moved = batch.changePiece(row, {
      pledgeState,
      ...(pledgeState === 'none' && { pledgeId: null }),
    });
    return [moved, [], moved];
  });
