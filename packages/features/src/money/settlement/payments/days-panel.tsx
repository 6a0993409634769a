import { fen, formatMoney, shanghaiMinute, type CivilDate } from '@lianxin/domain';
import { Button, DataTable, Panel, useIsMobile, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactNode } from 'react';
import { CardLine, ListCard, MoneyCell, TextCell } from '../../../platform/lists/index.ts';
import { accountWords, dueDays, type DueDay, type Need } from './needs.ts';
import type { AskedBalances } from './use-asked-balances.ts';

/** The number of days shown at first, so that the vouchers begin in the first half of the window. */
const SHOWN_AT_FIRST = 3;
const SHOWN_ON_A_PHONE = 1;

export interface DaysPanelProps {
  /** Undefined while loading. */
  readonly needs: readonly Need[] | undefined;
  readonly asked: Pick<AskedBalances, 'asking' | 'answered'>;
  /** The day that the list is filtered by; undefined for none. */
  readonly chosen: string | undefined;
  readonly onChoose: (day: CivilDate) => void;
}

/** What is to be paid by day, against the balances: the earliest first, so that what is overdue stands at the top. */
export function DaysPanel({ needs, asked, chosen, onChoose }: DaysPanelProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const days = useMemo(() => dueDays(needs ?? []), [needs]);
  const several = (needs?.length ?? 0) > 1;
  const mobile = useIsMobile();
  const atFirst = mobile ? SHOWN_ON_A_PHONE : SHOWN_AT_FIRST;
  const rest = days.length - atFirst;
  const unfold = useMemo(
    () =>
      rest > 0 && (
        <Button size="sm" intent="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? <Trans>收起</Trans> : <Trans>展开其余 {rest} 行</Trans>}
        </Button>
      ),
    [rest, isWhole],
  );
  const columns = useMemo((): readonly Column<DueDay>[] => {
    /** A figure that depends on the balance; its state while it is unknown. */
    const known = ({ need, funds }: DueDay, figure: (of: NonNullable<DueDay['funds']>) => ReactNode) => {
      if (funds !== undefined) return figure(funds);
      const words = asked.asking.has(need.account.id) ? t`正在查询` : need.refused === null ? t`未查询` : t`银行未预留`;
      return <span className="text-ink-muted">{words}</span>;
    };
    const signed = (amount: bigint) => (
      <span className={amount < 0n ? 'text-critical-ink tabular-nums' : 'tabular-nums'}>{formatMoney(fen(amount))}</span>
    );
    return [
      {
        id: 'paysOn',
        name: t`付款日`,
        // The panel has no heading, so that the vouchers begin higher.
        header: (
          <span className="inline-flex items-center gap-2">
            <Trans>付款日</Trans>
            {unfold}
          </span>
        ),
        sticky: 'start',
        cell: ({ day }) => (
          <span className="flex items-baseline gap-2 whitespace-nowrap tabular-nums">
            {day.paysOn}
            {day.overdue && (
              <b className="text-critical-ink">
                <Trans>逾期</Trans>
              </b>
            )}
          </span>
        ),
      },
      ...(several ? [{ id: 'account', header: t`付款账户`, cell: ({ need }: DueDay) => <TextCell text={accountWords(need)} /> }] : []),
      { id: 'due', header: t`应付，含逾期利息（元）`, align: 'end', cell: ({ day }) => <MoneyCell amount={day.due} /> },
      { id: 'holders', header: t`持有人`, align: 'end', cell: ({ day }) => <span>{day.holders}</span> },
      { id: 'before', header: t`余额（元）`, align: 'end', cell: (row) => known(row, ({ before }) => signed(before)) },
      {
        id: 'gap',
        header: t`缺口（元）`,
        align: 'end',
        cell: (row) =>
          known(row, ({ gap }) => (
            <span className="flex flex-col items-end">
              {gap > 0n ? <b className="text-critical-ink tabular-nums">{formatMoney(fen(gap))}</b> : <Trans>无缺口</Trans>}
              {gap > 0n && !asked.answered.has(row.need.account.id) && row.need.balanceAt !== null && (
                <span className="text-xs whitespace-nowrap text-caution-ink">
                  <Trans>按 {{ at: shanghaiMinute(row.need.balanceAt) }} 的旧余额</Trans>
                </span>
              )}
            </span>
          )),
      },
      { id: 'after', header: t`付后余额（元）`, align: 'end', cell: (row) => known(row, ({ after }) => signed(after)) },
    ];
  }, [t, several, asked, unfold]);
  if (needs?.length === 0) return null;
  const shown = isWhole ? days : days.slice(0, atFirst);
  return (
    <Panel flush aria-label={t`按日应付`}>
      <DataTable
        label={t`按日应付`}
        columns={columns}
        rows={shown}
        density="compact"
        loading={needs === undefined}
        skeletonRows={atFirst}
        rowKey={({ key }) => key}
        rowLabel={({ day }) => day.paysOn}
        currentKey={shown.find(({ day }) => day.paysOn === chosen)?.key}
        onRowOpen={({ day }) => onChoose(day.paysOn)}
        renderCard={(row) => (
          <ListCard lead={row.day.paysOn} amount={row.day.due}>
            {row.day.overdue && (
              <b className="text-critical-ink">
                <Trans>逾期</Trans>
              </b>
            )}
            {columns
              .filter(({ id }) => id === 'holders' || id === 'gap' || id === 'after')
              .map((column) => (
                <CardLine key={column.id}>
                  {column.header}
                  {column.cell(row)}
                </CardLine>
              ))}
          </ListCard>
        )}
      />
      {mobile && unfold}
    </Panel>
  );
}
