import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { fen, formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Button, DataTable, Panel, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MoneyCell, TextCell } from '../../lists/index.ts';

type Need = ResponseOf<typeof contract.settlement.listToPay>['needs'][number];

/** What is missing on an account; nothing where enough is there, or its bank was never asked. */
const gapOf = ({ due, balance }: Need): bigint => (balance === null || balance >= due ? 0n : due - balance);

export interface NeedsPanelProps {
  /** Nothing while they are not known. */
  readonly needs: readonly Need[] | undefined;
  /** The days that the list beside shows; empty ends are open. */
  readonly period: { readonly from: string; readonly to: string };
  /** A bank has said what an account holds. */
  readonly onAsked: () => void;
}

/** The days of a period in words. */
function usePeriodWords({ from, to }: NeedsPanelProps['period']): string {
  const { t } = useLingui();
  if (from === '' && to === '') return t`全部待付，含逾期利息`;
  if (from === to) return t`${from}，含逾期利息`;
  if (from === '') return t`至 ${to}，含逾期利息`;
  return to === '' ? t`${from} 起，含逾期利息` : t`${from} 至 ${to}，含逾期利息`;
}

/** What is due of each account in the period, against what it held when its bank was last asked; a bank can be asked. A gap is what will make vouchers overdue. */
export function NeedsPanel({ needs, period, onAsked }: NeedsPanelProps) {
  const { t } = useLingui();
  const { run, busy } = useAction(contract.bankAccount.queryBalance);
  const words = usePeriodWords(period);
  const columns = useMemo(
    (): readonly Column<Need>[] => [
      {
        id: 'account',
        header: t`付款账户`,
        cell: ({ account }) => <TextCell text={`${account.bankName} ${account.accountNumber}`} />,
      },
      { id: 'due', header: t`期内应付（元）`, align: 'end', cell: ({ due }) => <MoneyCell amount={due} /> },
      {
        id: 'balance',
        header: t`账户余额（元）`,
        align: 'end',
        cell: ({ account: { id, accountNumber }, balance, balanceAt }) => {
          const ask = (
            <Button
              size="sm"
              intent="quiet"
              busy={busy}
              aria-label={t`查询 ${accountNumber} 的余额`}
              onClick={() => void run({ id }).then(({ ok }) => ok && onAsked())}
            >
              {balance === null ? <Trans>查询余额</Trans> : <Trans>更新</Trans>}
            </Button>
          );
          return balance === null ? (
            <span className="inline-flex items-center justify-end gap-1 text-ink-muted">
              <Trans>未查询</Trans>
              {ask}
            </span>
          ) : (
            <span className="flex flex-col items-end">
              <MoneyCell amount={balance} />
              <span className="inline-flex items-center gap-1 text-sm text-ink-muted">
                {balanceAt !== null && shanghaiMinute(balanceAt)}
                {ask}
              </span>
            </span>
          );
        },
      },
      {
        id: 'gap',
        header: t`缺口（元）`,
        align: 'end',
        cell: (need) => {
          const gap = gapOf(need);
          return gap > 0n ? <b className="text-critical-ink tabular-nums">{formatMoney(fen(gap))}</b> : '—';
        },
      },
    ],
    [t, run, busy, onAsked],
  );
  return (
    <Panel className="h-full" flush title={<Trans>备款</Trans>} sub={words}>
      <DataTable
        label={t`付款账户备款情况`}
        columns={columns}
        rows={needs ?? []}
        loading={needs === undefined}
        rowKey={({ account }) => account.id}
        rowLabel={({ account }) => account.accountNumber}
        empty={
          <p className="p-6 text-center text-ink-muted">
            <Trans>期内没有待付的凭证</Trans>
          </p>
        }
      />
    </Panel>
  );
}
