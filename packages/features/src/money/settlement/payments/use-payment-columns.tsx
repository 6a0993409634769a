import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { TextCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { useNextActors } from '../../../platform/terms/index.ts';
import { TO_PAY_TERMS, type ToPay } from '../settlement-terms.ts';

/** Hidden by default. */
export const PAYMENT_COLUMNS_HIDDEN = ['dueOn', 'amount', 'account', 'payees', 'waitingFor'] as const;

export function usePaymentColumns(): readonly ListColumn<ToPay>[] {
  const { t } = useLingui();
  const columns = useColumns<ToPay>();
  const nextActors = useNextActors();
  return useMemo(() => {
    const waiting = ({ waitingFor }: ToPay) => (waitingFor ? nextActors([waitingFor]) : '');
    const account = ({ account: from }: ToPay) => (from ? `${from.bankName} ${from.accountNumber}` : '—');
    return [
      columns.number(
        (row) => row.number,
        (row) => row.account?.accountName ?? '',
      ),
      { ...columns.dayOf('paysOn', t`付款日`, (row) => row.paysOn), sortable: false },
      { ...columns.dueOn((row) => row.dueOn), sortable: false, priority: 'low' },
      { ...columns.amount((row) => row.amount), sortable: false },
      columns.amountOf('unpaid', t`未付（元）`, (row) => row.unpaid),
      columns.amountOf('lateInterest', t`逾期利息（元）`, (row) => row.lateInterest),
      { ...columns.party('payees', t`待付持有人`, (row) => String(row.payees)), align: 'end' },
      columns.state(({ state }) => TO_PAY_TERMS[state]),
      columns.party('account', t`付款账户`, account),
      { id: 'waitingFor', header: t`等待`, priority: 'low', cell: (row) => <TextCell text={waiting(row) || '—'} faint />, text: waiting },
    ];
  }, [columns, t, nextActors]);
}
