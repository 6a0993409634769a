import type { Fen, FundDirection } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MoneyCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';

interface Movement {
  readonly amount: Fen;
  readonly direction: FundDirection;
}

/** Income and expenditure in separate columns. */
export function useMovementColumns<Row extends Movement>() {
  const { t } = useLingui();
  const { amountOf } = useColumns<Row>();
  return useMemo(() => {
    const column = (id: 'inflow' | 'outflow', header: string, wanted: FundDirection): ListColumn<Row> => {
      const amountIn = ({ direction, amount }: Row) => (direction === wanted ? amount : null);
      return { ...amountOf(id, header, amountIn), cell: (row) => row.direction === wanted && <MoneyCell amount={row.amount} /> };
    };
    return { inflow: column('inflow', t`收入（元）`, 'in'), outflow: column('outflow', t`支出（元）`, 'out') };
  }, [amountOf, t]);
}
