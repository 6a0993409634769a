import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cn } from '../cn.ts';
import { useSelectionRange } from '../selection-range/selection-range.ts';

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
  /** Items of one group follow one another under its heading. */
  group?: QueueGroup | undefined;
}

/** Items that came together, such as the rows of one sheet. */
export interface QueueGroup {
  id: string;
  label: string;
  /** How many and how much, beside the label. */
  note?: React.ReactNode;
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

/** A work queue. ↑ ↓ or K J move, Enter opens, X or Space ticks; with Shift a range. All and each group can be ticked at once. */
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
    if (current >= 0) list.current?.querySelectorAll('[data-id]').item(current)?.closest('li')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const range = useSelectionRange();
  const ids = items.map(({ id }) => id);
  const tick = (these: readonly string[], on: boolean) => {
    const next = new Set(checked);
    for (const { id } of items.filter((item) => mayTick(item) && these.includes(item.id))) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onCheckedChange?.(next);
  };
  const toggle = (item: QueueItem, shift: boolean) => {
    if (checked !== undefined && mayTick(item)) tick(range.covers(ids, item.id, shift), shift || !checked.has(item.id));
  };
  const tickBox = (label: string, these: readonly QueueItem[], className?: string) => {
    const open = these.filter(mayTick);
    const count = open.filter(({ id }) => checked?.has(id)).length;
    return (
      <Checkbox
        aria-label={label}
        checked={count > 0 && count === open.length}
        indeterminate={count > 0 && count < open.length}
        disabled={open.length === 0}
        onCheckedChange={(on) =>
          tick(
            open.map(({ id }) => id),
            on,
          )
        }
        className={className}
      />
    );
  };
  const tickable = items.filter(mayTick).length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    const to = step === undefined ? undefined : items[Math.min(Math.max(current + step, 0), items.length - 1)];
    const item = items[current];
    if (to !== undefined) {
      if (event.shiftKey && checked !== undefined && item !== undefined) tick(range.follows(ids, item.id, to.id), true);
      onCurrentChange(to.id);
      list.current?.querySelectorAll<HTMLElement>('[data-id]').item(items.indexOf(to)).focus();
    } else if (event.key === 'Enter' && item !== undefined) onOpen?.(item.id);
    else if ((event.key === 'x' || event.key === ' ') && item !== undefined && event.target instanceof HTMLButtonElement)
      toggle(item, event.shiftKey);
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from the buttons inside
    <ol {...props} ref={list} aria-label={name} onKeyDown={onKeyDown} className={cn('min-h-0 overflow-y-auto bg-surface', className)}>
      {checked !== undefined && tickable > 1 && (
        <li className="flex items-center gap-3 border-b border-line bg-surface-sunken px-4 py-1.5 text-xs text-ink-muted">
          {tickBox(t`全选`, items)}
          <span className="tabular-nums">
            <Trans>全选可一起办理的 {tickable} 笔</Trans>
          </span>
        </li>
      )}
      {items.flatMap((item, index) => {
        const { title: label } = item;
        const disabled = item.disabledReason !== undefined;
        const on = item.id === currentId;
        const { group } = item;
        const heading = group !== undefined && group.id !== items[index - 1]?.group?.id && (
          <li key={`group ${group.id}`} className="flex items-start gap-3 border-b border-line bg-surface-inset px-4 py-2 text-xs">
            {checked !== undefined &&
              tickBox(
                group.label,
                items.filter((other) => other.group?.id === group.id),
                '-mt-0.5',
              )}
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{group.label}</span>
              <span className="tabular-nums">{group.note}</span>
            </span>
          </li>
        );
        return [
          heading,
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
                onCheckedChange={(_, shift) => toggle(item, shift)}
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
          </li>,
        ];
      })}
    </ol>
  );
}

/** Whether an item can be ticked for a batch. */
const mayTick = ({ disabledReason, aloneReason }: QueueItem): boolean => disabledReason === undefined && aloneReason === undefined;
