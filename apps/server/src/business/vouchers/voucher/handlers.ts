import { fen, Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { piece, voucher } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { pieceDetail } from './detail.ts';
import { list, listHoldings } from './list.ts';
import { listFinanceable } from './list-financeable.ts';
import { pieceTotals } from './totals.ts';
import { setBusinessType } from './set-business-type.ts';
import { genesis, historyOf, liveAmount, treeOf } from './tree.ts';
import { byId, piecesOf, visiblePiece } from './visible.ts';

/** Reads about vouchers and their pieces; each sees what its enterprise issued, holds or passed on. */
export const voucherHandlers: Omit<Handlers['voucher'], 'settle' | 'evidence' | 'listParties'> = {
  list,
  listHoldings,
  listFinanceable,
  totals: async (context) => pieceTotals(context.db, enterpriseOf(context), context.clock.today()),
  get: (context, { id }) => pieceDetail(context.db, byId(id), rowViewerOf(context)),
  getByNumber: (context, { number }) => pieceDetail(context.db, eq(piece.number, number), rowViewerOf(context)),
  setBusinessType,
  async trace(context, { id }) {
    const viewerNo = enterpriseOf(context);
    const row = await visiblePiece(context.db, viewerNo, byId(id));
    const pieces = await piecesOf(context.db, row.voucherId);
    const [root] = await context.db.select().from(voucher).where(eq(voucher.id, row.voucherId));
    if (!root) throw new Refusal('NOT_FOUND');
    return { faceAmount: root.faceAmount, liveAmount: fen(liveAmount(pieces)), nodes: await treeOf(context.db, pieces, viewerNo) };
  },
  async history(context, { id }) {
    const viewerNo = enterpriseOf(context);
    const row = await visiblePiece(context.db, viewerNo, byId(id));
    const [root] = await context.db.select().from(voucher).where(eq(voucher.id, row.voucherId));
    if (!root) throw new Refusal('NOT_FOUND');
    return { genesis, head: root.chainHead, entries: await historyOf(context.db, root, viewerNo) };
  },
};
