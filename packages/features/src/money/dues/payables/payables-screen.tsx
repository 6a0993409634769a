import { formatMoney, sumFen } from '@lianxin/domain';
import { BatchBar, EmptyState, NetworkButton, Page, PageHeader } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  ListEmpty,
  ListView,
  useActsCell,
  useList,
  useListedRow,
  useSeenRows,
  useSheet,
  type List,
} from '../../../platform/lists/index.ts';
import { PlaceButton, type ScreenProps } from '../../../platform/navigation/index.ts';
import { DURATION_MS, useNotices } from '../../../platform/notices/index.ts';
import { OfflineDialog } from './offline-dialog.tsx';
import { PayableCard } from './payable-card.tsx';
import { PayableFigures } from './payable-figures.tsx';
import { payableFilters } from './payable-filters.ts';
import { PayableSheet } from './payable-sheet.tsx';
import type { Payable, PayablePage } from './payable-terms.ts';
import { usePayableActs } from './use-payable-acts.ts';
import { usePayByVoucher } from './use-pay-by-voucher.ts';
import { PAYABLE_COLUMNS_HIDDEN, usePayableColumns } from './use-payable-columns.tsx';

/** A page of a list is one of payables: it has their sums. */
const isPayablePage = (reply: List<Payable>['reply']): reply is PayablePage => reply !== undefined && 'sums' in reply;

/** What the enterprise owes: vouchers that it issued and purchase invoices that are open, with how near small and medium enterprises are to their sixty days. */
export function PayablesScreen({ side = 'supplier' }: ScreenProps) {
  const { t } = useLingui();
  const { show } = useNotices();
  const sheet = useSheet();
  const [paying, setPaying] = useState<Payable>();
  const list = useList({ name: 'payables', filters: payableFilters, hiddenAtFirst: PAYABLE_COLUMNS_HIDDEN });
  const refresh = () => void list.refresh();
  const byVoucher = usePayByVoucher(side === 'core');
  const acts = usePayableActs({ byVoucher, offline: setPaying, refresh });
  const rowActs = useActsCell<Payable>({
    name: ({ number }) => number,
    verbs: (row) => [{ id: 'view', label: t`详情`, run: () => sheet.open(row.id) }, ...acts.verbs(row)],
  });
  const columns = usePayableColumns(rowActs);
  const shown = useListedRow(list, sheet.id, ({ id }) => id);
  const seen = useSeenRows(list.rows, ({ id }) => id);
  const chosen = [...list.selection].flatMap((id) => seen.get(id) ?? []);
  const supplier = chosen[0]?.creditor;
  const page = isPayablePage(list.reply) ? list.reply : undefined;

  /** Several are paid together where they are one supplier’s. */
  function blocked(row: Payable): string | undefined {
    if (!row.acts.includes('pay')) return row.disputed ? t`发票有争议` : t`只有未付的发票可以选择`;
    return supplier === undefined || supplier.enterpriseNo === row.creditor.enterpriseNo ? undefined : t`请选择同一供应商的发票`;
  }

  return (
    <Page
      header={
        <PageHeader
          title={t`应付账款`}
          sub={side === 'core' ? t`开立的链信和未付的采购发票` : t`未付的采购发票`}
          actions={
            <>
              <PlaceButton to="issuance.review">
                <Trans>开立审核</Trans>
              </PlaceButton>
              <PlaceButton to="issuance.issue">
                <Trans>开立链信</Trans>
              </PlaceButton>
            </>
          }
        />
      }
    >
      {page && <PayableFigures sums={page.sums} />}
      <ListView
        list={list}
        columns={columns}
        label={t`应付账款`}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.number}
        selectable={byVoucher.offered}
        isSelectable={(row) => blocked(row) === undefined}
        disabledReason={blocked}
        currentKey={sheet.id}
        onRowOpen={(row) => sheet.open(row.id)}
        empty={
          <ListEmpty list={list} unfound={t`没有符合条件的应付账款`}>
            <EmptyState title={t`没有应付账款`}>
              <Trans>登记的采购发票和开立的链信，付清之前列在这里。</Trans>
            </EmptyState>
          </ListEmpty>
        }
        renderCard={(row, { selection }) => (
          <PayableCard
            row={row}
            acts={rowActs(row)}
            open={() => sheet.open(row.id)}
            selection={byVoucher.offered ? selection : undefined}
          />
        )}
      />
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
      <PayableSheet at={sheet} shown={shown} verbs={acts.verbs} onChanged={refresh} />
    </Page>
  );
}
