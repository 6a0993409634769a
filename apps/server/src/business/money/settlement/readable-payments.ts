import { and, eq, or, type SQL } from 'drizzle-orm';
import type { EnterpriseNo, PieceId } from '../../../schema/ids.ts';
import { settlement, settlementPayment } from '../../../schema/index.ts';

/** Payments for a piece that a party may read: the issuer all, a payee its own. Requires a join with the settlement. */
export const readablePaid = (pieceId: PieceId, viewerNo: EnterpriseNo): SQL | undefined =>
  and(
    eq(settlementPayment.pieceId, pieceId),
    eq(settlementPayment.state, 'paid'),
    or(eq(settlementPayment.payeeNo, viewerNo), eq(settlement.issuerNo, viewerNo)),
  );
