import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cn } from '../cn.ts';

export interface QueueItem {
  id: string;
  title: string;
  /** Formatted amount. */
  amount: string;
  /** Faint text on the left: who and when. */
  meta: React.ReactNode;
  /** Faint text or a tag on the right, such as the term or a warning. */
  note?: React.ReactNode;
  /** Why the person may not handle the item; it stays readable. */
  disabledReason?: string | undefined;
  /** Why the item cannot be part of a batch. */
  aloneReason?: string | undefined;
}

export interface QueueProps extends Omit<React.ComponentProps<'ol'>, 'onSelect'> {
  /** Accessible name. */
  label: string;
  items: readonly QueueItem[];
  /** Id of the open item, which has its details shown. */
  currentId?: string | undefined;
  /** Called when the person moves to an item. */
  onCurrentChange: (id: string) => void;
  /** Called on Enter or a click on the current item. */
  onOpen?: ((id: string) => void) | undefined;
  /** Ids of the ticked items. Omit for a queue without batch actions. */
  checked?: ReadonlySet<string> | undefined;
  onCheckedChange?: ((checked: ReadonlySet<string>) => void) | undefined;
}

/** A work queue. ↑ ↓ or K J move, Enter opens, X or Space ticks. */
export function Queue({
  label: name,
  items,
  currentId,
  onCurrentChange,
  onOpen,
  checked,
  onCheckedChange,
  className,
  ...props
}: QueueProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const current = items.findIndex((item) => item.id === currentId);

  useEffect(() => {
    list.current?.children.item(current)?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const toggle = (item: QueueItem) => {
    if (checked === undefined || item.disabledReason !== undefined || item.aloneReason !== undefined) return;
    const next = new Set(checked);
    if (!next.delete(item.id)) next.add(item.id);
    onCheckedChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    const to = step === undefined ? undefined : items[Math.min(Math.max(current + step, 0), items.length - 1)];
    const item = items[current];
    if (to !== undefined) {
      onCurrentChange(to.id);
      list.current?.querySelectorAll<HTMLElement>('[data-id]').item(items.indexOf(to)).focus();
    } else if (event.key === 'Enter' && item !== undefined) onOpen?.(item.id);
    else if ((event.key === 'x' || event.key === ' ') && item !== undefined && event.target instanceof HTMLButtonElement) toggle(item);
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the buttons inside
    <ol {...props} ref={list} aria-label={name} onKeyDown={onKeyDown} className={cn('min-h-0 overflow-y-auto bg-surface', className)}>
      {items.map((item, index) => {
        const { title: label } = item;
        const disabled = item.disabledReason !== undefined;
        const on = item.id === currentId;
        return (
          <li
            key={item.id}
            aria-current={on ? 'true' : undefined}
            className="relative flex items-start gap-3 border-b border-line px-4 py-3 text-sm before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-accent before:opacity-0 hover:bg-surface-hover aria-[current]:bg-surface-selected aria-[current]:before:opacity-100"
          >
            {checked !== undefined && (
              <Checkbox
                aria-label={t`选择 ${label}`}
                checked={checked.has(item.id)}
                disabled={disabled || item.aloneReason !== undefined}
                title={item.aloneReason}
                onCheckedChange={() => toggle(item)}
                className="relative z-1 -mt-0.5"
              />
            )}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its title and amount name it */}
            <button
              type="button"
              data-id={item.id}
              tabIndex={on || (current < 0 && index === 0) ? 0 : -1}
              onClick={() => (on ? onOpen?.(item.id) : onCurrentChange(item.id))}
              className="min-w-0 flex-1 text-left before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className={cn('line-clamp-2 text-balance', disabled ? 'text-ink-muted' : 'font-medium text-ink')}>{item.title}</span>
                <span className={cn('text-md tabular-nums', disabled ? 'text-ink-muted' : 'font-semibold text-ink')}>{item.amount}</span>
              </span>
              <span className="mt-0.75 flex min-h-5 flex-wrap items-center justify-between gap-x-3 text-xs text-ink-muted">
                <span>{item.meta}</span>
                <span className="flex-none">{item.disabledReason ?? item.note}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
