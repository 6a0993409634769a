import { Page, PageHeader } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

/** What waits for this enterprise's reviewer before it is issued or voided. */
export function ReviewScreen() {
  const { t } = useLingui();
  return (
    <Page header={<PageHeader title={t`开立审核`} />}>
      <span />
    </Page>
  );
}
