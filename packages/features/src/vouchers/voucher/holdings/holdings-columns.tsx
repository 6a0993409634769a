import type { PieceRow } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { BUSINESS_TYPE_TERMS } from '../../../platform/terms/index.ts';
import { pieceTerm } from '../detail/face-of.ts';
import { dueOf } from './due-of.ts';

/** The same for most holders on every row. */
export const PIECE_COLUMNS_HIDDEN = ['from', 'businessType'] as const;

export function usePieceColumns(): readonly ListColumn<PieceRow>[] {
  const { t, i18n } = useLingui();
  const columns = useColumns<PieceRow>();
  return useMemo(() => {
    const businessOf = ({ businessType }: PieceRow) => (businessType === null ? '—' : i18n._(BUSINESS_TYPE_TERMS[businessType]));
    return [
      columns.number(
        (row) => row.number,
        (row) => row.issuer.name,
      ),
      columns.party('issuer', t`开立方`, (row) => row.issuer.name),
      columns.party(
        'from',
        t`转让企业`,
        (row) => (row.source === 'issuance' ? t`直接开立` : row.from.name),
        (row) => row.source === 'issuance',
      ),
      columns.amount((row) => row.amount),
      { ...columns.amountOf('availableAmount', t`可用金额（元）`, (row) => row.availableAmount), priority: 'low' },
      {
        id: 'businessType',
        header: t`业务类型`,
        priority: 'low',
        cell: businessOf,
        text: businessOf,
      },
      { ...columns.dayOf('receivedOn', t`签收日`, (row) => row.receivedOn), priority: 'low' },
      columns.dueOn((row) => row.dueOn),
      columns.daysLeft(dueOf),
      columns.state(pieceTerm),
    ];
  }, [columns, t, i18n]);
}
