import type { ReactNode } from 'react';

/** The clauses of an agreement, numbered. */
export const Clauses = ({ children }: { readonly children: ReactNode }) => (
  <ol className="flex list-decimal flex-col gap-2 pl-5 text-sm leading-6 marker:text-ink-muted">{children}</ol>
);
