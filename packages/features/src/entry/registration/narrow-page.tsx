import { PageHeader } from '@lianxin/ui';
import type { ReactNode } from 'react';

export interface NarrowPageProps {
  /** The page's one h1; without it the content brings its own. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A page about one matter, as wide as one reads. */
export const NarrowPage = ({ title, children }: NarrowPageProps) => (
  <div className="mx-auto w-full max-w-[960px] px-6 py-6 max-tablet:px-4 max-tablet:pt-4">
    {title !== undefined && <PageHeader title={title} />}
    <div className="flex min-w-0 flex-col gap-4">{children}</div>
  </div>
);
