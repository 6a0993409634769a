import { contract, type PieceId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Titled } from '../../applications/application/index.ts';
import { FailureState } from '../../platform/notices/index.ts';
import { FileLinks } from '../../platform/uploads/index.ts';

export interface BankReceiptsProps {
  readonly pieceId: PieceId;
}

export function BankReceipts({ pieceId }: BankReceiptsProps) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.settlement.bankReceipts, { pieceId }, { quiet: true });
  // A payee without payments has no receipts either.
  const none = error?.refusal === 'NOT_FOUND';
  if (data === undefined && error && !none) return <FailureState error={error} onRetry={() => void refresh()} />;
  if (data === undefined && !none)
    return (
      <LoadingRegion>
        <SkeletonText lines={2} />
      </LoadingRegion>
    );
  return (
    <Titled title={<Trans>银行回单</Trans>}>
      <FileLinks label={t`银行回单`} files={data?.list.flatMap(({ files }) => files) ?? []} empty={<Trans>付款方尚未添加银行回单</Trans>} />
    </Titled>
  );
}
