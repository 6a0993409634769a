import { EmptyState, Page, PageHeader } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListEmpty, ListView, useActsCell, useList, useListedRow, useSheet } from '../../../platform/lists/index.ts';
import { DueMonth } from '../due-month.tsx';
import type { ToReceive } from '../settlement-terms.ts';
import { ReceiptCard } from './receipt-card.tsx';
import { receiptFilters } from './receipt-filters.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { useReceiptActs } from './use-receipt-acts.tsx';
import { RECEIPT_COLUMNS_HIDDEN, useReceiptColumns } from './use-receipt-columns.tsx';

const pieceIdOf = ({ pieceId }: ToReceive): string => pieceId;

/** What an enterprise is to be paid for the vouchers that it holds: by day, what has come, and what it does about what is late. */
export function ReceiptsScreen() {
  const { t } = useLingui();
  const sheet = useSheet();
  const list = useList({ name: 'receipts', filters: receiptFilters, hiddenAtFirst: RECEIPT_COLUMNS_HIDDEN });
  const acts = useReceiptActs(() => void list.refresh());
  const rowActs = useActsCell<ToReceive>({
    name: ({ number }) => number,
    verbs: (row) => [...acts.verbs(row), { id: 'view', label: t`详情`, run: () => sheet.open(row.pieceId) }],
  });
  const columns = useReceiptColumns(rowActs);
  const { from, to } = list.filters;
  return (
    <Page header={<PageHeader title={t`到期结算`} sub={t`本企业持有的凭证到期收款`} />}>
      <DueMonth
        side="receive"
        chosen={from !== '' && from === to ? from : undefined}
        onChoose={(day) => list.setFilters({ from: day, to: day })}
      />
      <ListView
        list={list}
        columns={columns}
        label={t`到期收款`}
        rowKey={(row) => row.pieceId}
        rowLabel={(row) => row.number}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.pieceId)}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的凭证`}>
            <EmptyState title={t`没有待收的凭证`}>
              <Trans>持有凭证后，到期收款会出现在这里。</Trans>
            </EmptyState>
          </ListEmpty>
        }
        renderCard={(row) => <ReceiptCard row={row} acts={rowActs(row)} />}
      />
      {acts.dialogs}
      <ReceiptSheet at={sheet} shown={useListedRow(list, sheet.id, pieceIdOf)} verbs={acts.verbs} />
    </Page>
  );
}
