import type { PledgeRow } from '@lianxin/api/contract';
import { formatRatePercent } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { NumberCell, TextCell, useColumns, type ListColumn } from '../../../platform/lists/index.ts';
import { PLEDGE_APPLICATION_TERMS, useNextActors } from '../../../platform/terms/index.ts';

/** The columns that wait in the column chooser, as a desk has no room for all. */
export const PLEDGE_COLUMNS_HIDDEN = ['lender', 'submittedAt', 'disbursedOn', 'principalLeft', 'reason', 'maker'] as const;

/** The columns of loans against a pledge, for whoever lends or answers for them. */
export function usePledgeColumns(): readonly ListColumn<PledgeRow>[] {
  const { t } = useLingui();
  const columns = useColumns<PledgeRow>();
  const nextActors = useNextActors();
  return useMemo(() => {
    const percent = (id: string, header: string, of: (row: PledgeRow) => bigint): ListColumn<PledgeRow> => {
      const text = (row: PledgeRow) => `${formatRatePercent(of(row))}%`;
      return { id, header, align: 'end', priority: 'low', cell: text, text };
    };
    return [
      columns.lead(
        'applicationNumber',
        t`申请编号`,
        (row) => row.applicationNumber,
        (row) => row.holder.name,
      ),
      columns.party('holder', t`融资企业`, (row) => row.holder.name),
      columns.party('issuer', t`核心企业`, (row) => row.issuer.name),
      {
        id: 'number',
        header: t`质押凭证`,
        priority: 'low',
        cell: (row) => <PledgedNumber row={row} />,
        text: (row) => row.number,
      },
      { ...columns.amountOf('pledged', t`质押额（元）`, (row) => row.pledged), sortable: true },
      { ...columns.amount((row) => row.amount), header: t`贷款额（元）` },
      columns.dayOf('repayOn', t`到期日`, (row) => row.repayOn),
      columns.state((row) => PLEDGE_APPLICATION_TERMS[row.state]),
      percent('coverage', t`覆盖率`, (row) => row.coverage),
      percent('annualRate', t`利率`, (row) => row.annualRate),
      columns.party('guarantor', t`担保方`, (row) => row.guarantor?.name ?? '—'),
      columns.party('lender', t`贷款渠道`, (row) => row.lenderName),
      { ...columns.timeOf('submittedAt', t`申请时间`, (row) => row.submittedAt), sortable: true },
      { ...columns.dayOf('disbursedOn', t`放款日`, (row) => row.disbursedOn), sortable: false, priority: 'low' },
      columns.amountOf('principalLeft', t`剩余本金（元）`, (row) => row.principalLeft),
      {
        id: 'waitingFor',
        header: t`等待`,
        priority: 'low',
        cell: (row) => (row.waitingFor.length === 0 ? '—' : <TextCell text={nextActors(row.waitingFor)} faint />),
        text: (row) => nextActors(row.waitingFor),
      },
      columns.code('reason', t`原因`, (row) => row.reason),
      columns.maker((row) => row.makerName),
    ];
  }, [columns, t, nextActors]);
}

/** The first of the pieces that are pledged, and how many there are. */
function PledgedNumber({ row: { number, pieceCount } }: { readonly row: PledgeRow }) {
  const { t } = useLingui();
  return (
    <span className="flex flex-col py-1 leading-4.5">
      <NumberCell number={number} />
      {pieceCount > 1 && <span className="text-xs text-ink-muted">{t`共 ${pieceCount} 张`}</span>}
    </span>
  );
}
