import { EmptyState } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { DUE_FIRST, ListPage, useList, useSheet } from '../../../platform/lists/index.ts';
import { DueMonth } from '../due-month.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { receiptFilters } from './receipt-filters.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { useReceiptActs } from './use-receipt-acts.tsx';
import { RECEIPT_COLUMNS_HIDDEN, useReceiptColumns } from './use-receipt-columns.tsx';

/** Payments expected by day, received ones, and acts on late ones. */
export function ReceiptsScreen() {
  const { t } = useLingui();
  const at = useSheet();
  const list = useList({ name: 'receipts', filters: receiptFilters, order: DUE_FIRST, hiddenAtFirst: RECEIPT_COLUMNS_HIDDEN });
  const acts = useReceiptActs(() => void list.refresh());
  const { from, to } = list.filters;
  return (
    <ListPage
      title={t`到期结算`}
      sub={t`本企业持有的凭证到期收款`}
      railLabel={t`收款日历`}
      rail={
        <DueMonth
          side="receive"
          chosen={from !== '' && from === to ? from : undefined}
          onChoose={(day) => list.setFilters({ from: day, to: day })}
        />
      }
      list={list}
      columns={useReceiptColumns()}
      label={t`到期收款`}
      rowKey={(row) => row.pieceId}
      rowLabel={(row) => row.number}
      at={at}
      verbs={(row, view) => [...acts.verbs(row), view]}
      unfound={t`没有符合条件的凭证`}
      empty={<EmptyState title={t`没有待收的凭证`}>{t`持有凭证后，到期收款会出现在这里。`}</EmptyState>}
      renderCard={(row, card) => <ReceiptCard row={row} acts={card.acts} />}
      sheet={(shown) => <ReceiptSheet at={at} shown={shown} verbs={acts.verbs} />}
    >
      {acts.dialogs}
    </ListPage>
  );
}
