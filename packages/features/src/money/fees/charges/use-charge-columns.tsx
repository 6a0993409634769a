import { Tag } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { useFeeWords } from '../fee-facts.ts';
import { isOwed, termOf, type Fee } from '../fee-terms.ts';

/** Hidden by default for lack of room. */
export const CHARGE_COLUMNS_HIDDEN = ['payee', 'askedAt', 'declaredBy', 'reason'] as const;

export function useChargeColumns(): readonly ListColumn<Fee>[] {
  const { t } = useLingui();
  const columns = useColumns<Fee>();
  const { name, kind, basis, payee, mandatory } = useFeeWords();
  return useMemo(
    () => [
      { ...columns.lead('kind', t`费用类型`, name, payee), text: kind },
      { ...columns.code('businessNumber', t`业务号`, (row) => row.businessNumber), priority: 'high', sortable: true },
      columns.words('basis', t`依据`, basis),
      columns.amount((row) => row.amount),
      {
        id: 'mandatory',
        header: t`必缴`,
        priority: 'low',
        cell: (row) => <Tag tone={isOwed(row) ? 'critical' : 'plain'}>{mandatory(row)}</Tag>,
        text: mandatory,
      },
      columns.state(termOf),
      { ...columns.dayOf('dueOn', t`应缴日期`, (row) => row.dueOn), priority: 'low' },
      { ...columns.timeOf('declaredAt', t`缴费时间`, (row) => row.declaredAt), sortable: true },
      columns.party('payee', t`收款方`, payee),
      columns.timeOf('askedAt', t`发起时间`, (row) => row.askedAt),
      columns.party('declaredBy', t`缴费人`, (row) => row.declaredBy ?? '—'),
      columns.party('reason', t`退回原因`, (row) => row.returnReason ?? '—'),
    ],
    [t, columns, name, kind, basis, payee, mandatory],
  );
}
