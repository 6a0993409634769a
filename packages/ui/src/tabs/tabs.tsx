import { createContext, use, useCallback, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';

interface TabsState {
  readonly value: string | undefined;
  readonly choose: (value: string) => void;
  /** Whether a tab opens on focus. */
  readonly follows: boolean;
  readonly idOf: (part: 'tab' | 'panel', value: string) => string;
}

const TabsContext = createContext<TabsState | undefined>(undefined);

function useTabs(): TabsState {
  const state = use(TabsContext);
  if (state) return state;
  throw new Error('This part of tabs must be used inside <Tabs>.');
}

export type TabsProps = Omit<React.ComponentProps<'div'>, 'defaultValue'> & {
  /** Value of the open tab. Omit it for an uncontrolled component. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether a tab opens on focus or only on click. @default 'automatic' */
  activationMode?: 'automatic' | 'manual' | undefined;
};

/** Tabs for several views of one subject. Use `value` and `onValueChange` to keep the open tab in the URL. */
export function Tabs({ value, defaultValue, onValueChange, activationMode = 'automatic', ...props }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const open = value ?? own;
  const choose = useCallback(
    (next: string) => {
      setOwn(next);
      if (next !== open) onValueChange?.(next);
    },
    [open, onValueChange],
  );
  const follows = activationMode === 'automatic';
  const state = useMemo<TabsState>(
    () => ({ value: open, choose, follows, idOf: (part, of) => `${id}${part}-${of}` }),
    [open, choose, follows, id],
  );
  return (
    <TabsContext value={state}>
      <div {...props} />
    </TabsContext>
  );
}

/** Index of the tab that a key moves to; undefined for other keys. */
const stepTo = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** Moves the focus to the next tab, which then opens. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  const at = tabs.findIndex((tab) => tab === event.target);
  const to = at < 0 ? undefined : stepTo(event.key, at, tabs.length);
  if (to === undefined) return;
  event.preventDefault();
  tabs[to]?.focus();
}

/** The row of tabs. It scrolls horizontally when there is not enough room. */
export const TabList = ({ className, ...props }: React.ComponentProps<'div'>) => (
  <div
    role="tablist"
    aria-orientation="horizontal"
    // Focus goes to the tabs inside.
    tabIndex={-1}
    onKeyDown={step}
    className={cn('flex gap-6 overflow-x-auto border-b border-line outline-none scrollbar-none', className)}
    {...props}
  />
);

export type TabProps = Omit<React.ComponentProps<'button'>, 'value'> & {
  value: string;
  /** Count shown beside the label. */
  count?: number | undefined;
};

/** A tab of a TabList. */
export function Tab({ value, count, className, children, ...props }: TabProps) {
  const { value: open, choose, follows, idOf } = useTabs();
  const active = open === value;
  return (
    <button
      type="button"
      role="tab"
      id={idOf('tab', value)}
      aria-selected={active}
      aria-controls={idOf('panel', value)}
      data-state={active ? 'active' : 'inactive'}
      tabIndex={active ? 0 : -1}
      onClick={() => choose(value)}
      onFocus={() => follows && choose(value)}
      className={cn(
        'relative flex h-10 flex-none items-center gap-1.5 whitespace-nowrap text-ink-muted hover:text-ink max-tablet:h-11',
        'focus-visible:-outline-offset-2 disabled:text-ink-faint',
        'data-[state=active]:font-semibold data-[state=active]:text-ink',
        'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-transparent data-[state=active]:after:bg-accent',
        className,
      )}
      {...props}
    >
      {children}
      {count !== undefined && ' '}
      {count !== undefined && <span className="text-xs font-normal text-ink-faint">{count}</span>}
    </button>
  );
}

/** Content of the tab with the same `value`. */
export function TabPanel({ value, className, children, ...props }: React.ComponentProps<'div'> & { value: string }) {
  const { value: open, idOf } = useTabs();
  const active = open === value;
  return (
    <div
      role="tabpanel"
      id={idOf('panel', value)}
      aria-labelledby={idOf('tab', value)}
      data-state={active ? 'active' : 'inactive'}
      hidden={!active}
      tabIndex={0}
      className={cn('soft:pt-4', className)}
      {...props}
    >
      {active && children}
    </div>
  );
}
