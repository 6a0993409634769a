import type { contract, RequestOf, ResponseOf } from '@lianxin/api/contract';
import { needsUkeyAgreement, Refusal } from '@lianxin/domain';
import { recordConsent } from '../documents/consent.ts';
import { enterpriseOf } from '../../platform/session/enterprise-of.ts';
import type { CallContext } from '../../platform/call-context.ts';
import { recordAudit } from '../../platform/security/audit.ts';
import { recordOf } from './fee-rows.ts';
import { moveFee } from './move-fee.ts';

type Pay = (typeof contract)['fee']['pay'];

/** Takes the enterprise's word that it has paid an item; what that word is worth, the platform finds out. */
export async function declarePaid(context: CallContext, { id, agreement }: RequestOf<Pay>): Promise<ResponseOf<Pay>> {
  const { db, viewer, clock } = context;
  const enterpriseNo = enterpriseOf(context);
  const row = await moveFee(db, {
    id,
    enterpriseNo,
    event: 'declare',
    set: { declaredBy: viewer.userId, declaredAt: clock.now(), decidedAt: null, returnReason: null },
  });
  if (needsUkeyAgreement([row]) && agreement?.id !== 'ukeyFeeAgreement') throw new Refusal('AGREEMENT_REQUIRED');
  if (agreement) await recordConsent(context, { userId: viewer.userId, enterpriseNo, documents: [agreement] });
  await recordAudit(context, 'fee.pay', id);
  return recordOf(row, viewer.displayName);
}
