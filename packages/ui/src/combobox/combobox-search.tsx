import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import { isComposing } from '../composition/index.ts';
import { CheckIcon, SearchIcon } from '../icons/index.ts';
import { useVirtualRows } from '../virtual-rows/use-virtual-rows.ts';
import { inputBox } from '../input/input-box.ts';
import { Spinner } from '../spinner/index.ts';

export type ComboboxOption<Value extends string = string> = {
  value: Value;
  label: string;
  /** Note at the end of the row, for example a number or why the option is disabled. */
  note?: React.ReactNode;
  /** Additional search terms, such as a credit code or pinyin. */
  keywords?: string | undefined;
  disabled?: boolean | undefined;
};

type ComboboxSearchProps<Value extends string> = {
  listId: string;
  options: readonly ComboboxOption<Value>[];
  chosen: Value | null;
  onChoose: (option: ComboboxOption<Value>) => void;
  onSearch: ((text: string) => void) | undefined;
  loading: boolean;
  label: string;
  emptyText: React.ReactNode;
  note: React.ReactNode;
};

const rowHeight = 34;
/** Number of rows from which the list is virtualised; below it, rendering all rows is cheaper than measuring. */
const virtualFrom = 100;

const matches = (option: ComboboxOption, text: string) =>
  text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => `${option.label} ${option.keywords ?? ''}`.toLocaleLowerCase().includes(word));

/** Index of the next enabled option in one direction; `from` when there is none. */
function step(options: readonly ComboboxOption[], from: number, by: 1 | -1): number {
  for (let at = from + by; at >= 0 && at < options.length; at += by) if (options[at]?.disabled !== true) return at;
  return from;
}

/** The search box with its list. The focus stays in the box; `aria-activedescendant` marks the row that Enter selects. */
export function ComboboxSearch<Value extends string>({
  listId,
  options,
  chosen,
  onChoose,
  onSearch,
  loading,
  label,
  emptyText,
  note,
}: ComboboxSearchProps<Value>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const rows = onSearch === undefined && text.trim() !== '' ? options.filter((option) => matches(option, text.trim())) : options;
  const [moved, setMoved] = useState<number>();
  const chosenAt = rows.findIndex((option) => option.value === chosen);
  const active = Math.min(moved ?? (chosenAt >= 0 ? chosenAt : step(rows, -1, 1)), rows.length - 1);
  const virtual = rows.length >= virtualFrom;
  const { indexes, before, scrollTo } = useVirtualRows({ scroller, count: rows.length, rowHeight, enabled: virtual });

  useEffect(() => {
    if (active < 0) return;
    if (virtual) scrollTo(active);
    else document.getElementById(`${listId}${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, listId, virtual, scrollTo]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    // Enter that confirms a pinyin composition belongs to the input method.
    if (isComposing(event)) return;
    const to: Record<string, number | undefined> = {
      ArrowDown: step(rows, active, 1),
      ArrowUp: step(rows, active, -1),
      PageDown: step(rows, Math.min(active + 8, rows.length) - 1, 1),
      PageUp: step(rows, Math.max(active - 8, -1), 1),
    };
    const next = to[event.key];
    const option = rows[active];
    if (next !== undefined) setMoved(next);
    else if (event.key === 'Enter' && option && option.disabled !== true) onChoose(option);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };

  return (
    <>
      <span className={cn(inputBox({ size: 'sm' }), 'm-1 mb-1.5 w-auto')}>
        {loading ? <Spinner className="text-ink-faint" /> : <SearchIcon className="text-ink-faint" />}
        <input
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}${active}` : undefined}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={text}
          className="h-full min-w-0 flex-1 bg-transparent outline-none"
          onChange={(event) => {
            setText(event.currentTarget.value);
            setMoved(undefined);
            onSearch?.(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot be styled, disabled by row or virtualised */}
      <div ref={scroller} id={listId} role="listbox" aria-label={label} aria-busy={loading} className="max-h-68 overflow-y-auto">
        <div role="presentation" style={virtual ? { height: rows.length * rowHeight, paddingTop: before } : undefined}>
          {indexes.map((index) => {
            const option = rows[index];
            if (option === undefined) return null;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are handled by the search box
              <div
                key={option.value}
                id={`${listId}${index}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
                role="option"
                aria-selected={option.value === chosen}
                aria-disabled={option.disabled === true || undefined}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                data-active={index === active ? '' : undefined}
                className="flex h-8.5 cursor-pointer items-center gap-2 rounded-sm px-2.5 text-sm text-ink select-none aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint data-active:bg-surface-hover"
                onPointerMove={() => (option.disabled === true ? undefined : setMoved(index))}
                onClick={() => (option.disabled === true ? undefined : onChoose(option))}
              >
                <span className="min-w-0 truncate">{option.label}</span>
                {option.note !== undefined && <span className="ml-auto flex-none text-xs text-ink-faint">{option.note}</span>}
                {option.value === chosen && <CheckIcon className={cn('text-accent', option.note === undefined && 'ml-auto')} />}
              </div>
            );
          })}
        </div>
      </div>
      <output className="block px-2.5 text-sm text-ink-faint not-empty:py-3">
        {rows.length === 0 && (loading ? <Trans>正在查找</Trans> : emptyText)}
      </output>
      {note !== undefined && rows.length > 0 && <p className="border-t border-line px-2.5 pt-2 pb-1 text-xs text-ink-muted">{note}</p>}
    </>
  );
}
