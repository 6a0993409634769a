import type { SomeCalls } from '../../../calls/call.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { fen, Refusal } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import { piece, voucher } from '../../../schema/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import { pieceDetail } from './detail.ts';
import { ofVoucher } from './files.ts';
import { children, circulation } from './of-issuance.ts';
import { paymentSchedule } from './payment-schedule.ts';
import { list, listHoldings } from './list.ts';
import { listFinanceable } from './list-financeable.ts';
import { pieceTotals } from './totals.ts';
import { setBusinessType } from './set-business-type.ts';
import { genesis, historyOf, liveAmount, treeOf } from './tree.ts';
import { byId, piecesOf, visiblePiece } from './visible.ts';

const trace: Handlers['voucher']['trace'] = async (context, { id }) => {
  const viewerNo = enterpriseOf(context);
  const row = await visiblePiece(context.db, viewerNo, byId(id));
  const pieces = await piecesOf(context.db, row.voucherId);
  const [root] = await context.db.select().from(voucher).where(eq(voucher.id, row.voucherId));
  if (!root) throw new Refusal('NOT_FOUND');
  return { faceAmount: root.faceAmount, liveAmount: fen(liveAmount(pieces)), nodes: await treeOf(context.db, pieces, viewerNo) };
};

const history: Handlers['voucher']['history'] = async (context, { id }) => {
  const viewerNo = enterpriseOf(context);
  const row = await visiblePiece(context.db, viewerNo, byId(id));
  const [root] = await context.db.select().from(voucher).where(eq(voucher.id, row.voucherId));
  if (!root) throw new Refusal('NOT_FOUND');
  return { genesis, head: root.chainHead, entries: await historyOf(context.db, root, viewerNo) };
};

export const voucherCalls = {
  voucher: {
    list: { scope: 'enterprise', statements: 2, handle: list },
    listHoldings: { scope: 'enterprise', statements: 2, handle: listHoldings },
    listFinanceable: { scope: 'enterprise', statements: 4, handle: listFinanceable },
    totals: {
      scope: 'enterprise',
      statements: 3,
      handle: async (context) => pieceTotals(context.db, enterpriseOf(context), context.clock.today()),
    },
    get: { scope: 'enterprise', statements: 12, handle: (context, { id }) => pieceDetail(context.db, byId(id), rowViewerOf(context)) },
    getByNumber: {
      scope: 'enterprise',
      statements: 12,
      handle: (context, { number }) => pieceDetail(context.db, eq(piece.number, number), rowViewerOf(context)),
    },
    setBusinessType: { scope: 'enterprise', statements: 5, handle: setBusinessType },
    trace: { scope: 'enterprise', statements: 5, handle: trace },
    history: { scope: 'enterprise', statements: 6, handle: history },
  },
  issuance: {
    children: { scope: 'enterprise', statements: 5, handle: children },
    circulation: { scope: 'enterprise', statements: 6, handle: circulation },
    paymentSchedule: { scope: 'enterprise', statements: 6, handle: paymentSchedule },
  },
  file: {
    ofVoucher: { scope: 'enterprise', statements: 5, handle: ofVoucher },
  },
} satisfies SomeCalls;
