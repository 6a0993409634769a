import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** Content for print only, such as a copy number or the time of printing. */
export function PrintOnly({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('hidden print:block', className)} />;
}

/** Content not to print, such as controls and hints. */
export function NoPrint({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('print:hidden', className)} />;
}
