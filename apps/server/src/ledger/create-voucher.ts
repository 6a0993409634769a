import { PieceId, VoucherId, type BankAccountId, type EnterpriseNo, type IssuanceId, type VoucherNumber } from '../schema/ids.ts';
import { genesisHash, nextWorkingDay, type BusinessType, type CivilDate, type Fen } from '@lianxin/domain';
import type { ActContext } from './act-context.ts';
import type { KeptSignature } from './history.ts';
import { beginBatch } from './ledger-batch.ts';
import { newId } from './new-id.ts';
import type { PieceRow, VoucherRow } from './rows.ts';

export interface NewVoucher {
  readonly number: VoucherNumber;
  readonly issuanceId: IssuanceId;
  readonly issuerNo: EnterpriseNo;
  readonly recipientNo: EnterpriseNo;
  readonly receivingAccountId: BankAccountId;
  readonly faceAmount: Fen;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  readonly channel: number;
  readonly promiseNumber: string;
  readonly businessType?: BusinessType | undefined;
  readonly signature?: KeptSignature | undefined;
}

/** Creates a voucher with its root piece, which the recipient holds and still has to sign for. */
export async function createVoucher(context: ActContext, terms: NewVoucher): Promise<{ voucher: VoucherRow; piece: PieceRow }> {
  const { ids, random, clock, actor } = context;
  const batch = beginBatch(context);
  const now = clock.now();
  const { number, issuanceId, issuerNo, recipientNo, receivingAccountId, faceAmount, issuedOn, dueOn, channel, promiseNumber, signature } =
    terms;
  const paymentDate = nextWorkingDay(dueOn);
  const voucher: VoucherRow = {
    id: newId(ids, VoucherId),
    number,
    issuanceId,
    issuerNo,
    faceAmount,
    issuedOn,
    dueOn,
    paymentDate,
    channel,
    promiseNumber,
    salt: random.bytes(16).toString('hex'),
    closed: false,
    chainHead: genesisHash,
    chainLength: 0,
    createdAt: now,
  };
  const id = newId(ids, PieceId);
  const rootPiece: PieceRow = {
    id,
    voucherId: voucher.id,
    parentId: null,
    baseId: id,
    number,
    issuerNo,
    holderNo: recipientNo,
    fromNo: issuerNo,
    amount: faceAmount,
    state: 'awaitingReceipt',
    pledgeState: 'none',
    pledgeId: null,
    overdue: false,
    live: true,
    version: 0,
    children: 0,
    source: 'issuance',
    cameById: null,
    heldById: null,
    financingId: null,
    receivingAccountId,
    businessType: terms.businessType ?? null,
    issuedOn,
    dueOn,
    receivedOn: null,
    changedBy: actor.name,
    changedAt: now,
    createdAt: now,
  };
  batch.addVoucher(voucher);
  batch.addPiece(rootPiece);
  const details = { faceAmount, issuedOn, dueOn, paymentDate, promiseNumber };
  const event = { kind: 'issuance.pass', pieces: [rootPiece] as const, counterpartyNo: recipientNo, signature, details };
  const written = batch.record(voucher, [event]);
  batch.write();
  return { voucher: written, piece: rootPiece };
}
