import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { ZERO_FEN } from '@lianxin/domain';
import { Page, PageHeader } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailureState } from '../../../platform/notices/index.ts';
import { useQueryState } from '../../../platform/navigation/index.ts';
import { keyOf, type FinanceableGroup } from './financeable-group.ts';
import { GroupList } from './group-list.tsx';
import { GroupOffers } from './group-offers.tsx';

const PAGE_SIZE = 20;
const QUERY = { group: '' } as const;

/** The lenders' offers for the vouchers that can be financed, beside the groups of these vouchers by issuer and due date. */
export function HubScreen() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [query, setQuery] = useQueryState(QUERY);
  const { data, error, isLoading, refresh } = useEndpoint(
    contract.voucher.listFinanceable,
    { page, pageSize: PAGE_SIZE },
    { quiet: true, keepPreviousData: true },
  );
  const groups = data?.list ?? [];
  const current = groups.find((group) => keyOf(group) === query.group) ?? groups[0];
  const open = (group: FinanceableGroup) => setQuery({ group: keyOf(group) });
  const list = (
    <GroupList
      groups={groups}
      current={current}
      onChoose={open}
      available={data?.columnSums?.availableAmount ?? ZERO_FEN}
      page={page}
      pageSize={PAGE_SIZE}
      total={data?.total ?? 0}
      onPageChange={setPage}
      loading={isLoading}
      failure={error && !data && <FailureState title={t`可融资凭证没有加载出来`} error={error} onRetry={() => void refresh()} />}
    />
  );
  return (
    <Page header={<PageHeader title={t`链信融资`} sub={<Trans>先比较各家报价，再决定是否融资</Trans>} />}>
      {current ? (
        <GroupOffers key={keyOf(current)} group={current}>
          {list}
        </GroupOffers>
      ) : (
        list
      )}
    </Page>
  );
}
