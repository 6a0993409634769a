import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { LoadingRegion, Panel, SkeletonText } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import { FailureState } from '../../../../platform/notices/index.ts';
import { ChannelRatesTable } from './channel-rates-table.tsx';
import { GuarantorTermsView } from './guarantor-terms-view.tsx';

/** The terms of a guarantor, and the charges on the channels of a lender. */
export function TermsPanel() {
  const got = useEndpoint(contract.lendingFee.terms, {}, { quiet: true });
  const { data } = got;
  if (data === undefined)
    return (
      <Panel title={<Trans>费率设置</Trans>}>
        {got.error ? (
          <FailureState error={got.error} onRetry={() => void got.refresh()} />
        ) : (
          <LoadingRegion>
            <SkeletonText lines={4} />
          </LoadingRegion>
        )}
      </Panel>
    );
  return (
    <>
      {data.guarantor && <GuarantorTermsView terms={data.guarantor} onChange={() => void got.refresh()} />}
      {data.channels.length > 0 && <ChannelRatesTable rows={data.channels} />}
    </>
  );
}
