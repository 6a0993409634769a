import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface ToolbarProps extends ComponentProps<'div'> {
  /** Controls at the right edge: density, columns, export. */
  end?: ReactNode;
}

/** A row of controls above a table or list. It wraps when there is not enough room. */
export function Toolbar({ end, className, children, ...props }: ToolbarProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would carry a form's meaning and box
    <div role="group" {...props} className={cn('flex flex-wrap items-center gap-2 px-4 py-3 print:hidden', className)}>
      {children}
      {end !== undefined && <div className="ml-auto flex flex-wrap items-center gap-2">{end}</div>}
    </div>
  );
}
