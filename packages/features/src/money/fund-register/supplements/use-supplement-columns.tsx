import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { FUND_TYPE_WORDS } from '../register/fund-terms.ts';
import { SUPPLEMENT_TERMS, type Supplement } from './supplement-terms.ts';
import { useMovementColumns } from '../register/use-movement-columns.tsx';

export function useSupplementColumns(): readonly ListColumn<Supplement>[] {
  const { t, i18n } = useLingui();
  const columns = useColumns<Supplement>();
  const movements = useMovementColumns<Supplement>();
  return useMemo(() => {
    return [
      columns.lead(
        'number',
        t`补录编号`,
        (row) => row.applicationNumber,
        (row) => row.counterpartyName,
      ),
      columns.dayOf('bookedOn', t`记账日`, (row) => row.bookedOn),
      columns.words('type', t`业务类型`, ({ type }) => i18n._(FUND_TYPE_WORDS[type])),
      movements.inflow,
      movements.outflow,
      columns.party('counterparty', t`对方户名`, (row) => row.counterpartyName),
      columns.state(({ state }) => SUPPLEMENT_TERMS[state]),
      columns.words('reason', t`退回原因`, ({ reason }) => reason ?? ''),
      columns.maker((row) => row.makerName),
      columns.timeOf('submittedAt', t`提交时间`, (row) => row.submittedAt),
    ];
  }, [columns, movements, t, i18n]);
}
