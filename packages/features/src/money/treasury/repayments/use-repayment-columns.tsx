import type { Repayable } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MaskedAccount, TermBadge, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { REPAYMENT_TERMS } from '../../../platform/terms/index.ts';
import { REPAYABLE_TERMS } from './repayable-terms.ts';

/** Hidden at first, so that the others fit beside the menu in both languages. */
export const REPAYMENT_COLUMNS_HIDDEN = ['account'] as const;

export function useRepaymentColumns(): readonly ListColumn<Repayable>[] {
  const { t } = useLingui();
  const columns = useColumns<Repayable>();
  return useMemo(
    () => [
      {
        ...columns.lead(
          'applicationNumber',
          t`申请编号`,
          (row) => row.applicationNumber,
          (row) => row.lenderName,
        ),
        sortable: true,
      },
      columns.party('lender', t`资金方`, (row) => row.lenderName),
      {
        ...columns.due(({ paysOn, remainingDays, state }) => ({
          date: paysOn,
          remainingDays,
          daysLate: Math.max(0, -remainingDays),
          open: state !== 'paidOff',
        })),
        id: 'repayOn',
        header: t`还款日`,
      },
      { ...columns.amountOf('principal', t`剩余本金（元）`, (row) => row.principal), sortable: true },
      { ...columns.amountOf('interest', t`今日应计利息（元）`, (row) => row.interest), priority: 'low' },
      { ...columns.amountOf('lateInterest', t`逾期利息（元）`, (row) => row.lateInterest), priority: 'low' },
      columns.amountOf('total', t`今日还清需（元）`, (row) => row.total),
      {
        id: 'account',
        header: t`本企业收款账户`,
        priority: 'low',
        cell: ({ account }) => (account === null ? '—' : <MaskedAccount account={account} />),
        text: ({ account }) => account?.accountNumber ?? '',
      },
      {
        ...columns.state((row) => REPAYABLE_TERMS[row.state]),
        cell: ({ state, underWay }) => <TermBadge term={underWay === null ? REPAYABLE_TERMS[state] : REPAYMENT_TERMS[underWay.state]} />,
      },
    ],
    [columns, t],
  );
}
