import type { Incoming } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { OutcomeBadges, useOutcomeWords } from './became.tsx';

export function useSourceWord(): (row: Pick<Incoming, 'kind' | 'returned'>) => string {
  const { t } = useLingui();
  return useCallback(
    ({ kind, returned }) => {
      if (returned) return t({ message: '退回', context: 'income' });
      return kind === 'issuance' ? t`开立` : t`转入`;
    },
    [t],
  );
}

/** Hidden at first, so that the others fit beside the menu in both languages. */
export const INCOME_COLUMNS_HIDDEN = ['handled'] as const;

export function useIncomeColumns(): readonly ListColumn<Incoming>[] {
  const { t } = useLingui();
  const columns = useColumns<Incoming>();
  const source = useSourceWord();
  const words = useOutcomeWords();
  return useMemo(() => {
    const handled = ({ signerName, confirmerName }: Incoming) => [signerName, confirmerName].filter(Boolean).join(' / ') || '—';
    return [
      columns.dayOf('signedOn', t`收入日期`, (row) => row.signedOn),
      {
        ...columns.number(
          (row) => row.number,
          (row) => row.from.name,
        ),
        sticky: undefined,
      },
      columns.party('from', t`付款方`, (row) => row.from.name),
      { id: 'source', header: t`来源`, cell: source, text: source },
      columns.amount((row) => row.amount),
      columns.dueOn((row) => row.dueOn),
      { id: 'state', header: t`状态`, cell: (row) => <OutcomeBadges row={row} />, text: words },
      columns.code('handled', t`经办 / 审核`, handled),
    ];
  }, [columns, t, source, words]);
}
