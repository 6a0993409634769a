import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { fen, formatMoney, sumFen } from '@lianxin/domain';
import { BatchBar, EmptyState, NetworkButton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SuspendedBanner } from '../../../applications/application/index.ts';
import { DUE_FIRST, ListPage, useChosen, useList, useSheet } from '../../../platform/lists/index.ts';
import { usePermission } from '../../../platform/permission/index.ts';
import { DueMonth } from '../due-month.tsx';
import { TO_PAY_TERMS, type ToPay } from '../settlement-terms.ts';
import { BatchAuthorise } from './batch-authorise.tsx';
import { DaysPanel } from './days-panel.tsx';
import { NeedsPanel } from './needs-panel.tsx';
import { PaymentCard } from './payment-card.tsx';
import { OVERDUE, paymentFilters } from './payment-filters.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import { useAskedBalances } from './use-asked-balances.ts';
import { usePaymentActs } from './use-payment-acts.tsx';
import { PAYMENT_COLUMNS_HIDDEN, usePaymentColumns } from './use-payment-columns.tsx';

/** Only the needs of the answer are used. */
const ALL_DAYS = { page: 1, pageSize: 1 } as const;

const keyOf = ({ voucherId }: ToPay): string => voucherId;

/** Payments due by day against account balances, and acts on late ones. */
export function PaymentsScreen() {
  const { t, i18n } = useLingui();
  const at = useSheet();
  const enterprise = useEndpoint(contract.enterprise.get, {}, { quiet: true });
  const list = useList({ name: 'payments', filters: paymentFilters, order: DUE_FIRST, hiddenAtFirst: PAYMENT_COLUMNS_HIDDEN });
  const mayPay = usePermission('settlement.make');
  const mayAuthorise = usePermission('settlement.review');
  const [authorising, setAuthorising] = useState<readonly ToPay[]>([]);
  // All days, whatever the list is filtered by: a balance runs through all of them.
  const every = useEndpoint(contract.settlement.listToPay, ALL_DAYS, { quiet: true, keepPreviousData: true });
  const refresh = () => {
    list.setSelection(new Set());
    void list.refresh();
    void every.refresh();
  };
  const acts = usePaymentActs(refresh);
  // Those with two reviewers are decided one by one.
  const isBatchable = (row: ToPay) =>
    (mayPay && row.acts.includes('pay')) || (mayAuthorise && row.acts.includes('authorisePay') && row.twoReviews === undefined);
  const chosen = useChosen(list, keyOf).filter(isBatchable);
  const toPrepare = chosen.filter((row) => row.acts.includes('pay'));
  const toAuthorise = chosen.filter((row) => row.acts.includes('authorisePay'));
  const { from, to } = list.filters;
  const chosenDay = from !== '' && from === to ? from : undefined;
  const chooseDay = (day: string) => list.setFilters({ from: day, to: day });
  const renewBalances = () => {
    void list.refresh();
    void every.refresh();
  };
  const asked = useAskedBalances(every.data?.needs, renewBalances);
  const counts: Readonly<Partial<Record<string, number>>> = list.reply?.stateCounts ?? {};
  const hasOverdue = (counts['short'] ?? 0) > 0;
  return (
    <ListPage
      title={t`到期结算`}
      sub={t`本企业开立的凭证到期付款`}
      above={
        <>
          <SuspendedBanner
            suspension={enterprise.data?.issueSuspension}
            onOverdue={hasOverdue ? () => list.setFilters({ state: OVERDUE, from: '', to: '', search: '' }) : undefined}
          />
          <DaysPanel needs={every.data?.needs} asked={asked} chosen={chosenDay} onChoose={chooseDay} />
        </>
      }
      railLabel={t`日历与备款`}
      rail={
        <>
          <DueMonth side="pay" chosen={chosenDay} onChoose={chooseDay} />
          <NeedsPanel
            needs={list.reply?.needs}
            period={{ from, to }}
            asked={asked}
            onAsked={(account) => {
              asked.note([account]);
              renewBalances();
            }}
          />
        </>
      }
      list={list}
      columns={usePaymentColumns()}
      label={t`到期付款`}
      rowKey={keyOf}
      rowLabel={(row) => row.number}
      at={at}
      verbs={(row, view) => [...acts.verbs(row), view]}
      selectable={mayPay || mayAuthorise}
      isSelectable={isBatchable}
      disabledReason={(row) => i18n._(TO_PAY_TERMS[row.state].label)}
      onChipChange={() => list.setSelection(new Set())}
      unfound={t`没有符合条件的凭证`}
      empty={<EmptyState title={t`没有要付的凭证`}>{t`开立的凭证被签收后，到期付款会出现在这里。`}</EmptyState>}
      renderCard={(row, card) => <PaymentCard row={row} acts={card.acts} />}
      sheet={<PaymentSheet at={at} verbs={acts.verbs} />}
    >
      <BatchBar
        count={chosen.length}
        sum={formatMoney(sumFen(chosen.map(({ unpaid, lateInterest }) => fen(unpaid + lateInterest))))}
        onClose={() => list.setSelection(new Set())}
      >
        {toPrepare.length > 0 && (
          <NetworkButton intent="primary" onClick={() => acts.prepare(toPrepare)}>
            <Trans>批量发起付款</Trans>
          </NetworkButton>
        )}
        {toAuthorise.length > 0 && (
          <NetworkButton intent="primary" onClick={() => setAuthorising(toAuthorise)}>
            <Trans>批量授权付款</Trans>
          </NetworkButton>
        )}
      </BatchBar>
      <BatchAuthorise
        vouchers={authorising}
        onClose={(begun) => {
          setAuthorising([]);
          if (begun) refresh();
        }}
      />
      {acts.dialogs}
    </ListPage>
  );
}
