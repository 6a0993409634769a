import type { ResponseOf, Contract } from '@lianxin/api/contract';
import { daysBetween, Refusal, sumFen } from '@lianxin/domain';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client.ts';
import { settled } from '../../../platform/db/settled.ts';
import type { RowViewer } from '../../../platform/session/row-viewer.ts';
import { bankAccount, financing, financingPiece, issuance, piece, transfer, voucher } from '../../../schema/index.ts';
import { stepsOfVoucher } from '../../applications/application/index.ts';
import { accountsById, accountView } from '../../foundation/parties/index.ts';
import { acceptsBuyer, accountFor } from '../../trade/suppliers/index.ts';
import { readForm } from '../issuance/index.ts';
import type { PieceRow } from '../../../ledger/rows.ts';
import { contractById, usesOf } from '../../trade/papers/index.ts';
import { pieceLog } from './log.ts';
import { readPieces } from './piece-page.ts';
import { pieceRowView } from './piece-rows.ts';
import { treeOf } from './tree.ts';
import { known, piecesOf, touchedBy } from './visible.ts';

type PieceDetail = ResponseOf<Contract['voucher']['get']>;

/** Transfers from the root to this piece. */
function handsTo(pieces: readonly PieceRow[], row: PieceRow): number {
  const byId = new Map(pieces.map((candidate) => [candidate.id, candidate]));
  let hands = 0;
  for (let at: PieceRow | undefined = row; at?.parentId;) {
    const parent: PieceRow | undefined = byId.get(at.parentId);
    if (parent && parent.holderNo !== at.holderNo) hands += 1;
    at = parent;
  }
  return hands;
}

/** The piece, its voucher and its history in one go. Refuses NOT_FOUND for enterprises without a part in it. */
async function readVoucher(db: Db, which: SQL, viewerNo: RowViewer['viewerNo']) {
  const chosen = sql`select ${piece.id} as id, 1 as place from ${piece} where ${and(which, touchedBy(viewerNo))}`;
  const voucherId = sql`(select ${piece.voucherId} from ${piece} where ${which})`;
  const [[read], [root], pieces, transfers, financings, steps] = await settled([
    readPieces(db, chosen, {}),
    db.select({ voucher, issuance }).from(voucher).innerJoin(issuance, eq(issuance.voucherId, voucher.id)).where(eq(voucher.id, voucherId)),
    piecesOf(db, voucherId),
    db.select().from(transfer).where(eq(transfer.voucherId, voucherId)),
    db
      .select({ pieceId: financingPiece.pieceId, financing })
      .from(financingPiece)
      .innerJoin(financing, eq(financing.id, financingPiece.applicationId))
      .where(eq(financingPiece.voucherId, voucherId)),
    stepsOfVoucher(db, voucherId),
  ] as const);
  if (!read) throw new Refusal('NOT_FOUND');
  if (!root) throw new Error(`piece ${read.piece.id} has no voucher`);
  return { read, root, pieces, transfers, financings, steps };
}

const holderAccountOf = ({ receivingAccountId, holderNo }: PieceRow): SQL | undefined =>
  receivingAccountId === null ? eq(bankAccount.enterpriseNo, holderNo) : eq(bankAccount.id, receivingAccountId);

/** Everything about a piece that the issuer, holder or sender may read. Takes three round trips, whatever its size. */
export async function pieceDetail(db: Db, which: SQL, rowViewer: RowViewer): Promise<PieceDetail> {
  const { viewerNo } = rowViewer;
  const { read, root, pieces, transfers, financings, steps } = await readVoucher(db, which, viewerNo);
  const { piece: row } = read;
  const view = pieceRowView(read, rowViewer);
  const names = known(pieces, viewerNo);
  const form = readForm(root.issuance.form);
  const came = transfers.find(({ id }) => id === row.cameById);
  const mayReadHolder = view.holder.enterpriseNo !== null && names.has(view.holder.enterpriseNo);
  const receivingOf = async () => {
    if (!mayReadHolder) return null;
    // The holder is paid on it; the recipient of an offer may not even know the viewer.
    const accepts = row.receivedOn === null ? acceptsBuyer(viewerNo) : sql<boolean>`true`;
    const [found] = await db.select({ account: bankAccount, accepts }).from(bankAccount).where(holderAccountOf(row)).limit(1);
    return found ? accountFor(found.account, found.accepts || found.account.enterpriseNo === viewerNo) : null;
  };
  const application = came ? ({ kind: 'transfer', id: came.id } as const) : ({ kind: 'issuance', id: root.issuance.id } as const);
  // The issuer sees the holders of its promise, not the trade behind transfers between others (objects §3).
  const { senderNo, recipientNo } = came ?? { senderNo: root.issuance.issuerNo, recipientNo: root.issuance.recipientNo };
  const partyToTrade = senderNo === viewerNo || recipientNo === viewerNo;
  const [receiving, accounts, contract, uses, tree] = await settled([
    receivingOf(),
    accountsById(db, [form.payAccountId]),
    partyToTrade ? contractById(db, viewerNo, came ? came.contractId : form.contractId) : null,
    partyToTrade ? usesOf(db, application.kind, [application.id]) : undefined,
    treeOf(db, pieces, viewerNo),
  ] as const);
  const payAccount = form.payAccountId ? accounts.get(form.payAccountId) : undefined;
  const invoices = uses?.get(application.id) ?? [];
  const covered = sumFen(invoices.map(({ amount }) => amount));
  const base = came ? came.amount : root.voucher.faceAmount;
  return {
    ...view,
    issuanceId: root.issuance.id,
    transferId: row.cameById,
    faceAmount: root.voucher.faceAmount,
    termDays: daysBetween(root.voucher.issuedOn, root.voucher.dueOn),
    paymentDate: root.voucher.paymentDate,
    circulations: handsTo(pieces, row),
    holderCount: new Set(pieces.filter(({ live }) => live).map(({ holderNo }) => holderNo)).size,
    channel: root.voucher.channel,
    promiseNumber: root.voucher.promiseNumber,
    issuerWithAccount: {
      ...view.issuer,
      accountNumber: payAccount ? accountView(payAccount).accountNumber : null,
      bankName: payAccount?.bankName ?? null,
    },
    holderWithAccount: { ...view.holder, accountNumber: receiving?.accountNumber ?? null, bankName: receiving?.bankName ?? null },
    receivingAccount: receiving,
    contract,
    invoices,
    coverageBasisPoints: partyToTrade ? Number((covered * 10_000n) / base) : null,
    tree,
    log: pieceLog({ pieces, issued: root.issuance, transfers, financings, steps }, row, viewerNo),
    chainHead: root.voucher.chainHead,
    chainLength: root.voucher.chainLength,
    signDeadline: row.state === 'awaitingReceipt' ? (came ? came.signDeadline : root.issuance.signDeadline) : null,
    remark: (partyToTrade ? (came ?? form).remark : null) ?? null,
  };
}
