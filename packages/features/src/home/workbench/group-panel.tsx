import { LoadingRegion, Skeleton } from '@lianxin/ui';
import { Suspense } from 'react';
import { LazyGroupTiles } from '../../group/index.ts';
import { Widget } from './widget.tsx';

/** What the data role finds in place of work: the group's figures, and the way to each of its enterprises. */
export const GroupPanel = () => (
  <Widget>
    <Suspense
      fallback={
        <LoadingRegion>
          <Skeleton className="h-64" />
        </LoadingRegion>
      }
    >
      <LazyGroupTiles />
    </Suspense>
  </Widget>
);
