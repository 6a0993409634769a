import type { ResponseOf, Contract } from '@lianxin/api/contract';
import { daysBetween, sumFen } from '@lianxin/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import type { RowViewer } from '../../platform/session/row-viewer.ts';
import { bankAccount, issuance, transfer, voucher } from '../../schema/index.ts';
import { accountsById, accountView, type AccountRow } from '../enterprise/accounts.ts';
import { supplierAccountView } from '../enterprise/supplier-account.ts';
import { readForm } from '../issuance/form.ts';
import type { PieceRow } from '../../ledger/rows.ts';
import { contractById, usesOf } from '../trade/trade-views.ts';
import { pieceLog } from './log.ts';
import type { ReadPiece } from './piece-page.ts';
import { pieceRowView } from './piece-rows.ts';
import { treeOf } from './tree.ts';
import { known, piecesOf } from './visible.ts';

type PieceDetail = ResponseOf<Contract['voucher']['get']>;

/** Pieces that changed hands, counted from the root to this one. */
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

/** All about one piece, as its voucher's issuer, its holder or its sender may read it. */
export async function pieceDetail(db: Db, read: ReadPiece, rowViewer: RowViewer): Promise<PieceDetail> {
  const { viewerNo } = rowViewer;
  const { piece: row } = read;
  const view = pieceRowView(read, rowViewer);
  const [root] = await db
    .select({ voucher, issuance })
    .from(voucher)
    .innerJoin(issuance, eq(issuance.voucherId, voucher.id))
    .where(eq(voucher.id, row.voucherId));
  if (!root) throw new Error(`piece ${row.id} has no voucher`);
  const pieces = await piecesOf(db, row.voucherId);
  const names = known(pieces, viewerNo);
  const form = readForm(root.issuance.form);
  const [came] = row.cameById === null ? [] : await db.select().from(transfer).where(eq(transfer.id, row.cameById));
  const accounts = await accountsById(db, [row.receivingAccountId, form.payAccountId]);
  const [holderAccount] =
    row.receivingAccountId === null
      ? await db.select().from(bankAccount).where(eq(bankAccount.enterpriseNo, row.holderNo)).limit(1)
      : [accounts.get(row.receivingAccountId)];
  const mayReadHolder = view.holder.enterpriseNo !== null && names.has(view.holder.enterpriseNo);
  const payAccount = form.payAccountId ? accounts.get(form.payAccountId) : undefined;
  // Whoever holds a piece is paid on it; to whom it is only offered may not even know the viewer.
  const viewOf = (account: AccountRow) => (row.receivedOn === null ? supplierAccountView(db, viewerNo, account) : accountView(account));
  const receiving = holderAccount && mayReadHolder ? await viewOf(holderAccount) : null;
  const application = came ? ({ kind: 'transfer', id: came.id } as const) : ({ kind: 'issuance', id: root.issuance.id } as const);
  // The issuer reads who holds its promise, not the trade between others behind a transfer (objects §3).
  const { senderNo, recipientNo } = came ?? { senderNo: root.issuance.issuerNo, recipientNo: root.issuance.recipientNo };
  const partyToTrade = senderNo === viewerNo || recipientNo === viewerNo;
  const invoices = partyToTrade ? ((await usesOf(db, application.kind, [application.id])).get(application.id) ?? []) : [];
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
    contract: partyToTrade ? await contractById(db, viewerNo, came ? came.contractId : form.contractId) : null,
    invoices,
    coverageBasisPoints: partyToTrade ? Number((covered * 10_000n) / base) : null,
    tree: await treeOf(db, pieces, viewerNo),
    log: await pieceLog(db, pieces, row, root.issuance, viewerNo),
    chainHead: root.voucher.chainHead,
    chainLength: root.voucher.chainLength,
    signDeadline: row.state === 'awaitingReceipt' ? (came ? came.signDeadline : root.issuance.signDeadline) : null,
    remark: (partyToTrade ? (came ?? form).remark : null) ?? null,
  };
}
