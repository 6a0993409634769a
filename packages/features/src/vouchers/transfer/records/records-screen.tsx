import { EmptyState, PlusIcon } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { PlaceButton, usePlace } from '../../../platform/navigation/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { TransferDrafts } from '../apply/transfer-drafts.tsx';
import { TransferSheet } from '../detail/transfer-sheet.tsx';
import { TRANSFER_COLUMNS_HIDDEN, useTransferColumns } from '../transfer-columns.tsx';
import { useTransferActs } from '../transfer-acts.tsx';
import { RecordCard } from './record-card.tsx';
import { COMPLETED, recordFilters } from './record-filters.ts';

/** Transfers of this enterprise with states and acts. */
export function RecordsScreen() {
  const { t } = useLingui();
  const place = usePlace();
  const at = useSheet();
  const list = useList({ name: 'transfers', filters: recordFilters, order: '-submittedAt', hiddenAtFirst: TRANSFER_COLUMNS_HIDDEN });
  const acts = useTransferActs(() => void list.refresh());
  const mayApply = usePermission('transfer.make') && place('transfer.apply') !== undefined;
  const mayReview = usePermission('transfer.review');
  const counts: Readonly<Record<string, number | undefined>> | undefined = list.reply?.stateCounts;
  const waiting = counts?.['awaitingReview'] ?? 0;

  return (
    <ListPage
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
      above={mayApply && <TransferDrafts />}
      list={list}
      columns={useTransferColumns()}
      label={t`转让记录`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.transferNumber}
      at={at}
      verbs={(row, view) => [...acts.verbs(row), view]}
      unfound={t`没有符合条件的转让`}
      empty={
        <EmptyState title={t`还没有转让记录`}>
          <Trans>把持有的链信转让给上游供应商后，在这里查看复核与签收进度。</Trans>
        </EmptyState>
      }
      totalNote={COMPLETED}
      renderCard={(row, card) => <RecordCard row={row} acts={card.acts} />}
      sheet={<TransferSheet at={at} acts={acts} />}
    >
      {acts.dialogs}
    </ListPage>
  );
}
