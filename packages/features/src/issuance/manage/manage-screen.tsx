import { isOperator } from '@lianxin/domain';
import { Button, EmptyState, Page, PageHeader, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListView, useList } from '../../lists/index.ts';
import { useGoTo, usePlace, useQueryState } from '../../navigation/index.ts';
import { useSignedInViewer } from '../../session/index.ts';
import { IssuanceCard } from './issuance-card.tsx';
import { IssuanceSheet, type SheetTab } from './issuance-sheet.tsx';
import { useManageColumns, type IssuanceRow } from './manage-columns.tsx';
import { manageFilters } from './manage-filters.ts';
import { QuotaStrip } from './quota-strip.tsx';
import { IssuanceRowActs } from './issuance-row-acts.tsx';
import { useIssuanceActs } from './use-issuance-acts.tsx';

const SHEET = { id: '', tab: 'form' } as const;
const TABS: readonly SheetTab[] = ['form', 'checks', 'log', 'voucher'];

/** Every voucher this enterprise issued or is about to. */
export function ManageScreen() {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const [sheet, setSheet] = useQueryState(SHEET);
  const list = useList({
    name: 'issuances',
    filters: manageFilters,
  });
  const { start, dialogs } = useIssuanceActs({ onTree: (row) => setSheet({ id: row.id, tab: 'voucher' }) });
  const acts = (row: IssuanceRow) => <IssuanceRowActs row={row} onStart={start} />;
  const columns = useManageColumns(acts);
  const mayIssue = isOperator(useSignedInViewer()) && place('issuance.issue') !== undefined;
  const issueButton = mayIssue && (
    <Button intent="primary" icon={<PlusIcon aria-hidden />} onClick={() => goTo('issuance.issue')}>
      <Trans>开立链信</Trans>
    </Button>
  );
  return (
    <Page header={<PageHeader title={t`链信管理`} actions={issueButton} />}>
      <QuotaStrip />
      <ListView
        list={list}
        columns={columns}
        label={t`链信管理`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.voucherNumber ?? row.applicationNumber}
        onRowOpen={(row) => setSheet({ id: row.id })}
        currentKey={sheet.id}
        renderCard={(row, { open }) => (
          <IssuanceCard row={row} open={open}>
            {acts(row)}
          </IssuanceCard>
        )}
        empty={
          list.filterCount > 0 ? (
            <EmptyState title={t`没有符合条件的链信`} action={<Button onClick={list.resetFilters}>{t`清除筛选`}</Button>} />
          ) : (
            <EmptyState title={t`还没有开立链信`} action={issueButton}>
              {t`开立后，在这里查看复核、签收与流转进度。`}
            </EmptyState>
          )
        }
      />
      <IssuanceSheet
        id={sheet.id}
        tab={TABS.find((tab) => tab === sheet.tab) ?? 'form'}
        onTabChange={(tab) => setSheet({ tab })}
        onClose={() => setSheet({ id: '', tab: 'form' })}
      />
      {dialogs}
    </Page>
  );
}
