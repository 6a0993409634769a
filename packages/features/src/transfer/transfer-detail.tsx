import { contract, type TransferId } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, toChineseCapitals } from '@lianxin/domain';
import { Amount, CheckList, Descriptions, ErrorState, Panel, Skeleton, Timeline } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { TermBadge } from '../lists/index.ts';
import { checkWords, eventTerm, TRANSFER_TERMS } from '../terms/index.ts';
import { TradeEvidence } from '../trade/index.ts';

/** One transfer as its parties see it: what, to whom, on what trade, how it was checked, what happened. */
export function TransferDetail({ id, showChecks = false }: { readonly id: TransferId; readonly showChecks?: boolean }) {
  const { t, i18n } = useLingui();
  const { data, error, refresh } = useEndpoint(contract.transfer.get, { id }, { quiet: true });
  if (error && !data) {
    return (
      <ErrorState title={t`没有加载出来`} requestId={error.requestId} onRetry={() => void refresh()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton className="h-80 w-full" />;
  const account = data.receivingAccount;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Amount size="xl" currency="¥" value={formatMoney(data.amount)} />
        <span lang="zh-CN" className="font-instrument">
          {toChineseCapitals(data.amount, { prefix: true })}
        </span>
        <TermBadge term={TRANSFER_TERMS[data.state]} />
      </div>
      {data.reason !== null && <p className="rounded-sm bg-critical-soft px-3 py-2 text-sm text-critical-ink">{data.reason}</p>}
      <Panel title={t`转让要素`}>
        <Descriptions
          columns={2}
          items={[
            { label: t`转让编号`, value: data.transferNumber },
            { label: t`来源凭证`, value: data.sourceNumber },
            { label: t`子凭证编号`, value: data.childNumber ?? '—' },
            { label: t`到期日`, value: data.dueOn },
            { label: t`开立方`, value: data.issuer.name },
            { label: t`转让方`, value: data.sender.name },
            { label: t`被转让人`, value: data.recipient.name },
            { label: t`收款账户`, value: account ? `${account.bankName} ${account.accountNumber}` : '—' },
            { label: t`经办人`, value: data.makerName },
            { label: t`备注`, value: data.remark ?? '—' },
          ]}
        />
      </Panel>
      <TradeEvidence contract={data.contract} invoices={data.invoices} amount={data.amount} />
      {showChecks && (
        <Panel title={t`检查`}>
          <CheckList
            items={data.checks.map((check) => {
              const { text, figure, detail } = checkWords(check, i18n);
              return { id: check.code, status: check.level, label: text, value: figure, sub: detail, rule: check.rule };
            })}
          />
        </Panel>
      )}
      <Panel title={t`经过`}>
        <Timeline
          entries={data.log.map((entry) => ({
            key: `${entry.at} ${entry.event}`,
            title: `${i18n._(eventTerm(entry.event))} ${entry.actorName}`,
            time: `${entry.at.slice(0, 10)} ${entry.at.slice(11, 16)} ${entry.enterpriseName}`,
            ...(entry.reason === null ? {} : { detail: entry.reason }),
          }))}
        />
      </Panel>
    </div>
  );
}
