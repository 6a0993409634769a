import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { isCoreEnterprise } from '@lianxin/domain';
import { Button, EmptyState, LoadingRegion, Page, PageHeader, Panel, PlusIcon, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useChannelName } from '../../../platform/channels/index.ts';
import { ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { useSignedInViewer } from '../../../platform/session/index.ts';
import { ApplicationSheet } from './application-sheet.tsx';
import { ApplySheet, type ApplyStart } from './apply-sheet.tsx';
import { CreditCard } from './credit-card.tsx';
import { useCreditColumns } from './credit-columns.tsx';
import { creditFilters } from './credit-filters.ts';
import { LinesStrip } from '../lines-strip.tsx';
import { LineCard } from './line-card.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import { useCreditActs } from './use-credit-acts.tsx';

/** The credit lines of a core enterprise and its requests: made by the administrator, approved by the reviewer. */
export function CreditScreen() {
  const { t } = useLingui();
  const core = isCoreEnterprise(useSignedInViewer());
  const title = t`企业授信额度`;
  if (core) return <Credit title={title} />;
  return (
    <Page header={<PageHeader title={title} />}>
      <Panel>
        <EmptyState title={t`没有授信额度`}>
          <Trans>授信额度用于开立链信，只有核心企业可以申请。</Trans>
        </EmptyState>
      </Panel>
    </Page>
  );
}

function Credit({ title }: { readonly title: string }) {
  const { t } = useLingui();
  const channelName = useChannelName();
  const mayApply = usePermission('credit.make');
  const [applying, setApplying] = useState<ApplyStart>();
  const at = useSheet();
  const list = useList({ name: 'creditApplications', filters: creditFilters });
  const got = useEndpoint(contract.creditLine.get, {}, { quiet: true });
  const lines = got.data?.map((line) => ({ ...line, bankName: channelName(line.channel) ?? line.bankName }));
  const refresh = () => void Promise.all([list.refresh(), got.refresh()]);
  const acts = useCreditActs({ edit: (returned) => setApplying({ returned }), refresh });

  return (
    <ListPage
      title={title}
      actions={
        mayApply && (
          <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => setApplying({})}>
            <Trans>申请授信</Trans>
          </Button>
        )
      }
      above={
        lines !== undefined &&
        lines.length > 0 && (
          <LinesStrip
            label={t`各银行额度`}
            lines={lines}
            availableOf={({ bankName }) => t`${bankName}可用（元）`}
            totalOf={(total, { validUntil }) => t`共 ${total} 万，至 ${validUntil}`}
          />
        )
      }
      list={list}
      columns={useCreditColumns()}
      label={t`授信申请`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.applicationNumber}
      at={at}
      verbs={(row, view) => [...acts.verbs(row), view]}
      unfound={t`没有符合条件的申请`}
      empty={
        <EmptyState title={t`还没有授信申请`}>
          {mayApply ? <Trans>提交后由审核岗复核，再由银行或平台审批。</Trans> : <Trans>管理岗提交的申请会显示在这里。</Trans>}
        </EmptyState>
      }
      renderCard={(row, card) => <CreditCard row={row} acts={card.acts} />}
      sheet={<ApplicationSheet at={at} verbs={acts.verbs} />}
    >
      <Panel title={<Trans>各银行额度</Trans>} flush>
        {lines === undefined && got.error === undefined && (
          <LoadingRegion className="p-4">
            <SkeletonText lines={6} />
          </LoadingRegion>
        )}
        {lines === undefined && got.error && <FailureState error={got.error} onRetry={() => void got.refresh()} />}
        {lines?.length === 0 && (
          <EmptyState title={t`还没有授信额度`}>
            {mayApply ? <Trans>向银行申请并获批后，就可以在额度内开立链信。</Trans> : <Trans>由管理岗申请。</Trans>}
          </EmptyState>
        )}
        {lines !== undefined && lines.length > 0 && (
          <ul className="flex flex-wrap gap-px overflow-hidden rounded-b-md bg-line">
            {lines.map((line) => (
              <LineCard
                key={line.channel}
                line={line}
                onAdjust={
                  mayApply && line.state !== 'frozen' && line.state !== 'closed' ? () => setApplying({ channel: line.channel }) : undefined
                }
              />
            ))}
          </ul>
        )}
      </Panel>
      {lines !== undefined && <TotalsPanel lines={lines} />}
      {acts.dialogs}
      {applying && (
        <ApplySheet
          start={applying}
          lines={lines ?? []}
          onClose={() => setApplying(undefined)}
          onDone={() => {
            setApplying(undefined);
            refresh();
          }}
        />
      )}
    </ListPage>
  );
}
