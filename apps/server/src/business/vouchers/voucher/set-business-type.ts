import { Refusal } from '@lianxin/domain';
import type { Handlers } from '../../../calls/handler.ts';
import { assertPieceVersion, pieceOf } from '../../../ledger/change-piece.ts';
import { beginBatch } from '../../../ledger/ledger-batch.ts';
import { lockVouchersOf } from '../../../ledger/rows.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { actOf, assertAct } from '../../applications/application/index.ts';

/**
 * Sets the business type of a free piece and logs it in the voucher's history. Pieces in an application or pledge stay as the reviewer and
 * the other party saw them.
 */
export const setBusinessType: Handlers['voucher']['setBusinessType'] = async (context, { id, version, businessType }) => {
  const { db, viewer } = context;
  const act = actOf(context);
  const [voucher] = (await lockVouchersOf(db, [id], enterpriseOf(context))).values();
  if (!voucher) throw new Refusal('NOT_FOUND');
  const row = await pieceOf(act, id);
  assertPieceVersion(row, version);
  assertAct('piece', row.state, 'own', viewer.role, 'transfer');
  if (!row.live || row.overdue || row.pledgeState !== 'none')
    throw new Refusal('ILLEGAL_STATE', { object: 'piece', state: row.state, act: 'edit' });
  const batch = beginBatch(act);
  const filed = batch.changePiece(row, { businessType });
  batch.record(voucher, [{ kind: 'piece.setBusinessType', pieces: [filed], details: { businessType } }]);
  batch.write();
  return { id, version: filed.version };
};
