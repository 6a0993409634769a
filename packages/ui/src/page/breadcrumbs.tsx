import { useLingui } from '@lingui/react/macro';
import { ChevronRightIcon } from '../icons/index.ts';
import type { ComponentProps } from 'react';
import { Anchor } from '../anchor/anchor.tsx';
import { cn } from '../cn.ts';

export interface Crumb {
  label: string;
  /** Link target; omit it for the last one, the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly Crumb[];
}

/** Path from the section to the current page. */
export function Breadcrumbs({ items, className, ...props }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`位置`} {...props} className={cn('print:hidden', className)}>
      <ol className="flex flex-wrap items-center gap-1.5 text-xs text-ink-muted">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-center gap-1.5">
            {index > 0 && <ChevronRightIcon aria-hidden className="size-3 text-ink-faint" />}
            {item.href !== undefined && index < items.length - 1 ? (
              <Anchor
                href={item.href}
                className="rounded-xs hover:text-accent hover:underline focus-visible:outline-2 focus-visible:outline-focus"
              >
                {item.label}
              </Anchor>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined} className="text-ink-faint">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
