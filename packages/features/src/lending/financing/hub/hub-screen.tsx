import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney, ZERO_FEN } from '@lianxin/domain';
import { Amount, DataTable, EmptyState, Page, PageHeader, Pagination, Panel } from '@lianxin/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailureState } from '../../../platform/notices/index.ts';
import { useQueryState } from '../../../platform/navigation/index.ts';
import type { FinanceableGroup } from './financeable-group.ts';
import { GroupCard, useGroupColumns } from './group-columns.tsx';
import { GroupOffers } from './group-offers.tsx';

const PAGE_SIZE = 20;
/** The number of rows from which the table has its own scroll area, so that the offers stay visible. */
const FRAME_FROM = 6;
const QUERY = { group: '' } as const;

/** The key of a group, also used in the address. */
const keyOf = ({ issuer, dueOn }: FinanceableGroup): string => `${dueOn}.${issuer.enterpriseNo ?? ''}`;

/** The vouchers that can be financed, by issuer and due date, and the lenders' offers for them. */
export function HubScreen() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [query, setQuery] = useQueryState(QUERY);
  const { data, error, isLoading, refresh } = useEndpoint(
    contract.voucher.listFinanceable,
    { page, pageSize: PAGE_SIZE },
    { quiet: true, keepPreviousData: true },
  );
  const columns = useGroupColumns();
  const groups = data?.list ?? [];
  const current = groups.find((group) => keyOf(group) === query.group) ?? groups[0];
  const total = data?.total ?? 0;
  const open = (group: FinanceableGroup) => setQuery({ group: keyOf(group) });
  return (
    <Page header={<PageHeader title={t`链信融资`} sub={<Trans>先比较各家报价，再决定是否融资</Trans>} />}>
      <Panel
        title={t`可融资凭证`}
        sub={<Trans>同一开立方、同一到期日为一组，可一次申请</Trans>}
        flush
        footer={
          data &&
          total > 0 && (
            <>
              <span>
                <Plural value={total} other="共 # 组，合计" />{' '}
                <Amount className="font-semibold text-ink" value={formatMoney(data.columnSums?.availableAmount ?? ZERO_FEN)} />
              </span>
              {total > PAGE_SIZE && (
                <Pagination className="ml-auto" page={page} pageSize={PAGE_SIZE} total={total} onPageChange={setPage} />
              )}
            </>
          )
        }
      >
        <DataTable
          label={t`可融资凭证`}
          columns={columns}
          rows={groups}
          rowKey={keyOf}
          rowLabel={({ issuer, dueOn }) => `${issuer.name} ${dueOn}`}
          currentKey={current && keyOf(current)}
          onRowOpen={open}
          loading={isLoading}
          skeletonRows={3}
          {...(groups.length > FRAME_FROM ? { height: 'min(40dvh, 320px)' } : {})}
          error={error && !data && <FailureState title={t`可融资凭证没有加载出来`} error={error} onRetry={() => void refresh()} />}
          empty={
            <EmptyState title={t`没有可融资的凭证`}>
              <Trans>签收链信后，正常持有且未到期的凭证会出现在这里。</Trans>
            </EmptyState>
          }
          renderCard={(group) => <GroupCard group={group} chosen={group === current} onChoose={() => open(group)} />}
        />
      </Panel>
      {current && <GroupOffers key={keyOf(current)} group={current} />}
    </Page>
  );
}
