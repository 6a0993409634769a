import { FootBar } from '@lianxin/ui';
import type { ReactNode } from 'react';

/** The way on at the end of a step; on a phone it stays at the bottom of the screen. */
export const StepActs = ({ children }: { readonly children: ReactNode }) => (
  <FootBar className="flex flex-wrap items-center justify-end gap-3 max-tablet:flex-nowrap max-tablet:*:min-w-0 max-tablet:*:flex-1">
    {children}
  </FootBar>
);
