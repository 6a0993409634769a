import { contract, type ResponseOf } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, shanghaiMinute } from '@lianxin/domain';
import { Amount, DataTable, EmptyState, Pagination, Segmented, type Column } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CardLine, ListCard } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import type { Account } from './account-terms.ts';

type Entry = ResponseOf<typeof contract.bankAccount.transactions>['list'][number];

const PAGE_SIZE = 10;

/** The last thirty days of an account, from its bank. */
export function Statement({ account: { id } }: { readonly account: Account }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [direction, setDirection] = useState<'all' | 'in' | 'out'>('all');
  const { data, error, isLoading, refresh } = useEndpoint(
    contract.bankAccount.transactions,
    { id, page, pageSize: PAGE_SIZE, ...(direction === 'all' ? {} : { direction }) },
    { quiet: true, keepPreviousData: true },
  );
  const columns: readonly Column<Entry>[] = [
    {
      id: 'bookedAt',
      header: t`记账时间`,
      cell: (row) => <span className="whitespace-nowrap tabular-nums">{shanghaiMinute(row.bookedAt)}</span>,
    },
    { id: 'counterparty', header: t`对方`, cell: (row) => <Counterparty entry={row} /> },
    { id: 'amount', header: t`发生额（元）`, align: 'end', cell: (row) => <SignedAmount entry={row} /> },
    { id: 'balanceAfter', header: t`余额（元）`, align: 'end', cell: (row) => <Amount value={formatMoney(row.balanceAfter)} /> },
  ];
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        name="direction"
        label={t`收付方向`}
        value={direction}
        onValueChange={(next) => {
          setDirection(next);
          setPage(1);
        }}
        options={[
          { value: 'all', label: t`全部` },
          { value: 'in', label: t`收入` },
          { value: 'out', label: t`支出` },
        ]}
      />
      <DataTable
        label={t`账户明细`}
        columns={columns}
        rows={data?.list ?? []}
        rowKey={(row) => row.serial}
        density="compact"
        loading={isLoading}
        empty={<EmptyState title={t`近 30 天没有收付`} />}
        error={error && data === undefined && <FailureState error={error} onRetry={() => void refresh()} />}
        renderCard={(row) => (
          <ListCard
            lead={<SignedAmount entry={row} />}
            badge={<span className="text-ink-muted tabular-nums">{shanghaiMinute(row.bookedAt)}</span>}
          >
            <CardLine>
              <Counterparty entry={row} />
            </CardLine>
          </ListCard>
        )}
      />
      {data !== undefined && data.total > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={setPage} />
      )}
      <p className="text-xs text-ink-faint">
        <Trans>明细由开户行提供，平台不持有资金。</Trans>
      </p>
    </div>
  );
}

const Counterparty = ({ entry: { counterpartyName, counterpartyNumber, summary } }: { readonly entry: Entry }) => (
  <span className="flex flex-col py-1 leading-4.5 whitespace-normal">
    {counterpartyName}
    <span className="text-xs text-ink-faint tabular-nums">
      {counterpartyNumber}　{summary}
    </span>
  </span>
);

const SignedAmount = ({ entry: { direction, amount } }: { readonly entry: Entry }) => (
  <Amount value={`${direction === 'in' ? '+' : '−'}${formatMoney(amount)}`} />
);
