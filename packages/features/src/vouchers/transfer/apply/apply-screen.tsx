import { ForbiddenState, Page, PageHeader, Panel, Tab, TabList, Tabs } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePermission } from '../../../platform/permission/index.ts';
import { PlaceButton, useQueryState, type ScreenProps } from '../../../platform/navigation/index.ts';
import { AssignmentNotices } from '../notices/assignment-notices.tsx';
import { ApplyTransfer } from './apply-transfer.tsx';

const QUERY = { tab: '' } as const;

/** Transfers pieces, in full or in part, to one or more recipients; issuers also see the notices of assignment. */
export function ApplyScreen({ side = 'supplier' }: ScreenProps) {
  return side === 'core' ? <CoreApply /> : <SupplierApply />;
}

function SupplierApply() {
  const { t } = useLingui();
  const mayApply = usePermission('transfer.make');
  const header = (sub: ReactNode) => <PageHeader title={t`申请转让`} sub={sub} />;
  if (mayApply) return <ApplyTransfer header={header} />;
  return (
    <Page header={header(undefined)}>
      <Panel>
        <ForbiddenState title={t`申请转让由经办岗办理`}>
          <Trans>审核岗在“转让审核”中处理经办岗提交的转让。</Trans>
        </ForbiddenState>
      </Panel>
    </Page>
  );
}

function CoreApply() {
  const { t } = useLingui();
  const mayApply = usePermission('transfer.make');
  const [query, setQuery] = useQueryState(QUERY);
  const tab = mayApply && query.tab !== 'notices' ? 'apply' : 'notices';
  const header = (sub: ReactNode) => (
    <>
      <PageHeader
        title={t`链信转让`}
        sub={sub}
        actions={
          <PlaceButton to="transfer.review">
            <Trans>转让审核</Trans>
          </PlaceButton>
        }
      />
      {mayApply && (
        <Tabs value={tab} onValueChange={(next) => setQuery({ tab: next === 'notices' ? next : '' })} activationMode="manual">
          <TabList aria-label={t`链信转让`} className="mb-4">
            <Tab value="apply" aria-controls={undefined}>
              <Trans>申请转让</Trans>
            </Tab>
            <Tab value="notices" aria-controls={undefined}>
              <Trans>债权转让通知</Trans>
            </Tab>
          </TabList>
        </Tabs>
      )}
    </>
  );
  return tab === 'apply' ? <ApplyTransfer header={header} /> : <Page header={header(undefined)}>{<AssignmentNotices />}</Page>;
}
