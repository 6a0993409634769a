import { Page, PageHeader } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

export function SignForScreen() {
  const { t } = useLingui();
  return <Page header={<PageHeader title={t`签收链信`} />}>{null}</Page>;
}
