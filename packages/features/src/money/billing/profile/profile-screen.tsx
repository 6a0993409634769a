import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { LoadingRegion, Page, PageHeader, Panel, SkeletonText } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { FailureState } from '../../../platform/notices/index.ts';
import { ProfileForm } from './profile-form.tsx';

/** 开票信息: addressee and delivery of invoices. */
export function ProfileScreen() {
  const { t } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.billing.invoiceProfile, {}, { quiet: true });
  return (
    <Page header={<PageHeader title={t`开票信息`} sub={t`平台向本企业开具发票时使用`} />}>
      <Panel>
        {data !== undefined ? (
          <ProfileForm key={data.version} profile={data} onSaved={() => void refresh()} />
        ) : error ? (
          <FailureState error={error} onRetry={() => void refresh()} />
        ) : (
          <LoadingRegion>
            <SkeletonText lines={6} />
          </LoadingRegion>
        )}
      </Panel>
    </Page>
  );
}
