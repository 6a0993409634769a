import { Trans, useLingui } from '@lingui/react/macro';
import { cn } from '../cn.ts';
import { MinusIcon, XIcon } from '../icons/index.ts';

export interface BatchBarProps extends React.ComponentProps<'section'> {
  /** Number of selected rows; the bar is hidden at 0. */
  count: number;
  /** What the selected rows have in common: issuer, due dates. */
  summary?: React.ReactNode;
  /** Sum of the selected rows, formatted. */
  sum?: string | undefined;
  /** Action buttons, the main one first. */
  children?: React.ReactNode;
  /** Clears the selection. */
  onClose: () => void;
}

/** Sticky bar at the bottom while rows are selected, with count, summary, sum and actions. */
export function BatchBar({ count, summary, sum, onClose, className, children, ...props }: BatchBarProps) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <section
      aria-label={t`批量操作`}
      {...props}
      className={cn(
        'sticky bottom-3.5 z-(--z-batch) mx-auto mt-4 flex min-h-14 w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface-raised py-2 pr-3 pl-5 text-ink shadow-bar print:hidden',
        'max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:w-full max-tablet:rounded-none max-tablet:px-4',
        className,
      )}
    >
      <output className="flex items-center gap-2.5 font-medium whitespace-nowrap">
        <span aria-hidden className="grid size-4 place-items-center rounded-xs bg-accent text-accent-ink">
          <MinusIcon className="size-3" />
        </span>
        <span>
          <Trans>已选 {count} 笔</Trans>
        </span>
      </output>
      {(summary !== undefined || sum !== undefined) && (
        <span className="flex items-baseline gap-4 border-line text-sm whitespace-nowrap text-ink-muted tablet:border-l tablet:pl-4">
          {summary}
          {sum !== undefined && (
            <span>
              <Trans>合计</Trans>
              <span className="ml-3 text-lg font-semibold text-ink tabular-nums">{sum}</span>
            </span>
          )}
        </span>
      )}
      <span className="flex flex-wrap items-center gap-2 border-line tablet:border-l tablet:pl-4">{children}</span>
      <button
        type="button"
        aria-label={t`取消选择`}
        onClick={onClose}
        className="ml-auto grid size-8 flex-none place-items-center rounded-sm text-ink-muted hover:bg-surface-hover max-tablet:size-11"
      >
        <XIcon aria-hidden />
      </button>
    </section>
  );
}
