import type { PledgeEvent } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { EventData } from '../../../ledger/move.ts';
import { advancePledge } from '../../../ledger/pledge.ts';
import { pledgePaper, pledgePiece } from '../../../schema/index.ts';
import { underlyingIn } from '../funding/index.ts';
import type { PledgeRow } from './repository.ts';

/** The pieces and invoices of loans against a pledge. */
export const underlying = underlyingIn(pledgePiece, pledgePaper);

/** Takes a step of the lien on all pieces of a loan; the end of the lien releases the pieces. The caller has locked the row. */
export async function advanceLien(act: ActContext, row: PledgeRow, step: Exclude<PledgeEvent, 'apply'>, cause: EventData): Promise<void> {
  const { vouchers, pieces } = await underlying.lockPieces(act, row);
  await advancePledge(act, vouchers, pieces, step, cause);
}

/**
 * Releases the pieces of an application that ends before the payout, whether or not the pledge was registered. The caller has locked the
 * row.
 */
export async function releasePieces(act: ActContext, row: PledgeRow, cause: EventData): Promise<void> {
  if (row.registrationNumber === null) return advanceLien(act, row, 'applyEnd', cause);
  await advanceLien(act, row, 'release', cause);
  await advanceLien(act, row, 'releaseComplete', cause);
}
