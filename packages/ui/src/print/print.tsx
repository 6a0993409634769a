import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** Shown on paper only: the number of a copy, the time of printing. */
export function PrintOnly({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('hidden print:block', className)} />;
}

/** Kept off paper: controls, chrome, hints. */
export function NoPrint({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('print:hidden', className)} />;
}
