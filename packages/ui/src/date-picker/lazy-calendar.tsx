import { lazy, Suspense } from 'react';
import { LoadingRegion, Skeleton } from '../skeleton/index.ts';
import type { Calendar } from './calendar.tsx';

const Loaded = lazy(() => import('./calendar.tsx').then((module) => ({ default: module.Calendar })));

/** The calendar, loaded when first opened. */
export function LazyCalendar(props: React.ComponentProps<typeof Calendar>) {
  return (
    <Suspense
      fallback={
        <LoadingRegion className="h-58 w-62">
          <Skeleton className="h-full" />
        </LoadingRegion>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}
