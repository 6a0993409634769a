import { contract, type TransferId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Banner, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { FailureState } from '../../notices/index.ts';
import { TransferChecks, TransferFiles, TransferLog } from './transfer-aside.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import { TransferHead } from './transfer-head.tsx';

/** One transfer as its parties see it: what, to whom, on what trade, how it was checked, what happened. */
export function TransferDetail({ id }: { readonly id: TransferId }) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.transfer.get, { id }, { quiet: true });
  if (error && !data) {
    return <FailureState error={error} onRetry={() => void refresh()} />;
  }
  if (!data) {
    return (
      <LoadingRegion className="flex flex-col gap-8">
        <SkeletonText lines={2} />
        <SkeletonText lines={10} />
      </LoadingRegion>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <TransferHead transfer={data} />
      {data.reason !== null && (
        <Banner tone="critical" title={t`原因`}>
          {data.reason}
        </Banner>
      )}
      <TransferFacts transfer={data} />
      <TransferChecks checks={data.checks} />
      <TransferFiles transfer={data} />
      <TransferLog transfer={data} />
    </div>
  );
}
