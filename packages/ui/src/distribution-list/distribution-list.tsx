import { useLingui } from '@lingui/react/macro';
import { cn } from '../cn.ts';
import { StackedBar } from '../stacked-bar/stacked-bar.tsx';
import type { TokenColor } from '../token-color/token-color.ts';

export interface DistributionRow {
  id: string;
  label: string;
  /** State glyph, 10 px. */
  glyph?: React.ReactNode;
  /** Formatted count: "41 笔". */
  count: string;
  /** Formatted sum. */
  amount: string;
  /** The sum as a number, for computing the share. */
  value: number;
  color: TokenColor;
  /** Not selectable even with `onRowSelect`, for a remainder. @default false */
  plain?: boolean | undefined;
}

export interface DistributionListProps extends Omit<React.ComponentProps<'div'>, 'onSelect'> {
  /** Accessible name of the whole. */
  label: string;
  rows: readonly DistributionRow[];
  /** Header of the name column for screen readers. @default 状态 */
  nameLabel?: string | undefined;
  /** Makes each row a button. */
  onRowSelect?: ((id: string) => void) | undefined;
}

/** A stacked bar with a row per state that shows count, sum and share. */
export function DistributionList({ label, rows, nameLabel, onRowSelect, className, ...props }: DistributionListProps) {
  const { t } = useLingui();
  const whole = rows.reduce((sum, row) => sum + row.value, 0);
  return (
    <div {...props} className={className}>
      <StackedBar label={label} shares={rows} className="mb-2" />
      <table aria-label={label} className="w-full border-separate border-spacing-0 text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{nameLabel ?? t`状态`}</th>
            <th scope="col">{t`笔数`}</th>
            <th scope="col">{t`金额`}</th>
            <th scope="col">{t`占比`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const cell = cn('h-8 not-first:pl-2.5 not-first:whitespace-nowrap', index < rows.length - 1 && 'border-b border-line');
            const name = (
              <>
                {row.glyph}
                {row.label}
              </>
            );
            return (
              <tr key={row.id}>
                <th scope="row" className={cn(cell, 'text-left font-normal text-ink')}>
                  {onRowSelect === undefined || row.plain === true ? (
                    <span className="flex items-center gap-2">{name}</span>
                  ) : (
                    <button
                      type="button"
                      onClick={() => onRowSelect(row.id)}
                      className="flex min-h-7 items-center gap-2 rounded-xs text-left hover:text-accent hover:underline"
                    >
                      {name}
                    </button>
                  )}
                </th>
                <td className={cn(cell, 'text-right text-ink-muted tabular-nums')}>{row.count}</td>
                <td className={cn(cell, 'text-right text-ink tabular-nums')}>{row.amount}</td>
                <td className={cn(cell, 'w-15 text-right text-ink-muted tabular-nums')}>{share(row.value, whole)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const share = (value: number, whole: number) => (whole === 0 ? '0.00%' : `${((value / whole) * 100).toFixed(2)}%`);
