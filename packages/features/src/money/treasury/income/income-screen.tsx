import type { Incoming } from '@lianxin/api/contract';
import { EmptyState, Skeleton } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { CardLine, ListCard, ListPage, NumberCell, useChartSwitch, useList, type Verb } from '../../../platform/lists/index.ts';
import { PlaceButton, useGoTo, usePlace } from '../../../platform/navigation/index.ts';
import { OutcomeBadges } from './became.tsx';
import { incomeFilters } from './income-filters.ts';
import { INCOME_COLUMNS_HIDDEN, useIncomeColumns, useSourceWord } from './use-income-columns.tsx';

const MonthsPanel = lazy(async () => ({ default: (await import('../months/months-panel.tsx')).MonthsPanel }));

const keyOf = ({ kind, id }: Incoming): string => `${kind}:${id}`;

/** Received and returned pieces, and what became of each. */
export function IncomeScreen() {
  const { t } = useLingui();
  const goTo = useGoTo();
  const place = usePlace();
  const list = useList({ name: 'income', filters: incomeFilters, order: '-signedOn', hiddenAtFirst: INCOME_COLUMNS_HIDDEN });
  const [isChartShown, chartSwitch] = useChartSwitch('income');
  // The empty list explains itself, so an empty chart adds nothing.
  const isEmpty = list.reply?.total === 0 && list.filterCount === 0;
  const source = useSourceWord();
  const verbs = ({ kind, id, pieceId, returned }: Incoming): readonly Verb[] => [
    ...(!returned && place('voucher.signFor') !== undefined
      ? [{ id: 'receipt', label: t`签收凭据`, run: () => goTo('voucher.signFor', { kind, id }) }]
      : []),
    ...(returned && place('transfer.records') !== undefined
      ? [{ id: 'transfer', label: t`转让记录`, run: () => goTo('transfer.records', { id }) }]
      : []),
    ...(pieceId !== null && place('voucher.register') !== undefined
      ? [{ id: 'voucher', label: t`凭证与发票`, run: () => goTo('voucher.register', { id: pieceId }) }]
      : []),
  ];
  return (
    <ListPage
      title={t`收入`}
      sub={t`签收的和退回本企业的链信，以及它们现在的去向`}
      actions={!isEmpty && chartSwitch}
      above={
        isChartShown &&
        !isEmpty && (
          <Suspense fallback={<Skeleton className="h-80 w-full" />}>
            <MonthsPanel
              direction="in"
              title={t`每月收入`}
              counted={t`按签收日计；退回按退回当日计`}
              series={[
                { id: 'issuance', label: t`开立`, color: 'chart-1' },
                { id: 'transfer', label: t`转入`, color: 'chart-2' },
                { id: 'returned', label: t({ message: '退回', context: 'income' }), color: 'chart-3' },
              ]}
            />
          </Suspense>
        )
      }
      list={list}
      columns={useIncomeColumns()}
      label={t`收入`}
      rowKey={keyOf}
      rowLabel={(row) => row.number}
      verbs={verbs}
      renderCard={(row, card) => (
        <ListCard lead={<NumberCell number={row.number} />} amount={row.amount} acts={card.acts}>
          <CardLine facts={[row.from.name, source(row)]} />
          <CardLine facts={[t`收入 ${{ signedOn: row.signedOn ?? '—' }}`, t`到期 ${{ dueOn: row.dueOn }}`]} />
          <OutcomeBadges row={row} />
        </ListCard>
      )}
      unfound={t`没有符合条件的收入`}
      empty={
        <EmptyState
          title={t`还没有收入`}
          action={
            <PlaceButton to="voucher.signForList" intent="primary">
              <Trans>去链信签收</Trans>
            </PlaceButton>
          }
        >
          <Trans>签收开立或转让给本企业的链信后，每一笔收入记在这里。</Trans>
        </EmptyState>
      }
    />
  );
}
