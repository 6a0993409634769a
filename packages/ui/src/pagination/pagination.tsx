import { Trans, useLingui } from '@lingui/react/macro';
import { useOptimisticValue } from '../optimistic-value/use-optimistic-value.ts';
import { cn } from '../cn.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { pageNumbers } from './page-numbers.ts';

export interface PaginationProps extends Omit<React.ComponentProps<'nav'>, 'onChange'> {
  /** Current page, from 1. */
  page: number;
  pageSize: number;
  /** Total number on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** Omit for a fixed page size. Changing the size returns to page 1. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** @default 10, 20, 50, 100 */
  pageSizes?: readonly number[] | undefined;
  /** Shows "共 N 条" first. @default false */
  showTotal?: boolean | undefined;
}

/** Pagination of a list: previous, page numbers, next, page size. Phones show "current / total" instead of numbers. */
export function Pagination({
  page: pageNow,
  pageSize: sizeNow,
  total,
  onPageChange,
  onPageSizeChange,
  pageSizes = usualSizes,
  showTotal = false,
  className,
  ...props
}: PaginationProps) {
  const { t } = useLingui();
  const [page, turnTo] = useOptimisticValue(pageNow, onPageChange);
  const [pageSize, resize] = useOptimisticValue(sizeNow, onPageSizeChange);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav
      aria-label={t`分页`}
      className={cn('flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted max-tablet:justify-between', className)}
      {...props}
    >
      {showTotal && (
        <span className="mr-2">
          <Trans>共 {total} 条</Trans>
        </span>
      )}
      <ul className="flex items-center gap-0.5">
        <li>
          <button type="button" className={step} aria-label={t`上一页`} disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            <ChevronLeftIcon aria-hidden />
          </button>
        </li>
        <li className="min-w-11 text-center tabular-nums tablet:hidden">
          {page} / {pages}
        </li>
        {pageNumbers(page, pages).map((number, index) =>
          number === undefined ? (
            <li key={index === 1 ? 'gap-start' : 'gap-end'} aria-hidden className="min-w-7 text-center max-tablet:hidden">
              …
            </li>
          ) : (
            <li key={number} className="max-tablet:hidden">
              <button
                type="button"
                aria-label={t`第 ${number} 页`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => turnTo(number)}
                className={cn(step, 'aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent')}
              >
                {number}
              </button>
            </li>
          ),
        )}
        <li>
          <button type="button" className={step} aria-label={t`下一页`} disabled={page >= pages} onClick={() => turnTo(page + 1)}>
            <ChevronRightIcon aria-hidden />
          </button>
        </li>
      </ul>
      {onPageSizeChange !== undefined && (
        <span className="relative">
          <select
            aria-label={t`每页条数`}
            value={pageSize}
            onChange={(event) => resize(Number(event.currentTarget.value))}
            className="h-7 cursor-pointer appearance-none rounded-sm border border-line-strong bg-surface pr-7 pl-2.5 text-sm text-ink max-tablet:h-11"
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {t`${size} 条/页`}
              </option>
            ))}
          </select>
          <ChevronDownIcon aria-hidden className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-ink-faint" />
        </span>
      )}
    </nav>
  );
}

const step =
  'grid h-7 min-w-7 place-items-center rounded-sm px-1.5 tabular-nums not-disabled:hover:bg-surface-hover disabled:text-ink-faint disabled:opacity-60 max-tablet:h-11 max-tablet:min-w-11';

const usualSizes: readonly number[] = [10, 20, 50, 100];
