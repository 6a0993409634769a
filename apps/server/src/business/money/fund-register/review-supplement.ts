import { FundEntryId } from '@lianxin/api/contract';
import type { Handlers } from '../../../calls/handler.ts';
import { newId } from '../../../ledger/new-id.ts';
import type { CallContext } from '../../../platform/call-context.ts';
import { insertOf } from '../../../platform/db/rows-as-json.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { fundEntry } from '../../../schema/index.ts';
import { actOf, assertNotOwn, requiredReason } from '../../applications/application/index.ts';
import { fundSupplements, referenceOf, type FundSupplementRow } from './supplements.ts';
import { tellSupplement } from './tell.ts';

async function addToRegister({ db, ids, clock, viewer }: CallContext, row: FundSupplementRow): Promise<void> {
  const { enterpriseNo, type, direction, amount, bookedOn, bankAccountId, counterpartyName, counterpartyNumber } = row;
  deferWrites(
    db,
    insertOf(fundEntry, [
      {
        id: newId(ids, FundEntryId),
        enterpriseNo,
        type,
        direction,
        amount,
        bookedOn,
        at: clock.now(),
        supplementId: row.id,
        objectNumber: row.objectNumber,
        voucherNumber: row.voucherNumber,
        bankAccountId,
        counterpartyName,
        counterpartyNumber,
        bankSerial: row.bankSerial,
        makerName: row.makerName,
        checkerName: viewer.displayName,
        remark: row.purpose,
      },
    ]),
  );
}

/** Approval adds it to the register; a return gives it back to its maker. Nobody reviews their own. */
export const reviewSupplement: Handlers['fundRegister']['reviewSupplement'] = async (context, { id, version, decision, reason }) => {
  const { clock, viewer } = context;
  const row = await fundSupplements.ownFor(context, id, decision, version);
  assertNotOwn(viewer, row.makerId);
  const passes = decision === 'pass';
  const change = {
    reviewerId: viewer.userId,
    reviewerName: viewer.displayName,
    ...(passes ? { passedAt: clock.now() } : { reason: requiredReason(reason) }),
  };
  const moved = await fundSupplements.move(actOf(context), row, decision, change);
  if (passes) await addToRegister(context, moved);
  await tellSupplement(context, moved, decision);
  return referenceOf(moved);
};

export const withdrawSupplement: Handlers['fundRegister']['withdrawSupplement'] = async (context, { id, version }) => {
  const row = await fundSupplements.ownFor(context, id, 'withdraw', version);
  return referenceOf(await fundSupplements.move(actOf(context), row, 'withdraw', {}));
};

export const removeSupplement: Handlers['fundRegister']['removeSupplement'] = async (context, { id, version }) => {
  const row = await fundSupplements.ownFor(context, id, 'delete', version);
  await fundSupplements.move(actOf(context), row, 'delete', { removed: true });
  return {};
};
