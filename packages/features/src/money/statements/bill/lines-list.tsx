import { contract } from '@lianxin/api/contract';
import { FLOWS_OF, formatMoney, type StatementSide } from '@lianxin/domain';
import { EmptyState } from '@lianxin/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import {
  CardLine,
  defineFilters,
  ListCard,
  ListPage,
  NumberCell,
  searchFilter,
  selectFilter,
  useColumns,
  useList,
} from '../../../platform/lists/index.ts';
import { FLOW_WORDS, LATE_INTEREST_WORDS, type StatementLine, type StatementMonth } from './statement-words.ts';

export interface LinesListProps {
  readonly side: StatementSide;
  readonly month: StatementMonth;
}

const linesOf = (side: StatementSide, month: string) =>
  defineFilters(
    contract.statement.lines,
    {
      kind: selectFilter(
        'kinds',
        msg`事项`,
        msg`全部事项`,
        FLOWS_OF[side].map((flow) => [flow, FLOW_WORDS[flow]] as const),
      ),
      search: searchFilter('search', msg`链信编号或对方`),
    },
    { side, month },
  );

/** All movements of a month, or the balance if there are none. */
export function LinesList({ side, month }: LinesListProps) {
  const { t, i18n } = useLingui();
  const filters = useMemo(() => linesOf(side, month.month), [side, month.month]);
  const list = useList({ name: `statement.${side}`, filters, order: 'on' });
  const base = useColumns<StatementLine>();
  const hasLateInterest = month.lateInterest > 0n;
  const columns = useMemo(
    () => [
      base.dayOf('on', t`日期`, (row) => row.on),
      {
        id: 'kind',
        header: t`事项`,
        cell: (row: StatementLine) => i18n._(FLOW_WORDS[row.kind]),
        text: (row: StatementLine) => i18n._(FLOW_WORDS[row.kind]),
      },
      {
        ...base.number(
          (row) => row.number,
          (row) => row.other.name,
        ),
        sticky: undefined,
      },
      { ...base.party('other', side === 'issued' ? t`供应商` : t`对方`, (row) => row.other.name), priority: 'high' as const },
      base.amount((row) => row.amount),
      ...(hasLateInterest
        ? [base.amountOf('lateInterest', i18n._(LATE_INTEREST_WORDS[side]), (row: StatementLine) => row.lateInterest)]
        : []),
    ],
    [base, t, i18n, side, hasLateInterest],
  );
  const [name, balance] = [month.month, formatMoney(month.closing)];
  return (
    <ListPage
      list={list}
      columns={columns}
      label={t`${name} 账单明细`}
      rowKey={(row) => row.id}
      rowLabel={(row) => row.number}
      renderCard={(row) => (
        <ListCard lead={<NumberCell number={row.number} />} amount={row.amount} signed>
          <CardLine facts={[i18n._(FLOW_WORDS[row.kind]), row.on]} />
          <CardLine facts={[row.other.name]} />
          {row.lateInterest > 0n && <CardLine facts={[`${i18n._(LATE_INTEREST_WORDS[side])} ${formatMoney(row.lateInterest)}`]} />}
        </ListCard>
      )}
      unfound={t`没有符合条件的明细`}
      empty={
        <EmptyState title={t`${name} 没有变动`}>
          {side === 'issued' ? (
            <Trans>本期没有新生效的开立，也没有到期兑付，期初与期末同为 {balance} 元。</Trans>
          ) : (
            <Trans>本期没有签收、转让、融资或到期结算，期初与期末同为 {balance} 元。</Trans>
          )}
        </EmptyState>
      }
    />
  );
}
