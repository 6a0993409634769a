import { LoadingRegion, Skeleton } from '@lianxin/ui';
import { Suspense } from 'react';
import { LazyLenderPanel } from '../../lending/index.ts';
import { Widget } from './widget.tsx';

/** What a financial institution finds above the board: its desk. What fails in it stays in it. */
export const LenderPanel = () => (
  <Widget>
    <Suspense
      fallback={
        <LoadingRegion>
          <Skeleton className="h-64" />
        </LoadingRegion>
      }
    >
      <LazyLenderPanel />
    </Suspense>
  </Widget>
);
