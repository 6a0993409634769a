import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Banner, LoadingRegion, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { FailureState } from '../../notices/index.ts';
import { FileLinks } from '../../uploads/index.ts';
import { IssuanceFacts, IssuanceHead } from '../application/issuance-facts.tsx';
import { IssuanceChecks } from '../application/issuance-checks.tsx';
import { IssuanceLog } from '../application/issuance-log.tsx';
import type { QueueRow } from './use-review-queue.ts';

/** One application whole: as it was submitted, and beside it the checks, the papers and what has happened. */
export function ReviewDetail({ id, ref }: { readonly id: QueueRow['id']; readonly ref?: Ref<HTMLDivElement> }) {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.issuance.get, { id }, { quiet: true });
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
        <IssuanceHead issuance={data} />
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
          <div className="flex flex-col gap-4 p-6 max-tablet:p-4">
            {data.state === 'voidAwaitingReview' && (
              <Banner tone="caution" title={t({ message: '申请作废', context: '状态' })}>
                {data.reason ?? <Trans>经办岗申请作废这张尚未签收的凭证。</Trans>}
              </Banner>
            )}
            <IssuanceFacts issuance={data} />
          </div>
          <aside className="flex flex-col gap-5 border-line bg-surface-sunken p-5 max-desktop:border-t desktop:border-l max-tablet:p-4">
            <IssuanceChecks checks={data.checks} />
            <section className="flex flex-col gap-1">
              <h3 className="text-sm font-semibold">
                <Trans>附件</Trans>
              </h3>
              <FileLinks label={t`附件`} files={data.attachments} />
            </section>
            <section className="flex flex-col gap-2">
              <h3 className="text-sm font-semibold">
                <Trans>经过</Trans>
              </h3>
              <IssuanceLog issuance={data} />
            </section>
          </aside>
        </div>
      </div>
    </>
  );
}
