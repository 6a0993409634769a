import { Page, PageHeader } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

export function RegisterScreen() {
  const { t } = useLingui();
  return <Page header={<PageHeader title={t`链信管理`} />}>{null}</Page>;
}
