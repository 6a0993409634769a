import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { fen, formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Button, DataTable, Panel, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { CardLine, ListCard, MoneyCell, TextCell } from '../../../platform/lists/index.ts';

type Need = ResponseOf<typeof contract.settlement.listToPay>['needs'][number];

/** The amount missing on an account; zero if there is enough or the balance is unknown. After a refusal more is missing. */
function gapOf({ due, balance, refused }: Need): bigint {
  const most = refused === null ? balance : refused.amount;
  return most === null || most >= due ? 0n : due - most;
}

const accountWords = ({ account: { bankName, accountNumber } }: Need): string => `${bankName} ${accountNumber}`;

export interface NeedsPanelProps {
  /** Undefined while loading. */
  readonly needs: readonly Need[] | undefined;
  /** The days of the list; empty for an open end. */
  readonly period: { readonly from: string; readonly to: string };
  /** Called after a balance was queried. */
  readonly onAsked: () => void;
}

function usePeriodWords({ from, to }: NeedsPanelProps['period']): string {
  const { t } = useLingui();
  if (from === '' && to === '') return t`全部待付，含逾期利息`;
  if (from === to) return t`${from}，含逾期利息`;
  if (from === '') return t`至 ${to}，含逾期利息`;
  return to === '' ? t`${from} 起，含逾期利息` : t`${from} 至 ${to}，含逾期利息`;
}

/** The last known balance with a button to query it. */
function Balance({ need, onAsked }: { readonly need: Need } & Pick<NeedsPanelProps, 'onAsked'>) {
  const { t } = useLingui();
  const { run, busy } = useAction(contract.bankAccount.queryBalance);
  const { id, accountNumber } = need.account;
  const ask = (
    <Button
      size="sm"
      intent="quiet"
      busy={busy}
      aria-label={need.balance === null ? t`查询余额 ${accountNumber}` : t`更新 ${accountNumber} 的余额`}
      onClick={() => void run({ id }).then(({ ok }) => ok && onAsked())}
    >
      {need.balance === null ? <Trans>查询余额</Trans> : <Trans>更新</Trans>}
    </Button>
  );
  if (need.refused !== null) {
    const { amount, at, reason } = need.refused;
    return (
      <span className="flex flex-col items-end">
        <b className="text-critical-ink tabular-nums">
          <Trans>低于 {{ amount: formatMoney(amount) }}</Trans>
        </b>
        <span className="inline-flex max-w-56 flex-wrap items-center justify-end gap-1 text-sm whitespace-normal text-ink-muted">
          <Trans>
            {{ at: shanghaiMinute(at) }} 银行未预留：{reason}
          </Trans>
          {ask}
        </span>
      </span>
    );
  }
  if (need.balance === null)
    return (
      <span className="inline-flex items-center justify-end gap-1 text-ink-muted">
        <Trans>未查询</Trans>
        {ask}
      </span>
    );
  return (
    <span className="flex flex-col items-end">
      <MoneyCell amount={need.balance} />
      <span className="inline-flex items-center gap-1 text-sm text-ink-muted">
        {need.balanceAt !== null && shanghaiMinute(need.balanceAt)}
        {ask}
      </span>
    </span>
  );
}

function Gap({ need }: { readonly need: Need }) {
  const gap = gapOf(need);
  if (need.refused !== null)
    return (
      <b className="text-critical-ink tabular-nums">
        {gap > 0n ? <Trans>超过 {{ gap: formatMoney(fen(gap)) }}</Trans> : <Trans>不足，差额待查询</Trans>}
      </b>
    );
  return gap > 0n ? <b className="text-critical-ink tabular-nums">{formatMoney(fen(gap))}</b> : '—';
}

/** An account on a phone. */
function NeedCard({ need, onAsked }: { readonly need: Need } & Pick<NeedsPanelProps, 'onAsked'>) {
  return (
    <ListCard lead={accountWords(need)}>
      <CardLine>
        <Trans>期内应付，含逾期利息（元）</Trans>
        <MoneyCell amount={need.due} />
      </CardLine>
      <CardLine>
        <Trans>账户余额（元）</Trans>
        <Balance need={need} onAsked={onAsked} />
      </CardLine>
      <CardLine>
        <Trans>缺口（元）</Trans>
        <Gap need={need} />
      </CardLine>
    </ListCard>
  );
}

/** Amounts due by account against the last known balances. A shortfall will make vouchers overdue. */
export function NeedsPanel({ needs, period, onAsked }: NeedsPanelProps) {
  const { t } = useLingui();
  const words = usePeriodWords(period);
  const columns = useMemo(
    (): readonly Column<Need>[] => [
      { id: 'account', header: t`付款账户`, cell: (need) => <TextCell text={accountWords(need)} /> },
      { id: 'due', header: t`期内应付，含逾期利息（元）`, align: 'end', cell: ({ due }) => <MoneyCell amount={due} /> },
      { id: 'balance', header: t`账户余额（元）`, align: 'end', cell: (need) => <Balance need={need} onAsked={onAsked} /> },
      { id: 'gap', header: t`缺口（元）`, align: 'end', cell: (need) => <Gap need={need} /> },
    ],
    [t, onAsked],
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
        renderCard={(need) => <NeedCard need={need} onAsked={onAsked} />}
        empty={
          <p className="p-6 text-center text-ink-muted">
            <Trans>期内没有待付的凭证</Trans>
          </p>
        }
      />
    </Panel>
  );
}
