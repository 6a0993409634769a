import type { BankAccountId } from '@lianxin/api/contract';
import type { IssuanceEvent } from '@lianxin/domain';
import type { ActContext } from '../../../ledger/act-context.ts';
import type { KeptSignature } from '../../../ledger/history.ts';
import { closeVoucher, receivePiece, recordStep } from '../../../ledger/move.ts';
import { rootPieceOf } from '../../../ledger/root-piece.ts';
import { lockVoucher, type VoucherRow } from '../../../ledger/rows.ts';
import { cancelSignForJobs, type ChangeOf, maturityPlanned } from '../../applications/application/index.ts';
import { deferWrites } from '../../../platform/db/deferred-writes.ts';
import { issuances, type IssuanceRow } from './repository.ts';
import { releaseAll } from './review.ts';

const heldVoucher = (context: ActContext, row: IssuanceRow): Promise<VoucherRow> => {
  if (row.voucherId === null) throw new Error(`issuance ${row.id} was passed and has no voucher`);
  return lockVoucher(context.db, row.voucherId);
};

type Change = ChangeOf<IssuanceRow>;

/** A step after which the voucher still waits. */
export async function stepIssuance(
  context: ActContext,
  row: IssuanceRow,
  event: IssuanceEvent,
  { signature, ...change }: Change & { readonly signature?: KeptSignature },
): Promise<IssuanceRow> {
  const held = await heldVoucher(context, row);
  const cause = { kind: `issuance.${event}`, counterpartyNo: row.issuerNo, signature };
  await recordStep(context, held, await rootPieceOf(context.db, held), cause);
  return issuances.move(context, row, event, change, { signature });
}

/** Makes the recipient the holder. */
export async function receiveIssuance(
  context: ActContext,
  row: IssuanceRow,
  event: 'signDirect' | 'signConfirm',
  { receivingAccountId, signature, ...change }: Change & { readonly receivingAccountId: BankAccountId; readonly signature: KeptSignature },
): Promise<IssuanceRow> {
  const held = await heldVoucher(context, row);
  const cause = { kind: `issuance.${event}`, counterpartyNo: row.issuerNo, signature };
  await receivePiece(context, held, await rootPieceOf(context.db, held), { receivingAccountId, ...cause });
  await cancelSignForJobs(context, 'issuance', row.id);
  deferWrites(context.db, maturityPlanned(context, held));
  return issuances.move(context, row, event, { ...change, receivingAccountId, signedOn: context.clock.today() }, { signature });
}

/** Closes an unsigned voucher and frees credit and invoices. */
export async function closeIssuance(
  context: ActContext,
  row: IssuanceRow,
  event: 'refuse' | 'expire',
  change: Change = {},
): Promise<IssuanceRow> {
  await closeVoucher(context, await heldVoucher(context, row), { kind: `issuance.${event}`, counterpartyNo: row.issuerNo });
  await releaseAll(context, row);
  return issuances.move(context, row, event, change);
}
