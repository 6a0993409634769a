import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { isComposing } from '../composition/index.ts';
import { keepForNotices, scrimClass } from '../dialog/modal-parts.tsx';
import { SearchIcon } from '../icons/index.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { Spinner } from '../spinner/index.ts';

export interface PaletteEntry {
  id: string;
  label: string;
  /** Line below the label with the field that matched. */
  detail?: string | undefined;
  /** Faint note at the end of the row, such as a location or amount. */
  note?: string | undefined;
  icon?: ReactNode;
}

export interface PaletteGroup {
  id: string;
  title: string;
  entries: readonly PaletteEntry[];
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the dialog and its search box. */
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Search results. Empty groups are omitted. */
  groups: readonly PaletteGroup[];
  /** Called on Enter or a click on an entry. */
  onChoose: (id: string) => void;
  /** Whether some sources are still loading. @default false */
  loading?: boolean | undefined;
  /** Message when nothing was found. */
  emptyText: ReactNode;
  /** Controls the focus after closing. @default it returns to where it was */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** A search dialog for navigating anywhere: type, move by arrow keys, Enter. The focus stays in the search box. */
export function CommandPalette({ open, onOpenChange, label, onCloseAutoFocus, ...search }: CommandPaletteProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          aria-describedby={undefined}
          onInteractOutside={keepForNotices}
          {...(onCloseAutoFocus === undefined ? {} : { onCloseAutoFocus })}
          className={cn(
            'fixed inset-x-0 top-[calc(min(12dvh,96px)+var(--notice-now,0px))] z-(--z-dialog) mx-auto flex max-h-[min(70dvh,560px)] w-[calc(100vw-32px)] max-w-160 animate-fade-in flex-col overflow-hidden rounded-lg bg-surface-raised text-ink shadow-dialog outline-none',
            'max-tablet:top-(--notice-now,0px) max-tablet:bottom-0 max-tablet:m-0 max-tablet:max-h-none max-tablet:w-full max-tablet:max-w-none max-tablet:rounded-none',
          )}
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <PaletteSearch label={label} {...search} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type PaletteSearchProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange' | 'onCloseAutoFocus'>;

function PaletteSearch({ label, query, onQueryChange, groups, onChoose, loading = false, emptyText }: PaletteSearchProps) {
  const { t } = useLingui();
  const listId = useId();
  const [moved, setMoved] = useState<string>();
  const shown = groups.filter((group) => group.entries.length > 0);
  const entries = shown.flatMap((group) => group.entries);
  // The highlighted entry stays highlighted while further results arrive; if it is gone, the first one is.
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.id === moved),
  );
  const active = entries[at];

  useEffect(() => {
    if (active) document.getElementById(`${listId}${active.id}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a pinyin composition belongs to the input method.
    if (isComposing(event)) return;
    const to = { ArrowDown: (at + 1) % entries.length, ArrowUp: (at - 1 + entries.length) % entries.length }[event.key];
    if (event.key === 'Enter' && active) onChoose(active.id);
    else if (to !== undefined) setMoved(entries[to]?.id);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="flex h-13 flex-none items-center gap-3 border-b border-line px-4">
        {loading ? <Spinner className="text-ink-faint" /> : <SearchIcon aria-hidden className="size-4.5 flex-none text-ink-faint" />}
        <input
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active ? `${listId}${active.id}` : undefined}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={query}
          className="h-full min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-ink-faint"
          onChange={(event) => {
            onQueryChange(event.currentTarget.value);
            setMoved(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <Radix.Close className="flex min-h-8 flex-none items-center rounded-sm px-1.5 text-sm text-ink-muted hover:text-ink max-tablet:min-h-11">
          <Kbd className="max-tablet:hidden">Esc</Kbd>
          <span className="tablet:sr-only">{t`关闭`}</span>
        </Radix.Close>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist has neither groups nor icons */}
      <div id={listId} role="listbox" aria-label={label} aria-busy={loading} className="min-h-0 flex-1 overflow-y-auto">
        {shown.map((group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the group of a list box
          <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`} className="px-2 pb-2 first:pt-2">
            <div id={`${listId}-${group.id}`} className="px-2.5 py-1.5 text-xs text-ink-muted">
              {group.title}
            </div>
            {group.entries.map((entry) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are handled by the search box
              <div
                key={entry.id}
                id={`${listId}${entry.id}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
                role="option"
                aria-selected={entry.id === active?.id}
                data-active={entry.id === active?.id ? '' : undefined}
                onPointerMove={() => setMoved(entry.id)}
                onClick={() => onChoose(entry.id)}
                className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1 text-ink select-none data-active:bg-surface-hover max-tablet:min-h-11"
              >
                {entry.icon !== undefined && <span className="flex-none text-ink-faint">{entry.icon}</span>}
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{entry.label}</span>
                  {entry.detail !== undefined && <span className="block truncate text-xs text-ink-muted">{entry.detail}</span>}
                </span>
                {entry.note !== undefined && (
                  <span className="max-w-[50%] flex-none truncate text-sm text-ink-muted tabular-nums">{entry.note}</span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <output className="block flex-none px-4 text-center text-sm text-ink-muted not-empty:py-8">
        {entries.length === 0 && !loading && emptyText}
      </output>
    </>
  );
}
