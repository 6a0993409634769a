import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface DescriptionItem {
  label: ReactNode;
  value: ReactNode;
  /** Number of columns the item spans. @default 1 */
  span?: 1 | 2 | 3 | undefined;
  /** Required key when the label is not text. */
  id?: string | undefined;
}

export interface DescriptionsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /** Columns on a wide screen; always one on phones. @default 1 */
  columns?: 1 | 2 | 3 | undefined;
  /** Label beside or above the value. @default 'beside' */
  layout?: 'beside' | 'above' | undefined;
}

/** A description list in columns. Labels of a column have the same width, so that the values are aligned. */
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
            {typeof item.value === 'string' ? keepDatesWhole(item.value) : item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const FIRST_DATE = /^(.*?)(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?)(.*)$/s;

/** Browsers break lines at the hyphens of a date, which makes it hard to read. */
function keepDatesWhole(text: string): ReactNode {
  const [, before, date, after = ''] = FIRST_DATE.exec(text) ?? [];
  if (date === undefined) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{date}</span>
      {keepDatesWhole(after)}
    </>
  );
}

/** With labels beside the values, every column has two grid tracks: one for labels and one for values. */
const columnsOf = {
  beside: {
    1: 'grid-cols-[fit-content(45%)_minmax(0,1fr)]',
    2: 'grid-cols-[fit-content(45%)_minmax(0,1fr)] tablet:grid-cols-[repeat(2,fit-content(24%)_minmax(0,1fr))]',
    3: 'grid-cols-[fit-content(45%)_minmax(0,1fr)] tablet:grid-cols-[repeat(2,fit-content(24%)_minmax(0,1fr))] desktop:grid-cols-[repeat(3,fit-content(16%)_minmax(0,1fr))]',
  },
  above: { 1: 'grid-cols-1', 2: 'grid-cols-1 tablet:grid-cols-2', 3: 'grid-cols-2 tablet:grid-cols-3' },
};
/** Limits the span of an item to the number of columns. */
const narrower = <Count extends number>(span: Count, columns: Count): Count => (span < columns ? span : columns);
const spanOf = {
  beside: { 1: 'col-span-2', 2: 'col-span-2 tablet:col-span-4', 3: 'col-span-2 tablet:col-span-4 desktop:col-span-6' },
  above: { 1: '', 2: 'col-span-full tablet:col-span-2', 3: 'col-span-full' },
};
