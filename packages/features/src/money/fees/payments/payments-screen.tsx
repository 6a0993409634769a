import { contract, type RequestOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { UNPAID_FEE_STATES } from '@lianxin/domain';
import { EmptyState, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { ListPage, useList, useSheet, type Verb } from '../../../platform/lists/index.ts';
import { ReceivingAccount } from '../paying/receiving-account.tsx';
import { usePayFees } from '../use-pay-fees.tsx';
import { PaymentCard } from './payment-card.tsx';
import { paymentFilters } from './payment-filters.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import type { Payment } from './payment-words.ts';
import { UnpaidPanel } from './unpaid-panel.tsx';
import { PAYMENT_COLUMNS_HIDDEN, usePaymentColumns } from './use-payment-columns.tsx';

/** Fees not paid, or returned. */
const UNPAID: RequestOf<typeof contract.fee.list> = { page: 1, pageSize: 100, source: 'platform', states: [...UNPAID_FEE_STATES] };

/** 缴费管理: open fees and the account, and all payments with receipts, confirmations and invoices. */
export function PaymentsScreen() {
  const { t } = useLingui();
  const at = useSheet();
  const { data: unpaid, error, refresh: refreshUnpaid } = useEndpoint(contract.fee.list, UNPAID, { quiet: true });
  const list = useList({ name: 'feePayments', filters: paymentFilters, hiddenAtFirst: PAYMENT_COLUMNS_HIDDEN });
  const { refresh: refreshPayments } = list;
  const refresh = useCallback(() => {
    void refreshUnpaid();
    void refreshPayments();
  }, [refreshUnpaid, refreshPayments]);
  const { pay, dialog } = usePayFees(refresh);
  const payAgain = ({ lines }: Payment): readonly Verb[] => {
    const back = lines.filter(({ state }) => state === 'returned').map(({ feeId }) => feeId);
    const fees = unpaid?.list.filter(({ id, acts }) => acts.includes('pay') && back.includes(id)) ?? [];
    return fees.length === 0 ? [] : [{ id: 'pay', label: t`重新缴费`, run: () => pay(fees) }];
  };
  return (
    <ListPage
      title={t`缴费管理`}
      sub={t`一行是一次转账：缴了哪些费用、凭证、平台是否确认和发票；逐项费用在“费用管理”查看`}
      places={[
        ['statements.service', t`服务账单`],
        ['fees.charges', t`费用管理`],
      ]}
      above={<UnpaidPanel fees={unpaid?.list} error={error} onRetry={() => void refreshUnpaid()} onPay={pay} />}
      list={list}
      columns={usePaymentColumns(refresh)}
      label={t`缴费记录`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.paymentNumber}
      at={at}
      verbs={(row, view) => [...payAgain(row), view]}
      unfound={t`没有符合条件的缴费`}
      empty={
        <EmptyState title={t`还没有缴费记录`}>
          <Trans>转账后在缴费窗口点“我已缴费”，这次缴费会出现在这里。</Trans>
        </EmptyState>
      }
      renderCard={(row, card) => <PaymentCard row={row} acts={card.acts} onProved={refresh} />}
      sheet={(shown) => <PaymentSheet at={at} shown={shown} verbs={payAgain} onChanged={refresh} />}
    >
      <Panel title={<Trans>收款账户</Trans>} sub={<Trans>缴费转账到此账户</Trans>}>
        <ReceivingAccount />
      </Panel>
      {dialog}
    </ListPage>
  );
}
