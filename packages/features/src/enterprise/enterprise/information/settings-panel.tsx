import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, REVIEWED_BUSINESSES, shanghaiMinute } from '@lianxin/domain';
import { Button, Descriptions, LoadingRegion, Panel, PencilIcon, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { FailureState } from '../../../platform/notices/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { BUSINESS_TERMS, doesBusiness, ReviewSettingsDialog } from '../../staffing/index.ts';

/** Settings with explanations and dates. */
export function SettingsPanel() {
  const { t, i18n } = useLingui();
  const viewer = useSignedInViewer();
  const { data, error, refresh } = useEndpoint(contract.enterprise.getConfig, {}, { quiet: true });
  const [editing, setEditing] = useState(false);
  const businesses = REVIEWED_BUSINESSES.filter((business) => doesBusiness(viewer, business));
  const at = data?.changedAt ? shanghaiMinute(data.changedAt) : undefined;
  const by = data?.changedBy ?? '';
  return (
    <>
      <Panel
        title={<Trans>企业设置</Trans>}
        sub={
          at === undefined ? (
            <Trans>自入驻起未变更</Trans>
          ) : (
            <Trans>
              自 {at} 起生效，由 {by} 设置
            </Trans>
          )
        }
        extra={
          <Button
            size="sm"
            intent="quiet"
            className="-mr-2.5"
            icon={<PencilIcon />}
            disabled={data === undefined}
            onClick={() => setEditing(true)}
          >
            <Trans>修改设置</Trans>
          </Button>
        }
      >
        {data === undefined && error === undefined && (
          <LoadingRegion>
            <SkeletonText lines={8} />
          </LoadingRegion>
        )}
        {data === undefined && error && <FailureState error={error} onRetry={() => void refresh()} />}
        {data && (
          <div className="flex flex-col gap-6">
            <section aria-label={t`签收确认`} className="flex flex-col gap-1.5">
              <h3 className="text-md font-semibold">
                <Trans>签收确认</Trans>
              </h3>
              <p className="text-sm">{data.confirmsSignFor ? t`已开启` : t`已关闭`}</p>
              <p className="text-sm text-ink-muted">
                {data.confirmsSignFor ? (
                  <Trans>经办岗签收链信后，还要由审核岗确认才生效。</Trans>
                ) : (
                  <Trans>经办岗签收链信后立即生效，不需要审核岗确认。</Trans>
                )}
              </p>
            </section>
            <section aria-label={t`两人复核金额`} className="flex flex-col gap-2">
              <h3 className="text-md font-semibold">
                <Trans>两人复核金额</Trans>
              </h3>
              <p className="text-sm text-ink-muted">
                <Trans>单笔达到下列金额时，须由两位不同的审核岗先后通过；未设置的业务由一位审核岗复核。只对设置之后提交的业务生效。</Trans>
              </p>
              <Descriptions
                columns={3}
                layout="above"
                items={businesses.map((business) => {
                  const amount = data.twoReviews.find((tier) => tier.business === business)?.fromAmount ?? null;
                  const yuan = amount === null ? '' : formatMoney(amount);
                  return {
                    id: business,
                    label: i18n._(BUSINESS_TERMS[business]),
                    value: amount === null ? <span className="font-normal text-ink-muted">{t`一人复核`}</span> : t`¥ ${yuan} 起两人复核`,
                  };
                })}
              />
            </section>
          </div>
        )}
      </Panel>
      {editing && (
        <Suspense fallback={null}>
          <ReviewSettingsDialog onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
