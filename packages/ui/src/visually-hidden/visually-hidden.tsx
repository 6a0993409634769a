import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** Words for screen readers where the eye is served by a shape or a place. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={cn('sr-only', className)} />;
}
