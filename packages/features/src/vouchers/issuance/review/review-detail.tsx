import { contract, type IssuanceId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { Banner } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { ReviewFrame } from '../../../applications/review/index.ts';
import { FileLinks } from '../../../platform/uploads/index.ts';
import { IssuanceChecks } from '../application/issuance-checks.tsx';
import { IssuanceFacts, IssuanceHead } from '../application/issuance-facts.tsx';
import { IssuanceLog } from '../application/issuance-log.tsx';

export function ReviewDetail({ id, content }: { readonly id: IssuanceId; readonly content: Ref<HTMLDivElement> }) {
  const { t } = useLingui();
  const state = useEndpoint(contract.issuance.get, { id }, { quiet: true });
  return (
    <ReviewFrame
      state={state}
      content={content}
      head={(issuance) => <IssuanceHead issuance={issuance} />}
      aside={(issuance) => (
        <>
          <IssuanceChecks checks={issuance.checks} />
          <section className="flex flex-col gap-1">
            <h3 className="text-sm font-semibold">
              <Trans>附件</Trans>
            </h3>
            <FileLinks label={t`附件`} files={issuance.attachments} />
          </section>
          <section className="flex flex-col gap-2">
            <h3 className="text-sm font-semibold">
              <Trans>经过</Trans>
            </h3>
            <IssuanceLog issuance={issuance} />
          </section>
        </>
      )}
    >
      {(issuance) => (
        <>
          {issuance.state === 'voidAwaitingReview' && (
            <Banner tone="caution" title={t({ message: '申请作废', context: '状态' })}>
              {issuance.reason ?? <Trans>经办岗申请作废这张尚未签收的凭证。</Trans>}
            </Banner>
          )}
          <IssuanceFacts issuance={issuance} />
        </>
      )}
    </ReviewFrame>
  );
}
