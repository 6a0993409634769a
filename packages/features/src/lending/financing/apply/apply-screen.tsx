import { ForbiddenState, Page, PageHeader, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePermission } from '../../../platform/permission/index.ts';
import { ApplyFinancing } from './apply-financing.tsx';

/** Has held vouchers financed, whole or in part, by the lender that is chosen. */
export function ApplyScreen() {
  const { t } = useLingui();
  const mayApply = usePermission('financing.make');
  const header = (sub: ReactNode) => <PageHeader title={t`申请融资`} sub={sub} />;
  if (mayApply) return <ApplyFinancing header={header} />;
  return (
    <Page header={header(undefined)}>
      <Panel>
        <ForbiddenState title={t`申请融资由经办岗办理`}>
          <Trans>审核岗在“融资记录”中复核经办岗提交的融资。</Trans>
        </ForbiddenState>
      </Panel>
    </Page>
  );
}
