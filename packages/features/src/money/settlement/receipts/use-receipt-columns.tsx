import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { TO_RECEIVE_TERMS, type ToReceive } from '../settlement-terms.ts';

/** Hidden by default. */
export const RECEIPT_COLUMNS_HIDDEN = ['dueOn', 'account', 'paidAt', 'confirmedAt', 'bankSerial'] as const;

export function useReceiptColumns(): readonly ListColumn<ToReceive>[] {
  const { t } = useLingui();
  const columns = useColumns<ToReceive>();
  return useMemo(
    () => [
      columns.number(
        (row) => row.number,
        (row) => row.issuer.name,
      ),
      columns.party('issuer', t`开立方`, (row) => row.issuer.name),
      { ...columns.dayOf('paysOn', t`付款日`, (row) => row.paysOn), sortable: false },
      { ...columns.dueOn((row) => row.dueOn), sortable: false, priority: 'low' },
      { ...columns.amount((row) => row.amount), sortable: false },
      columns.amountOf('lateInterest', t`逾期利息（元）`, (row) => row.lateInterest),
      columns.state(({ state }) => TO_RECEIVE_TERMS[state]),
      columns.timeOf('paidAt', t`到账时间`, (row) => row.paidAt),
      columns.party('bankSerial', t`银行流水号`, ({ bankSerial }) => bankSerial ?? '—'),
      columns.party('account', t`收款账户`, ({ account }) => (account ? `${account.bankName} ${account.accountNumber}` : '—')),
      columns.timeOf('confirmedAt', t`账户确认时间`, ({ confirmation }) => confirmation?.at ?? null),
    ],
    [columns, t],
  );
}
