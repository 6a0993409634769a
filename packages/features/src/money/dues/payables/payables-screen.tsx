import { formatMoney, sumFen } from '@lianxin/domain';
import { BatchBar, EmptyState, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DUE_FIRST, ListPage, useChosen, useList, useSheet } from '../../../platform/lists/index.ts';
import type { ScreenProps } from '../../../platform/navigation/index.ts';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { OfflineDialog } from './offline-dialog.tsx';
import { PayableCard } from './payable-card.tsx';
import { PayableFigures } from './payable-figures.tsx';
import { payableFilters } from './payable-filters.ts';
import { PayableSheet } from './payable-sheet.tsx';
import type { Payable } from './payable-terms.ts';
import { usePayableActs } from './use-payable-acts.ts';
import { usePayByVoucher } from './use-pay-by-voucher.ts';
import { PAYABLE_COLUMNS_HIDDEN, usePayableColumns } from './use-payable-columns.tsx';

/** Issued vouchers and open purchase invoices, with the sixty-day limit for small and medium enterprises. */
export function PayablesScreen({ side = 'supplier' }: ScreenProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const at = useSheet();
  const [paying, setPaying] = useState<Payable>();
  const list = useList({ name: 'payables', filters: payableFilters, order: DUE_FIRST, hiddenAtFirst: PAYABLE_COLUMNS_HIDDEN });
  // The server keeps a supplier's rows together unless the list is sorted by something else.
  const isGrouped = list.sort === undefined || list.sort.id === 'creditor';
  const refresh = () => void list.refresh();
  const byVoucher = usePayByVoucher(side === 'core');
  const acts = usePayableActs({ byVoucher, offline: setPaying, refresh });
  const chosen = useChosen(list, ({ id }) => id);
  const supplier = chosen[0]?.creditor;

  /** Several can be paid together if they belong to one supplier. */
  function blocked(row: Payable): string | undefined {
    if (!row.acts.includes('pay')) return row.disputed ? t`发票有争议` : t`只有未付的发票可以选择`;
    return supplier === undefined || supplier.enterpriseNo === row.creditor.enterpriseNo ? undefined : t`请选择同一供应商的发票`;
  }

  return (
    <ListPage
      title={t`应付账款`}
      sub={side === 'core' ? t`开立的链信和未付的采购发票` : t`未付的采购发票`}
      figures={({ sums }) => <PayableFigures sums={sums} />}
      list={list}
      columns={usePayableColumns()}
      label={t`应付账款`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.number}
      groupOf={isGrouped ? (row) => row.creditor.name : undefined}
      at={at}
      verbs={(row, view) => [view, ...acts.verbs(row)]}
      selectable={byVoucher.offered}
      isSelectable={(row) => blocked(row) === undefined}
      disabledReason={blocked}
      unfound={t`没有符合条件的应付账款`}
      empty={<EmptyState title={t`没有应付账款`}>{t`登记的采购发票和开立的链信，付清之前列在这里。`}</EmptyState>}
      renderCard={(row, card) => <PayableCard row={row} {...card} />}
      sheet={(shown) => <PayableSheet at={at} shown={shown} verbs={acts.verbs} onChanged={refresh} />}
    >
      {chosen.length > 0 && (
        <BatchBar
          count={chosen.length}
          summary={supplier?.name}
          sum={formatMoney(sumFen(chosen.map(({ open }) => open)))}
          onClose={() => list.setSelection(new Set())}
        >
          <NetworkButton intent="primary" busy={byVoucher.busy} onClick={() => void byVoucher.pay(chosen)}>
            {byVoucher.issues ? <Trans>开立链信</Trans> : <Trans>转让支付</Trans>}
          </NetworkButton>
        </BatchBar>
      )}
      {acts.dialogs}
      {paying?.invoiceId && (
        <OfflineDialog
          row={paying}
          invoiceId={paying.invoiceId}
          onClose={() => setPaying(undefined)}
          onDone={() => {
            setPaying(undefined);
            show({ tone: 'positive', text: t`已标记线下付款`, durationMs: DURATION_MS.success });
            refresh();
          }}
        />
      )}
    </ListPage>
  );
}
