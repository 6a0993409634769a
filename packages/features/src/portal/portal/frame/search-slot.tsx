import { Kbd, SearchIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';

const MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The search in the header, as an icon if narrow; on a phone in the menu. */
export function SearchSlot({ onSearch }: { readonly onSearch: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts={MAC ? 'Meta+K' : 'Control+K'}
      onClick={onSearch}
      className="flex h-9 items-center gap-2.5 rounded-sm text-ink-faint hover:text-ink max-desktop:size-10 max-desktop:justify-center max-desktop:hover:bg-surface-hover max-tablet:hidden desktop:mr-1 desktop:w-54 desktop:border desktop:border-line-strong desktop:bg-surface-inset desktop:px-3 max-desktop:[&_.lucide]:size-5"
    >
      <SearchIcon aria-hidden />
      <span className="min-w-0 flex-1 truncate text-left text-sm max-desktop:sr-only">
        <Trans>搜索页面、编号</Trans>
      </span>
      <span aria-hidden className="flex flex-none gap-1 max-desktop:hidden">
        <Kbd>{MAC ? '⌘' : 'Ctrl'}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  );
}
