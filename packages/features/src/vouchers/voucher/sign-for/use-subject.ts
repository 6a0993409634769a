import { contract, IssuanceId, TransferId } from '@lianxin/api/contract';
import type { ApiError } from '@lianxin/api/client';
import { useEndpoint } from '@lianxin/api/react';
import * as z from 'zod/mini';
import { subjectOfIssuance, subjectOfTransfer, type Subject, type SubjectKind } from './subject.ts';

export interface SubjectState {
  readonly subject: Subject | undefined;
  readonly error: ApiError | undefined;
  readonly refresh: () => Promise<void>;
}

/** Loads the item of an id, if any. Without a kind in the address it tries an issuance, then a transfer. */
export function useSubject(named: SubjectKind | undefined, id: string): SubjectState {
  const issuanceId = z.safeParse(IssuanceId, id);
  const transferId = z.safeParse(TransferId, id);
  const issuance = useEndpoint(contract.issuance.get, named !== 'transfer' && issuanceId.success ? { id: issuanceId.data } : null, {
    quiet: true,
  });
  const kind = named ?? (issuance.error?.refusal === 'NOT_FOUND' ? 'transfer' : 'issuance');
  const transfer = useEndpoint(contract.transfer.get, kind === 'transfer' && transferId.success ? { id: transferId.data } : null, {
    quiet: true,
  });
  // The recipient's own piece if it exists, otherwise the source.
  const pieceId = transfer.data?.pieceId ?? transfer.data?.sourcePieceId;
  const piece = useEndpoint(contract.voucher.get, pieceId === undefined ? null : { id: pieceId }, { quiet: true });
  const subject =
    kind === 'issuance'
      ? issuance.data && subjectOfIssuance(issuance.data)
      : transfer.data && piece.data && subjectOfTransfer(transfer.data, piece.data);
  return {
    subject,
    error: kind === 'issuance' ? issuance.error : (transfer.error ?? piece.error),
    refresh: async () => {
      await Promise.all([issuance.refresh(), transfer.refresh(), piece.refresh()]);
    },
  };
}
