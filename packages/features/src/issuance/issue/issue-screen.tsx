import { Page, PageHeader } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

/** A core enterprise promises to pay a supplier on a day. */
export function IssueScreen() {
  const { t } = useLingui();
  return (
    <Page header={<PageHeader title={t`开立链信`} />}>
      <span />
    </Page>
  );
}
