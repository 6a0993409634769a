import { Page, PageHeader } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

export function HoldingsScreen() {
  const { t } = useLingui();
  return <Page header={<PageHeader title={t`链信持有`} />}>{null}</Page>;
}
