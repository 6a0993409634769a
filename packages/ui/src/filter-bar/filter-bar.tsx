import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../cn.ts';
import { FilterIcon } from '../icons/index.ts';

export interface FilterBarProps extends Omit<React.ComponentProps<'form'>, 'onReset'> {
  /** Less common filters, collapsed behind 更多筛选. */
  more?: React.ReactNode;
  /** Label of the button that expands them. @default 更多筛选 */
  moreLabel?: string | undefined;
  /** Number of set filters among the collapsed ones. */
  moreCount?: number | undefined;
  /** Clears all filters; its button is shown when any is set. */
  onReset?: (() => void) | undefined;
  /** Whether any filter is set. @default moreCount > 0 */
  active?: boolean | undefined;
  /** Controls on the right: density, columns, export. */
  end?: React.ReactNode;
  /** Whether the further filters are expanded initially. @default false */
  defaultOpen?: boolean | undefined;
}

/** A row of the most common filters; the others are collapsed, with the number of set ones shown. */
export function FilterBar({
  more,
  moreLabel,
  moreCount = 0,
  onReset,
  active = moreCount > 0,
  end,
  defaultOpen = false,
  className,
  children,
  onSubmit,
  ...props
}: FilterBarProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <form
      aria-label={t`筛选`}
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event);
      }}
      className={cn('px-4 py-3 max-tablet:px-3 print:hidden', className)}
    >
      <div className="flex flex-wrap items-center gap-2">
        {children}
        {more !== undefined && (
          <Button
            intent="quiet"
            icon={<FilterIcon aria-hidden />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className={cn('px-2.5 text-sm font-normal max-tablet:-ml-2.5', moreCount > 0 && 'text-accent')}
          >
            {moreLabel ?? <Trans>更多筛选</Trans>}
            {moreCount > 0 && (
              <span className="min-w-4.5 rounded-full bg-accent-soft px-1 text-center text-xs font-semibold text-accent">
                <span aria-hidden>{moreCount}</span>
                <span className="sr-only">{t`已设置 ${moreCount} 项`}</span>
              </span>
            )}
          </Button>
        )}
        {active && onReset !== undefined && (
          <Button intent="quiet" onClick={onReset} className="px-2.5 text-sm font-normal">
            <Trans>重置</Trans>
          </Button>
        )}
        {end !== undefined && <div className="ml-auto flex items-center gap-2">{end}</div>}
      </div>
      {more !== undefined && (
        <div id={id} hidden={!open} className="pt-3">
          <div className="grid gap-x-6 gap-y-3 tablet:grid-cols-2 desktop:grid-cols-4">{more}</div>
        </div>
      )}
    </form>
  );
}
