import { PageHeader } from '@lianxin/ui';
import type { ReactNode } from 'react';

export interface NarrowPageProps {
  /** The page's h1; undefined if the content has one. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A page of reading width. */
export const NarrowPage = ({ title, children }: NarrowPageProps) => (
  <div className="mx-auto w-full max-w-[960px] px-6 py-6 max-tablet:px-4 max-tablet:pt-4">
    {title !== undefined && <PageHeader title={title} />}
    <div className="flex min-w-0 flex-col gap-4">{children}</div>
  </div>
);
