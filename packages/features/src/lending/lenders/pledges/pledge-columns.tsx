import type { PledgeRow } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { NumberCell, TextCell, type ListColumn } from '../../../platform/lists/index.ts';
import { PLEDGE_APPLICATION_TERMS, useNextActors } from '../../../platform/terms/index.ts';
import { useApplicationColumns, type RecordLook } from '../../funding/index.ts';

const LOOK: Pick<RecordLook<PledgeRow>, 'lead' | 'term'> = {
  lead: (row) => row.holder.name,
  term: (row) => PLEDGE_APPLICATION_TERMS[row.state],
};

/** Hidden by default for lack of space. */
export const PLEDGE_COLUMNS_HIDDEN = [
  'number',
  'coverage',
  'annualRate',
  'lender',
  'submittedAt',
  'disbursedOn',
  'principalLeft',
  'reason',
  'maker',
] as const;

/** The columns of loans for a lender or guarantor. */
export function usePledgeColumns(): readonly ListColumn<PledgeRow>[] {
  const { t } = useLingui();
  const of = useApplicationColumns(LOOK);
  const nextActors = useNextActors();
  return useMemo(
    () => [
      of.applicationNumber,
      of.party('holder', t`融资企业`, (row) => row.holder.name),
      of.party('issuer', t`核心企业`, (row) => row.issuer.name),
      of.party('guarantor', t`担保方`, (row) => row.guarantor?.name ?? '—'),
      {
        id: 'number',
        header: t`质押凭证`,
        priority: 'low',
        cell: (row) => <PledgedNumber row={row} />,
        text: (row) => row.number,
      },
      { ...of.amountOf('pledged', t`质押额（元）`, (row) => row.pledged), sortable: true },
      of.amount(t`贷款额（元）`),
      of.dayOf('repayOn', t`还款日`, (row) => row.paysOn),
      of.state,
      {
        id: 'waitingFor',
        header: t`等待`,
        priority: 'low',
        cell: (row) => (row.waitingFor.length === 0 ? '—' : <TextCell text={nextActors(row.waitingFor)} faint />),
        text: (row) => nextActors(row.waitingFor),
      },
      of.ratio('coverage', t`覆盖率`, (row) => row.coverage),
      { ...of.annualRate, header: t`利率` },
      of.party('lender', t`贷款渠道`, (row) => row.lenderName),
      of.submittedAt,
      of.disbursedOn,
      of.amountOf('principalLeft', t`剩余本金（元）`, (row) => row.principalLeft),
      of.reason,
      of.maker,
    ],
    [of, t, nextActors],
  );
}

/** The number of the first pledged voucher, and the count of all. */
function PledgedNumber({ row: { number, pieceCount } }: { readonly row: PledgeRow }) {
  const { t } = useLingui();
  return (
    <span className="flex flex-col py-1 leading-4.5">
      <NumberCell number={number} />
      {pieceCount > 1 && <span className="text-xs text-ink-muted">{t`共 ${pieceCount} 张`}</span>}
    </span>
  );
}
