import type { contract, FileId, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { needsUkeyAgreement, Refusal } from '@lianxin/domain';
import { recordConsent } from '../../foundation/documents/index.ts';
import { readableFiles } from '../../foundation/files/index.ts';
import { enterpriseOf } from '../../../platform/session/enterprise-of.ts';
import { rowViewerOf } from '../../../platform/session/row-viewer.ts';
import type { ServedHandlers } from '../../../calls/handler.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { recordAudit } from '../../../platform/security/audit.ts';
import { feeRecord } from './fee-rows.ts';
import { logFee } from './log-fee.ts';
import { moveFee } from './move-fee.ts';
import { declaredWithFee, joinPayment, proveFeePayment } from './payment.ts';

type AddProof = (typeof contract)['fee']['addProof'];

/** Refuses NOT_FOUND unless the receipt is a file of the enterprise. */
async function assertOwnProof({ db, viewer }: CallContext, proof: FileId): Promise<void> {
  const [file] = await readableFiles(db, enterpriseOf({ viewer }), [proof]);
  if (file?.enterpriseNo !== enterpriseOf({ viewer })) throw new Refusal('NOT_FOUND');
}

/** Records the enterprise's declaration of a payment; the platform then checks it. */
export const pay: ServedHandlers['fee']['pay'] = async (context, request, { config }) => {
  const { id, agreement, proof, transferKey } = request;
  const { db, viewer, clock } = context;
  const enterpriseNo = enterpriseOf(context);
  const row = await moveFee(db, {
    id,
    enterpriseNo,
    event: 'declare',
    set: { declaredBy: viewer.userId, declaredAt: clock.now(), decidedAt: null, returnReason: null, proofId: proof ?? null },
  });
  if (needsUkeyAgreement([row]) && agreement?.id !== 'ukeyFeeAgreement') throw new Refusal('AGREEMENT_REQUIRED');
  if (proof) await assertOwnProof(context, proof);
  if (agreement) await recordConsent(context, { userId: viewer.userId, enterpriseNo, documents: [agreement] });
  await joinPayment(context, row, { transferKey, payee: config.feeAccount ?? null, proof });
  await logFee(context, { feeId: id, event: 'declare', actorName: viewer.displayName, proofId: proof ?? null });
  await recordAudit(context, 'fee.pay', id);
  return feeRecord(db, id, rowViewerOf(context));
};

/**
 * Adds or replaces the receipt for all fees of one transfer. Refuses NOT_FOUND, and ILLEGAL_STATE unless the fee waits for the platform.
 */
export async function addProof(context: CallContext, { id, proof }: RequestOf<AddProof>): Promise<ResponseOf<AddProof>> {
  const { db, viewer } = context;
  const enterpriseNo = enterpriseOf(context);
  const all = [id, ...(await declaredWithFee(db, enterpriseNo, id))].toSorted();
  for (const one of all) await moveFee(db, { id: one, enterpriseNo, event: 'addProof', set: { proofId: proof } });
  await assertOwnProof(context, proof);
  await proveFeePayment(db, id, proof);
  await logFee(context, ...all.map((feeId) => ({ feeId, event: 'addProof' as const, actorName: viewer.displayName, proofId: proof })));
  await recordAudit(context, 'fee.addProof', id);
  return feeRecord(db, id, rowViewerOf(context));
}
