import { contract } from '@lianxin/api/contract';
import { useEndpoint } from '@lianxin/api/react';
import { formatMoney } from '@lianxin/domain';
import { Amount, Descriptions, LoadingRegion, Pagination, SkeletonText, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RecordSheet, TermBadge, type SheetPlace } from '../../../platform/lists/index.ts';
import { FailureState } from '../../../platform/notices/index.ts';
import { CATEGORY_TERMS, USE_KINDS, type Category, type CategoryUse } from './category-terms.ts';
import type { CategoryActs } from './use-category-acts.tsx';

const PAGE_SIZE = 10;

export interface CategorySheetProps {
  readonly at: SheetPlace;
  readonly category: Category | undefined;
  readonly acts: CategoryActs;
}

/** A category and everything classified under it. */
export function CategorySheet({ at, category, acts }: CategorySheetProps) {
  const { t } = useLingui();
  return (
    <RecordSheet
      at={category === undefined ? { ...at, id: '' } : at}
      shown={{ data: category }}
      title={(one) => one && `${one.code} ${one.name}`}
      titleNote={({ state }) => <TermBadge term={CATEGORY_TERMS[state]} />}
      acts={{ name: ({ name }) => name, verbs: acts.verbs }}
      bodyClassName="flex flex-col gap-6"
    >
      {(one) => (
        <>
          <Descriptions
            columns={2}
            items={[
              { label: t`上级`, value: one.parentName ?? '—' },
              { label: t`税收分类`, value: one.taxCode ?? '—' },
              { label: t`维护方`, value: one.ownerName },
              { label: t`被引用数`, value: one.usedCount },
            ]}
          />
          {one.owner === 'group' && (
            <p className="text-sm text-ink-muted">
              <Trans>集团统一维护的品类，本企业可以选用，不能修改。</Trans>
            </p>
          )}
          <Uses key={one.id} category={one} />
        </>
      )}
    </RecordSheet>
  );
}

function Uses({ category: { id } }: { readonly category: Category }) {
  const [page, setPage] = useState(1);
  const { data, error, refresh } = useEndpoint(
    contract.category.uses,
    { id, page, pageSize: PAGE_SIZE },
    { quiet: true, keepPreviousData: true },
  );
  return (
    <section className="flex flex-col gap-3" aria-labelledby="category-uses">
      <h3 id="category-uses" className="text-md font-semibold">
        <Trans>引用</Trans>
      </h3>
      {error && data === undefined && <FailureState error={error} onRetry={() => void refresh()} />}
      {!error && data === undefined && (
        <LoadingRegion>
          <SkeletonText lines={4} />
        </LoadingRegion>
      )}
      {data?.total === 0 && (
        <p className="text-sm text-ink-muted">
          <Trans>还没有合同、发票或凭证归入该品类。</Trans>
        </p>
      )}
      {data !== undefined && data.total > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {data.list.map((use) => (
            <UseLine key={`${use.kind}-${use.subjectId}-${use.user.enterpriseNo ?? ''}`} use={use} />
          ))}
        </ul>
      )}
      {data !== undefined && data.total > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={setPage} />
      )}
    </section>
  );
}

function UseLine({ use: { kind, number, counterparty, amount, on, user } }: { readonly use: CategoryUse }) {
  const { i18n } = useLingui();
  return (
    <li className="flex flex-col gap-0.5 px-3 py-2 text-sm">
      <span className="flex flex-wrap items-center gap-x-2">
        <Tag>{i18n._(USE_KINDS[kind])}</Tag>
        <span className="break-all tabular-nums">{number}</span>
        {amount !== null && <Amount className="ml-auto" value={formatMoney(amount)} />}
      </span>
      <span className="flex flex-wrap gap-x-2 text-ink-muted">
        <span>{user.name}</span>
        {counterparty !== null && <span>{counterparty}</span>}
        <span className="ml-auto tabular-nums">{on}</span>
      </span>
    </li>
  );
}
