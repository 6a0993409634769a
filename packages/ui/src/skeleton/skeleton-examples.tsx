import { LoadingRegion, Skeleton, SkeletonText } from '@lianxin/ui';

/** A card on its way. */
export function Example() {
  return (
    <LoadingRegion className="flex w-80 flex-col gap-3">
      <Skeleton className="h-6 w-40" />
      <SkeletonText lines={3} />
    </LoadingRegion>
  );
}
