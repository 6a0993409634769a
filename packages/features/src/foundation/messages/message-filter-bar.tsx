import { DateRangePicker, FilterBar, SearchInput, Segmented, useIsMobile } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { ListChips } from '../../platform/lists/index.ts';
import type { Messages } from './use-messages.ts';

/** Filters by type with counts, read state, days and words, kept in the address. */
export function MessageFilterBar({ list }: Pick<Messages, 'list'>) {
  const { t } = useLingui();
  const mobile = useIsMobile();
  const { filters, setFilters } = list;
  const when = (
    <>
      <Segmented
        name="message-read"
        label={t`是否已读`}
        value={filters.read}
        onValueChange={(read) => setFilters({ read })}
        className="max-tablet:w-fit"
        options={[
          { value: '', label: t`全部` },
          { value: 'unread', label: t`未读` },
          { value: 'read', label: t`已读` },
        ]}
      />
      <DateRangePicker
        size="sm"
        className="flex-1 basis-60 tablet:max-w-64"
        aria-label={t`日期`}
        value={{ from: filters.from || null, to: filters.to || null }}
        onValueChange={({ from, to }) => setFilters({ from: from ?? '', to: to ?? '' })}
      />
    </>
  );
  return (
    <>
      <ListChips list={list} />
      <FilterBar
        active={list.filterCount > 0}
        onReset={list.resetFilters}
        {...(mobile
          ? { more: when, moreLabel: t`筛选`, moreCount: [filters.read, filters.from || filters.to].filter((one) => one !== '').length }
          : {})}
      >
        {!mobile && when}
        <SearchInput
          size="sm"
          className="flex-1 basis-44 tablet:max-w-100"
          maxLength={60}
          label={t`搜索消息`}
          placeholder={t`标题、内容`}
          value={filters.search}
          onSearch={(search) => setFilters({ search })}
        />
      </FilterBar>
    </>
  );
}
