import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useAction, useEndpoint } from '@lianxin/api/react';
import { formatMoney, shanghaiMinute, ZERO_FEN } from '@lianxin/domain';
import { Amount, Button, DataTable, EmptyState, Page, PageHeader, Panel, RefreshCwIcon, SummaryStrip, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useChannelName } from '../../../platform/channels/index.ts';
import { CardLine, LeadCell, ListCard, MaskedAccount, MoneyCell, RowActs, TermBadge, useRowActs } from '../../../platform/lists/index.ts';
import { usePlace } from '../../../platform/navigation/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { isAskable, termOf } from '../list/account-terms.ts';
import { EnrolmentsPanel } from './enrolments-panel.tsx';

type Funds = ResponseOf<typeof contract.bankAccount.balance>['accounts'][number];

/** Accounts of channels with balances, daily movements and unexplained differences, and the lenders. */
export function FundsScreen() {
  const { t } = useLingui();
  const channelName = useChannelName();
  const place = usePlace();
  const { data, error, isLoading, refresh } = useEndpoint(contract.bankAccount.balance, {}, { quiet: true });
  const query = useAction(contract.bankAccount.queryBalance);
  const acts = useRowActs<Funds>(
    [
      {
        id: 'queryBalance',
        label: t`查询余额`,
        offered: isAskable,
        start: ({ id }) => ({ perform: () => query.run({ id }), done: t`余额已更新` }),
      },
    ],
    () => void refresh(),
  );
  const rowActs = (row: Funds) => <RowActs name={row.accountNumber} verbs={acts.verbs(row)} />;
  const nameOf = ({ channel }: Funds) => (channel === null ? t`监管户` : (channelName(channel) ?? String(channel)));
  const columns: readonly Column<Funds>[] = [
    { id: 'channel', header: t`渠道`, cell: (row) => <LeadCell party={row.bankName}>{nameOf(row)}</LeadCell> },
    { id: 'bankName', header: t`开户网点`, priority: 'low', cell: (row) => row.bankName },
    { id: 'accountNumber', header: t`账号`, cell: (row) => <MaskedAccount account={row} revealable /> },
    { id: 'balance', header: t`余额（元）`, align: 'end', cell: (row) => <BalanceCell row={row} /> },
    {
      id: 'received',
      header: t`今日收入（元）`,
      align: 'end',
      priority: 'low',
      cell: ({ funds }) => <MoneyCell amount={funds?.received ?? null} />,
    },
    {
      id: 'paid',
      header: t`今日支出（元）`,
      align: 'end',
      priority: 'low',
      cell: ({ funds }) => <MoneyCell amount={funds?.paid ?? null} />,
    },
    { id: 'difference', header: t`对账差额（元）`, align: 'end', cell: (row) => <Difference row={row} /> },
    { id: 'state', header: t`状态`, cell: (row) => <TermBadge term={termOf(row)} /> },
    { id: 'acts', header: t`操作`, sticky: 'end', cell: rowActs },
  ];
  const accounts = data?.accounts ?? [];
  const list = place('bankAccounts.list');
  return (
    <Page
      header={
        <PageHeader
          title={t`渠道资金`}
          actions={
            <Button icon={<RefreshCwIcon aria-hidden />} onClick={() => void refresh()}>
              <Trans>刷新</Trans>
            </Button>
          }
        />
      }
    >
      {accounts.length > 0 && data !== undefined && (
        <SummaryStrip
          figures={[
            {
              id: 'total',
              label: t`余额合计（元）`,
              value: accounts.some(({ balance }) => balance !== null) ? formatMoney(data.total) : '—',
            },
            { id: 'accounts', label: t`账户`, value: String(accounts.length) },
            { id: 'differences', label: t`有差额的账户`, value: String(accounts.filter(hasDifference).length) },
          ]}
        />
      )}
      <Panel flush>
        <DataTable
          label={t`渠道账户`}
          columns={columns}
          rows={accounts}
          rowKey={({ id }) => id}
          rowLabel={nameOf}
          loading={isLoading}
          empty={
            <EmptyState title={t`还没有渠道账户`} {...(list === undefined ? {} : { action: <ToAccounts href={list} /> })}>
              <Trans>为某个渠道开立的账户和监管账户会显示在这里。</Trans>
            </EmptyState>
          }
          error={error && data === undefined && <FailureState error={error} onRetry={() => void refresh()} />}
          renderCard={(row) => (
            <ListCard lead={nameOf(row)} term={termOf(row)} acts={rowActs(row)}>
              <CardLine>
                {row.bankName}
                <MaskedAccount account={row} revealable />
              </CardLine>
              <CardLine>
                <Trans>余额（元）</Trans>
                <BalanceCell row={row} />
              </CardLine>
            </ListCard>
          )}
        />
      </Panel>
      <p className="text-xs text-ink-faint">
        <Trans>余额和收付由各渠道的开户行提供，平台不持有资金。</Trans>
      </p>
      <EnrolmentsPanel />
      {acts.dialogs}
    </Page>
  );
}

const hasDifference = ({ funds }: Funds): boolean => funds !== null && funds.difference !== ZERO_FEN;

const ToAccounts = ({ href }: { readonly href: string }) => (
  <Button asChild>
    <Link to={href}>
      <Trans>去账户管理</Trans>
    </Link>
  </Button>
);

function BalanceCell({ row: { balance, balanceAt } }: { readonly row: Funds }) {
  if (balance === null || balanceAt === null)
    return (
      <span className="text-ink-faint">
        <Trans>尚未查询</Trans>
      </span>
    );
  return (
    <span className="flex flex-col items-end leading-4.5">
      <Amount value={formatMoney(balance)} />
      <span className="text-xs whitespace-nowrap text-ink-faint tabular-nums">{shanghaiMinute(balanceAt)}</span>
    </span>
  );
}

function Difference({ row }: { readonly row: Funds }) {
  if (row.funds === null) return <span className="text-ink-faint">—</span>;
  return (
    <span className={hasDifference(row) ? 'text-critical' : undefined}>
      <Amount value={formatMoney(row.funds.difference)} />
    </span>
  );
}
