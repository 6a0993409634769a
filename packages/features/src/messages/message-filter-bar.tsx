import { DateRangePicker, FilterBar, Input, SearchIcon, Segmented, StatusChips, useIsMobile } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { MESSAGE_TERMS } from './message-terms.ts';
import type { Messages } from './use-messages.ts';

/** Types with their counts; whether read, days, words. Kept in the address. */
export function MessageFilterBar({ list }: Pick<Messages, 'list'>) {
  const { t, i18n } = useLingui();
  const mobile = useIsMobile();
  const { filters, setFilters, reply } = list;
  const counts = reply?.stateCounts;
  const controls = (
    <>
      <Segmented
        name="message-read"
        label={t`是否已读`}
        value={filters.read}
        onValueChange={(read) => setFilters({ read })}
        options={[
          { value: '', label: t`全部` },
          { value: 'unread', label: t`未读` },
          { value: 'read', label: t`已读` },
        ]}
      />
      <DateRangePicker
        size="sm"
        className="w-64 max-tablet:w-full"
        aria-label={t`日期`}
        value={{ from: filters.from || null, to: filters.to || null }}
        onValueChange={({ from, to }) => setFilters({ from: from ?? '', to: to ?? '' })}
      />
      <Input
        size="sm"
        className="w-56 max-tablet:w-full"
        clearable
        maxLength={60}
        prefix={<SearchIcon aria-hidden />}
        aria-label={t`搜索消息`}
        placeholder={t`标题、内容`}
        value={filters.search}
        onChange={(event) => setFilters({ search: event.currentTarget.value })}
      />
    </>
  );
  return (
    <>
      <StatusChips
        label={t`消息类型`}
        value={filters.type}
        onValueChange={(type) => setFilters({ type })}
        chips={[
          { value: '', label: t`全部` },
          ...Object.entries(MESSAGE_TERMS).map(([value, { label }]) => ({
            value,
            label: i18n._(label),
            count: counts && (counts[value] ?? 0),
          })),
        ]}
      />
      <FilterBar
        active={list.filterCount > 0}
        onReset={list.resetFilters}
        {...(mobile ? { more: controls, moreLabel: t`筛选`, moreCount: list.filterCount } : {})}
      >
        {!mobile && controls}
      </FilterBar>
    </>
  );
}
