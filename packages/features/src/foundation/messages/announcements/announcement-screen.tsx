import type { contract, ResponseOf } from '@lianxin/api/contract';
import { shanghaiMinute } from '@lianxin/domain';
import { EmptyState, FilterBar, Page, PageHeader, SearchInput, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListChips, useList } from '../../../platform/lists/index.ts';
import { useQueryState } from '../../../platform/navigation/index.ts';
import { ListBody } from '../list-body.tsx';
import { announcementFilters } from '../message-filters.ts';
import { ANNOUNCEMENT_TERMS, announcementTypeOf } from '../message-terms.ts';
import { ReaderLayout } from '../reader-layout.tsx';
import { RowButton } from '../row-button.tsx';
import { AnnouncementReader } from './announcement-reader.tsx';

type Announcement = ResponseOf<typeof contract.message.listAnnouncements>['list'][number];

const OPEN = { id: '' } as const;

/** The list of announcements on the left, pinned ones first, the announcement on the right. */
export function AnnouncementScreen() {
  const { t } = useLingui();
  const [{ id }, setOpen] = useQueryState(OPEN);
  const list = useList({ name: 'announcements', filters: announcementFilters });
  const { filters, setFilters } = list;
  return (
    <Page header={<PageHeader title={t`公告`} />}>
      <ReaderLayout
        readerLabel={t`公告内容`}
        onClose={() => setOpen({ id: '' })}
        nothing={
          <EmptyState title={t`选择一条公告`}>
            <Trans>公告的正文与附件会显示在这里。</Trans>
          </EmptyState>
        }
        reader={
          id === '' ? undefined : (
            <AnnouncementReader id={id} type={announcementTypeOf(filters.type)} onOpen={(other) => setOpen({ id: other })} />
          )
        }
        list={
          <>
            <ListChips list={list} />
            <FilterBar active={list.filterCount > 0} onReset={list.resetFilters}>
              <SearchInput
                size="sm"
                className="w-64 max-tablet:w-full"
                maxLength={60}
                label={t`搜索公告`}
                placeholder={t`标题、正文`}
                value={filters.search}
                onSearch={(search) => setFilters({ search })}
              />
            </FilterBar>
            <ListBody
              label={t`公告`}
              list={list}
              keyOf={(one) => one.id}
              empty={{ title: t`没有公告`, text: <Trans>平台发布的通知、规则与动态会出现在这里。</Trans> }}
              renderRow={(one) => <AnnouncementRow announcement={one} current={one.id === id} onOpen={() => setOpen({ id: one.id })} />}
            />
          </>
        }
      />
    </Page>
  );
}

interface AnnouncementRowProps {
  readonly announcement: Announcement;
  readonly current: boolean;
  readonly onOpen: () => void;
}

function AnnouncementRow({ announcement: { title, type, pinned, publishedAt }, current, onOpen }: AnnouncementRowProps) {
  const { i18n } = useLingui();
  const { label, tone } = ANNOUNCEMENT_TERMS[type];
  return (
    <RowButton current={current} onOpen={onOpen} className="flex-col gap-1">
      <span className="font-semibold">{title}</span>
      <span className="flex items-center gap-2 text-xs text-ink-faint">
        {pinned && (
          <Tag tone="accent">
            <Trans>置顶</Trans>
          </Tag>
        )}
        <Tag tone={tone}>{i18n._(label)}</Tag>
        <time dateTime={publishedAt} className="ml-auto tabular-nums">
          {shanghaiMinute(publishedAt).slice(0, 10)}
        </time>
      </span>
    </RowButton>
  );
}
