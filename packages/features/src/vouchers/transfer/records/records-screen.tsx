import { Button, EmptyState, Page, PageHeader, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListView, useActsCell, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton, usePlace } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { TransferDrafts } from '../apply/transfer-drafts.tsx';
import { TransferSheet } from '../detail/transfer-sheet.tsx';
import { TRANSFER_COLUMNS_HIDDEN, useTransferColumns } from '../transfer-columns.tsx';
import { useTransferActs, type TransferRow } from '../transfer-acts.tsx';
import { RecordCard } from './record-card.tsx';
import { recordFilters } from './record-filters.ts';

/** What this enterprise passed on, or is about to: every transfer with where it stands and what can still be done. */
export function RecordsScreen() {
  const { t } = useLingui();
  const place = usePlace();
  const sheet = useSheet();
  const list = useList({
    name: 'transfers',
    filters: recordFilters,
    hiddenAtFirst: TRANSFER_COLUMNS_HIDDEN,
  });
  const acts = useTransferActs(() => void list.refresh());
  const rowActs = useActsCell<TransferRow>({
    name: ({ transferNumber }) => transferNumber,
    verbs: (row) => [...acts.verbs(row), { id: 'view', label: t`详情`, run: () => sheet.open(row.id) }],
  });
  const columns = useTransferColumns(rowActs);
  const mayApply = usePermission('transfer.make') && place('transfer.apply') !== undefined;
  const mayReview = usePermission('transfer.review');
  const counts: Readonly<Record<string, number | undefined>> | undefined = list.reply?.stateCounts;
  const waiting = counts?.['awaitingReview'] ?? 0;

  return (
    <Page
      header={
        <PageHeader
          title={t`转让记录`}
          actions={
            <>
              {mayReview && (
                <PlaceButton to="transfer.review" intent={waiting > 0 ? 'primary' : 'secondary'}>
                  {waiting > 0 ? <Trans>复核 {waiting} 笔转让</Trans> : <Trans>转让审核</Trans>}
                </PlaceButton>
              )}
              {mayApply && (
                <PlaceButton to="transfer.apply" intent="primary" icon={<PlusIcon aria-hidden />}>
                  <Trans>申请转让</Trans>
                </PlaceButton>
              )}
            </>
          }
        />
      }
    >
      {mayApply && <TransferDrafts />}
      <ListView
        list={list}
        columns={columns}
        label={t`转让记录`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.transferNumber}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        empty={
          <EmptyState
            title={list.filterCount > 0 ? t`没有符合条件的转让` : t`还没有转让记录`}
            action={
              list.filterCount > 0 ? (
                <Button onClick={list.resetFilters}>
                  <Trans>清除筛选</Trans>
                </Button>
              ) : undefined
            }
          >
            <Trans>把持有的链信转让给上游供应商后，在这里查看复核与签收进度。</Trans>
          </EmptyState>
        }
        renderCard={(row) => <RecordCard row={row} acts={rowActs(row)} />}
      />
      {acts.dialogs}
      <TransferSheet at={sheet} acts={acts} />
    </Page>
  );
}
