import type { ReactNode } from 'react';

/** The way on at the end of a step; on a phone it stays at the bottom of the screen. */
export const StepActs = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-end gap-3 max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-(--z-batch) max-tablet:flex-nowrap max-tablet:border-t max-tablet:border-line max-tablet:bg-surface max-tablet:px-4 max-tablet:pt-2 max-tablet:pb-[max(8px,env(safe-area-inset-bottom))] max-tablet:*:min-w-0 max-tablet:*:flex-1">
    {children}
  </div>
);
