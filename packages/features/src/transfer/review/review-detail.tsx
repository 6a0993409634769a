import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { LoadingRegion, SkeletonText } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { FailureState } from '../../notices/index.ts';
import { TransferChecks, TransferFiles, TransferLog } from '../detail/transfer-aside.tsx';
import { TransferFacts } from '../detail/transfer-facts.tsx';
import { TransferHead } from '../detail/transfer-head.tsx';
import type { TransferRow } from '../transfer-acts.tsx';

/** One transfer whole: as it was submitted, and beside it the checks, the papers and what has happened. */
export function ReviewDetail({ id, ref }: { readonly id: TransferRow['id']; readonly ref?: Ref<HTMLDivElement> }) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.transfer.get, { id }, { quiet: true });
  if (error && !data) {
    return <FailureState className="flex-1" error={error} onRetry={() => void refresh()} />;
  }
  if (!data) {
    return (
      <LoadingRegion className="flex flex-1 flex-col gap-8 p-6">
        <SkeletonText lines={2} />
        <SkeletonText lines={10} />
      </LoadingRegion>
    );
  }
  return (
    <>
      <header className="border-b border-line px-6 py-4 max-tablet:px-4">
        <h2 className="sr-only">{t`申请内容`}</h2>
        <TransferHead transfer={data} />
      </header>
      <div
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key
        tabIndex={0}
        role="region"
        aria-label={t`申请内容`}
        className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
      >
        <div className="grid min-h-full desktop:grid-cols-[minmax(0,1fr)_320px]">
          <div className="flex min-w-0 flex-col gap-5 p-6 max-tablet:p-4">
            <TransferFacts transfer={data} />
          </div>
          <aside className="flex flex-col gap-5 border-line bg-surface-sunken p-5 max-desktop:border-t desktop:border-l max-tablet:p-4">
            <TransferChecks checks={data.checks} />
            <TransferFiles transfer={data} />
            <TransferLog transfer={data} />
          </aside>
        </div>
      </div>
    </>
  );
}
