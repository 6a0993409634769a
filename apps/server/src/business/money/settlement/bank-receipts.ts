import type { FileView } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Handlers } from '../../../calls/handler.ts';
import type { Db } from '../../../platform/db/client.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { file, settlement, settlementPayment, settlementReceipt } from '../../../schema/index.ts';
import { actOf } from '../../applications/application/index.ts';
import { partiesOf } from '../../foundation/parties/index.ts';
import { fileView } from '../../foundation/files/index.ts';
import { foreignFiles, grantFiles } from '../../trade/papers/index.ts';
import { heldToPay } from './acts.ts';
import { readablePaid } from './readable-payments.ts';
import { noteSettlement, referenceOf } from './repository.ts';

const MOST_RECEIPTS = 5;

export type ReceiptsOf = (paymentId: string) => FileView[];

export async function receiptsOf(db: Db, paymentIds: readonly string[]): Promise<ReceiptsOf> {
  if (paymentIds.length === 0) return () => [];
  const rows = await db
    .select({ paymentId: settlementReceipt.paymentId, file })
    .from(settlementReceipt)
    .innerJoin(file, eq(file.id, settlementReceipt.fileId))
    .where(inArray(settlementReceipt.paymentId, [...paymentIds]))
    .orderBy(asc(settlementReceipt.addedAt), asc(settlementReceipt.fileId));
  return (paymentId) => rows.flatMap((row) => (row.paymentId === paymentId ? [fileView(row.file)] : []));
}

/** Adds a receipt to a completed payment; its payee can then read it. */
export const addReceipt: Handlers['settlement']['addReceipt'] = async (context, { paymentId, fileId, ...shown }) => {
  const { db, clock, viewer } = context;
  const { row } = await heldToPay(context, shown, 'addReceipt');
  const [payment] = await db
    .select()
    .from(settlementPayment)
    .where(and(eq(settlementPayment.id, paymentId), eq(settlementPayment.voucherId, row.voucherId), eq(settlementPayment.state, 'paid')));
  const isForeign = (await foreignFiles(db, enterpriseOf(context), [fileId])).length > 0;
  if (!payment || isForeign) throw new Refusal('NOT_FOUND');
  const before = (await receiptsOf(db, [paymentId]))(paymentId);
  if (before.some(({ id }) => id === fileId)) return referenceOf(row);
  if (before.length >= MOST_RECEIPTS) throw new Refusal('LIMIT_EXCEEDED');
  await db.insert(settlementReceipt).values({ paymentId, fileId, addedBy: viewer.userId, addedAt: clock.now() });
  await grantFiles(db, [fileId], payment.payeeNo);
  return referenceOf(await noteSettlement(actOf(context), row, 'addReceipt', {}, {}));
};

/** The issuer reads all receipts of a piece, a payee its own. */
export const bankReceipts: Handlers['settlement']['bankReceipts'] = async (context, { pieceId }) => {
  const { db } = context;
  const viewerNo = enterpriseOf(context);
  const payments = await db
    .select({ id: settlementPayment.id, payeeNo: settlementPayment.payeeNo })
    .from(settlementPayment)
    .innerJoin(settlement, eq(settlement.voucherId, settlementPayment.voucherId))
    .where(readablePaid(pieceId, viewerNo))
    .orderBy(asc(settlementPayment.id));
  if (payments.length === 0) throw new Refusal('NOT_FOUND');
  const party = await partiesOf(
    db,
    payments.map(({ payeeNo }) => payeeNo),
  );
  const files = await receiptsOf(
    db,
    payments.map(({ id }) => id),
  );
  return { list: payments.map(({ id, payeeNo }) => ({ paymentId: id, payee: party(payeeNo), files: files(id) })) };
};
