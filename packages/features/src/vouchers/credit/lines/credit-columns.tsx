import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { LeadCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { CREDIT_APPLICATION_TERMS, type CreditApplication } from './credit-terms.ts';
import { useBankName } from './use-bank-name.ts';
import { useWaitingWords } from './use-waiting-words.ts';

export function useCreditColumns(): readonly ListColumn<CreditApplication>[] {
  const { t } = useLingui();
  const columns = useColumns<CreditApplication>();
  const bankName = useBankName();
  const waiting = useWaitingWords();
  return useMemo(
    () => [
      {
        id: 'applicationNumber',
        header: t`申请编号`,
        sticky: 'start',
        cell: (row) => (
          <LeadCell party={bankName(row)}>
            <span className="tabular-nums">{row.applicationNumber}</span>
          </LeadCell>
        ),
        text: (row) => row.applicationNumber,
      },
      columns.party('bankName', t`银行`, bankName),
      { ...columns.amountOf('previousTotal', t`原总额（元）`, (row) => row.previousTotal), priority: 'low' },
      { ...columns.amountOf('amount', t`申请总额（元）`, (row) => row.amount), sortable: true },
      { ...columns.amountOf('grantedTotal', t`批准总额（元）`, (row) => row.grantedTotal), priority: 'low' },
      columns.state((row) => CREDIT_APPLICATION_TERMS[row.state]),
      columns.code('waitingFor', t`当前处理方`, waiting),
      columns.maker((row) => row.makerName),
      { ...columns.timeOf('submittedAt', t`提交时间`, (row) => row.submittedAt), sortable: true },
    ],
    [columns, t, bankName, waiting],
  );
}
