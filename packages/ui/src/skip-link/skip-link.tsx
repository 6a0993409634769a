import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Id of the target element. @default 'main' */
  target?: string | undefined;
}

/** Link to skip the navigation, as the first tab stop. Invisible until focused. */
export function SkipLink({ target: id = 'main', className, children, ...props }: SkipLinkProps) {
  return (
    <a
      {...props}
      href={`#${id}`}
      className={cn(
        'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-(--z-toast) focus:rounded-sm focus:bg-accent focus:px-4 focus:py-2 focus:text-accent-ink focus:outline-2 focus:outline-offset-2 focus:outline-focus',
        className,
      )}
    >
      {children ?? <Trans>跳到正文</Trans>}
    </a>
  );
}
