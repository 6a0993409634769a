import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { XIcon } from '../icons/index.ts';
import type { OpenTab } from './closing.ts';

export interface PageTabProps {
  tab: OpenTab;
  active: boolean;
  onActivate: () => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onMenu: (left: number, top: number) => void;
}

/** The tab of an open page. The close button is for the pointer only; the keyboard uses Delete or the menu. */
export function PageTab({ tab, active, onActivate, onClose, onKeyDown, onMenu }: PageTabProps) {
  const { t } = useLingui();
  const closable = tab.closable !== false;
  const { label } = tab;
  return (
    <div
      role="presentation"
      onAuxClick={(event) => event.button === 1 && closable && onClose()}
      onMouseDown={(event) => event.button === 1 && event.preventDefault()}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(event.clientX, event.clientY);
      }}
      className={cn(
        'relative flex flex-none items-center border-r border-line',
        active && '-mb-px bg-surface-sunken before:absolute before:inset-x-0 before:top-0 before:h-0.5 before:bg-accent',
      )}
    >
      <button
        type="button"
        role="tab"
        aria-selected={active}
        aria-label={tab.draft === true ? t`${label}，有未保存的草稿` : label}
        aria-keyshortcuts={closable ? 'Delete' : undefined}
        tabIndex={active ? 0 : -1}
        onClick={onActivate}
        onKeyDown={onKeyDown}
        className={cn(
          'flex h-full max-w-48 items-center gap-2 pl-3 whitespace-nowrap focus-visible:-outline-offset-2',
          closable ? 'pr-1' : 'pr-3',
          active ? 'font-medium text-ink' : 'text-ink-muted hover:text-ink',
        )}
      >
        {tab.draft === true && <span className="size-1.5 flex-none rounded-full bg-caution" />}
        {tab.icon ?? (
          <span className="truncate" title={label}>
            {label}
          </span>
        )}
      </button>
      {closable && (
        // Hidden from the accessibility tree, because a tab list may contain only tabs.
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          title={t`关闭 ${label}`}
          onClick={onClose}
          className="mr-1.5 grid size-6 place-items-center rounded-sm text-ink-faint hover:bg-surface-hover hover:text-ink"
        >
          <XIcon className="size-3.25" />
        </button>
      )}
    </div>
  );
}
