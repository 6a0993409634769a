import { ForbiddenState, Page, PageHeader, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePermission } from '../../../platform/permission/index.ts';
import { ApplyPledge } from './apply-pledge.tsx';

/** Pledges held vouchers, whole or in part, for a loan of the lender that is chosen. */
export function ApplyScreen() {
  const { t } = useLingui();
  const mayApply = usePermission('pledge.make');
  const header = (sub: ReactNode) => <PageHeader title={t`申请质押`} sub={sub} />;
  if (mayApply) return <ApplyPledge header={header} />;
  return (
    <Page header={header(undefined)}>
      <Panel>
        <ForbiddenState title={t`申请质押由经办岗办理`}>
          <Trans>审核岗在“质押记录”中复核经办岗提交的质押。</Trans>
        </ForbiddenState>
      </Panel>
    </Page>
  );
}
