import { FootBar } from '@lianxin/ui';
import type { ReactNode } from 'react';

export const StepButtons = ({ children }: { readonly children: ReactNode }) => (
  <FootBar className="flex flex-wrap items-center justify-end gap-3 max-tablet:flex-nowrap max-tablet:*:min-w-0 max-tablet:*:flex-1">
    {children}
  </FootBar>
);
