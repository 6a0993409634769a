import { Page, PageHeader } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

export function SignForListScreen() {
  const { t } = useLingui();
  return <Page header={<PageHeader title={t`链信签收`} />}>{null}</Page>;
}
