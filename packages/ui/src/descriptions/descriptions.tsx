import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface DescriptionItem {
  label: ReactNode;
  value: ReactNode;
  /** How many of the columns it takes. @default 1 */
  span?: 1 | 2 | 3 | undefined;
  /** Identifies the item where its label is not text. */
  id?: string | undefined;
}

export interface DescriptionsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /** Columns on a wide screen; one on a phone. @default 1 */
  columns?: 1 | 2 | 3 | undefined;
  /** Label beside the value, or above it as on fact sheets. @default 'beside' */
  layout?: 'beside' | 'above' | undefined;
}

/** Facts as label and value, in columns: all labels of a column are as wide as its widest, so that the eye runs down the values. */
export function Descriptions({ items, columns = 1, layout = 'beside', className, ...props }: DescriptionsProps) {
  return (
    <dl
      {...props}
      className={cn('grid gap-x-6 text-sm', layout === 'above' ? 'gap-y-3.5' : 'gap-y-1.5', columnsOf[layout][columns], className)}
    >
      {items.map((item, index) => (
        <div
          key={item.id ?? (typeof item.label === 'string' ? item.label : index)}
          className={cn(
            'min-w-0',
            layout === 'beside' && 'grid grid-cols-subgrid items-baseline gap-x-4',
            spanOf[layout][narrower(item.span ?? 1, columns)],
          )}
        >
          <dt className={cn('text-ink-muted', layout === 'above' ? 'text-xs' : 'min-w-18')}>{item.label}</dt>
          <dd
            className={cn(
              'min-w-0 text-ink tabular-nums [overflow-wrap:anywhere]',
              layout === 'above' ? 'text-md font-semibold' : 'col-[2/-1]',
            )}
          >
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A fact beside its label takes two tracks: that of the labels, which never takes the room of the values, and that of the values. */
const columnsOf = {
  beside: {
    1: 'grid-cols-[fit-content(45%)_minmax(0,1fr)]',
    2: 'grid-cols-[fit-content(45%)_minmax(0,1fr)] tablet:grid-cols-[repeat(2,fit-content(24%)_minmax(0,1fr))]',
    3: 'grid-cols-[fit-content(45%)_minmax(0,1fr)] tablet:grid-cols-[repeat(2,fit-content(24%)_minmax(0,1fr))] desktop:grid-cols-[repeat(3,fit-content(16%)_minmax(0,1fr))]',
  },
  above: { 1: 'grid-cols-1', 2: 'grid-cols-1 tablet:grid-cols-2', 3: 'grid-cols-2 tablet:grid-cols-3' },
};
/** No fact takes more columns than there are. */
const narrower = <Count extends number>(span: Count, columns: Count): Count => (span < columns ? span : columns);
const spanOf = {
  beside: { 1: 'col-span-2', 2: 'col-span-2 tablet:col-span-4', 3: 'col-span-2 tablet:col-span-4 desktop:col-span-6' },
  above: { 1: '', 2: 'col-span-full tablet:col-span-2', 3: 'col-span-full' },
};
