import { LoadingRegion, Skeleton } from '@lianxin/ui';

/** A placeholder for a page, shown after 200 ms. */
export const LoadingPage = () => (
  <LoadingRegion className="mx-auto w-full max-w-[1648px] px-6 pt-5 max-tablet:px-3">
    <Skeleton className="mb-5 h-6 w-40" />
    <Skeleton className="mb-4 h-18" />
    <Skeleton className="h-80" />
  </LoadingRegion>
);
