import { useEffect, useId, useRef } from 'react';
import { useOptimisticValue } from '../optimistic-value/use-optimistic-value.ts';
import { cn } from '../cn.ts';
import { scrollIntoRow } from '../scroll-edges/scroll-into-row.ts';
import { useScrollEdges } from '../scroll-edges/use-scroll-edges.ts';

export interface StatusChip {
  value: string;
  label: string;
  /** Number of items in this state. */
  count?: number | undefined;
  /** State glyph, 9 px. */
  glyph?: React.ReactNode;
  /** Draws a line before this chip, to separate a different kind of state. @default false */
  divided?: boolean | undefined;
}

export interface StatusChipsProps extends Omit<React.ComponentProps<'div'>, 'onChange'> {
  /** Accessible name. */
  label: string;
  chips: readonly StatusChip[];
  value: string;
  onValueChange: (value: string) => void;
}

/** The width in px of the fade at the edges of a row that scrolls. */
const FADE = 48;

/** A choice of states with counts, as a radio group. When there is not enough room, the row scrolls and fades at its edges; the chosen state is in view. */
export function StatusChips({ label, chips, value, onValueChange, className, ...props }: StatusChipsProps) {
  const name = useId();
  const [chosen, choose] = useOptimisticValue(value, onValueChange);
  const row = useRef<HTMLDivElement>(null);
  useScrollEdges(row);
  useEffect(() => {
    const chip = row.current?.querySelector(':checked')?.parentElement;
    if (row.current && chip) scrollIntoRow(row.current, chip, FADE);
  }, [chosen]);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      {...props}
      ref={row}
      className={cn(
        'overflow-x-auto scrollbar-none data-more-after:mask-r-from-[calc(100%-48px)] data-more-before:mask-l-from-[calc(100%-48px)] print:hidden',
        className,
      )}
    >
      <div className="flex w-max items-center gap-1 px-3 py-2.5">
        {chips.map((chip) => (
          <span key={chip.value} className="contents">
            {chip.divided === true && <span aria-hidden className="mx-1.5 h-4 w-px flex-none bg-line" />}
            <label className="relative inline-flex h-7 flex-none cursor-pointer items-center gap-1.5 rounded-sm px-2.5 text-sm whitespace-nowrap text-ink-muted hover:bg-surface-hover has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus max-tablet:h-9">
              <input
                type="radio"
                name={name}
                value={chip.value}
                checked={chip.value === chosen}
                onChange={() => choose(chip.value)}
                className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              {chip.glyph}
              {chip.label}
              {chip.count !== undefined && <span className="text-xs font-normal tabular-nums opacity-90">{chip.count}</span>}
            </label>
          </span>
        ))}
      </div>
    </div>
  );
}
