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

/** Facts as label and value, in columns, so that the eye runs down the values. */
export function Descriptions({ items, columns = 1, layout = 'beside', className, ...props }: DescriptionsProps) {
  return (
    <dl {...props} className={cn('grid gap-x-6 text-sm', layout === 'above' ? 'gap-y-3.5' : 'gap-y-1.5', columnsOf[columns], className)}>
      {items.map((item, index) => (
        <div
          key={item.id ?? (typeof item.label === 'string' ? item.label : index)}
          className={cn(
            layout === 'above' ? 'min-w-0' : 'grid min-w-0 grid-cols-[minmax(72px,auto)_minmax(0,1fr)] gap-x-4',
            spanOf[item.span ?? 1],
          )}
        >
          <dt className={cn('text-ink-muted', layout === 'above' && 'text-xs')}>{item.label}</dt>
          <dd className={cn('min-w-0 text-ink tabular-nums [overflow-wrap:anywhere]', layout === 'above' && 'text-md font-semibold')}>
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const columnsOf = { 1: 'grid-cols-1', 2: 'grid-cols-1 tablet:grid-cols-2', 3: 'grid-cols-1 tablet:grid-cols-2 desktop:grid-cols-3' };
const spanOf = { 1: '', 2: 'tablet:col-span-2', 3: 'tablet:col-span-2 desktop:col-span-3' };
