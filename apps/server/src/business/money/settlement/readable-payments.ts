import { and, eq, or, type SQL } from 'drizzle-orm';
import type { EnterpriseNo, PieceId } from '../../../schema/ids.ts';
import { settlement, settlementPayment } from '../../../schema/index.ts';

/** What the bank has paid for a piece, as one of the parties may read it: the issuer all, a payee its own. For statements that join a payment with its settlement. */
export const readablePaid = (pieceId: PieceId, viewerNo: EnterpriseNo): SQL | undefined =>
  and(
    eq(settlementPayment.pieceId, pieceId),
    eq(settlementPayment.state, 'paid'),
    or(eq(settlementPayment.payeeNo, viewerNo), eq(settlement.issuerNo, viewerNo)),
  );
