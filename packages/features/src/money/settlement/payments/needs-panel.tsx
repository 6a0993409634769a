import { contract } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import { fen, formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Button, LoadingRegion, Panel, SkeletonText } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CardLine, ListCard, MoneyCell } from '../../../platform/lists/index.ts';
import { accountWords, gapOf, type Need } from './needs.ts';
import type { AskedBalances } from './use-asked-balances.ts';

export interface NeedsPanelProps {
  /** Undefined while loading. */
  readonly needs: readonly Need[] | undefined;
  /** The days of the list; empty for an open end. */
  readonly period: { readonly from: string; readonly to: string };
  /** The accounts whose balances are being queried, and those answered since the page was opened. */
  readonly asked: Pick<AskedBalances, 'asking' | 'answered'>;
  /** Called after the balance of an account was queried. */
  readonly onAsked: (accountId: Need['account']['id']) => void;
}

function usePeriodWords({ from, to }: NeedsPanelProps['period']): string {
  const { t } = useLingui();
  if (from === '' && to === '') return t`全部待付，含逾期利息`;
  if (from === to) return t`${from}，含逾期利息`;
  if (from === '') return t`至 ${to}，含逾期利息`;
  return to === '' ? t`${from} 起，含逾期利息` : t`${from} 至 ${to}，含逾期利息`;
}

/** The last known balance with a button to query it. */
function Balance({ need, asking, onAsked }: { readonly need: Need; readonly asking: boolean; readonly onAsked: () => void }) {
  const { t } = useLingui();
  const { run, busy } = useAction(contract.bankAccount.queryBalance);
  const { id, accountNumber } = need.account;
  const ask = (
    <Button
      size="sm"
      intent="quiet"
      busy={busy || asking}
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
        {asking ? <Trans>正在查询</Trans> : <Trans>未查询</Trans>}
        {ask}
      </span>
    );
  return (
    <span className="flex flex-col items-end">
      <MoneyCell amount={need.balance} />
      <span className="inline-flex items-center gap-1 text-sm text-ink-muted">
        {asking ? <Trans>正在查询</Trans> : need.balanceAt !== null && shanghaiMinute(need.balanceAt)}
        {ask}
      </span>
    </span>
  );
}

function Gap({ need, old }: { readonly need: Need; readonly old: boolean }) {
  const gap = gapOf(need);
  if (need.refused !== null)
    return (
      <b className="text-critical-ink tabular-nums">
        {gap !== undefined && gap > 0n ? <Trans>超过 {{ gap: formatMoney(fen(gap)) }}</Trans> : <Trans>不足，差额待查询</Trans>}
      </b>
    );
  if (gap === undefined)
    return (
      <span className="text-ink-muted">
        <Trans>待查询</Trans>
      </span>
    );
  return (
    <span className="flex flex-col items-end">
      {gap > 0n ? <b className="text-critical-ink tabular-nums">{formatMoney(fen(gap))}</b> : <Trans>无缺口</Trans>}
      {old && need.balanceAt !== null && (
        <span className="text-xs text-caution-ink">
          <Trans>按 {{ at: shanghaiMinute(need.balanceAt) }} 的旧余额</Trans>
        </span>
      )}
    </span>
  );
}

function NeedCard({ need, asked, onAsked }: { readonly need: Need } & Pick<NeedsPanelProps, 'asked' | 'onAsked'>) {
  const { id } = need.account;
  return (
    <ListCard lead={accountWords(need)}>
      <CardLine>
        <Trans>期内应付，含逾期利息（元）</Trans>
        <MoneyCell amount={need.due} />
      </CardLine>
      <CardLine>
        <Trans>账户余额（元）</Trans>
        <Balance need={need} asking={asked.asking.has(id)} onAsked={() => onAsked(id)} />
      </CardLine>
      <CardLine>
        <Trans>缺口（元）</Trans>
        <Gap need={need} old={!asked.answered.has(id)} />
      </CardLine>
    </ListCard>
  );
}

/** Amounts due by account against the last known balances. A shortfall will make vouchers overdue. */
export function NeedsPanel({ needs, period, asked, onAsked }: NeedsPanelProps) {
  const { t } = useLingui();
  const words = usePeriodWords(period);
  return (
    <Panel flush title={<Trans>备款</Trans>} sub={words} aria-busy={needs === undefined}>
      {needs === undefined ? (
        <LoadingRegion className="p-4">
          <SkeletonText lines={4} />
        </LoadingRegion>
      ) : needs.length === 0 ? (
        <p className="p-6 text-center text-ink-muted">
          <Trans>期内没有待付的凭证</Trans>
        </p>
      ) : (
        <ul aria-label={t`付款账户备款情况`} className="flex flex-col divide-y divide-line">
          {needs.map((need) => (
            <li key={need.account.id} className="px-4 py-3">
              <NeedCard need={need} asked={asked} onAsked={onAsked} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
