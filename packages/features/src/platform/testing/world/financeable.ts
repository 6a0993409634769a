import type { contract, PieceRow, ResponseOf } from '@lianxin/api/contract';
import { financeableGroups } from '@lianxin/domain';
import { pageOf, summed } from './example.ts';

export function financeableOf(pieces: readonly PieceRow[]): ResponseOf<typeof contract.voucher.listFinanceable> {
  const groups = financeableGroups(
    pieces.map((piece) => ({ piece, issuerNo: piece.issuer.enterpriseNo ?? '', dueOn: piece.dueOn, available: piece.availableAmount })),
  ).map(({ dueOn, available, pieces: members }) => ({
    issuer: members[0].piece.issuer,
    dueOn,
    remainingDays: members[0].piece.remainingDays,
    pieceCount: members.length,
    availableAmount: available,
    pieces: members.map(({ piece }) => piece),
  }));
  return summed(pageOf(groups), 'availableAmount');
}
