import { lazy, Suspense } from 'react';

const Loaded = lazy(async () => ({ default: (await import('./suspension.tsx')).Suspension }));

/** Loaded after the tasks, because most issuers are not suspended. */
export const LazySuspension = () => (
  <Suspense fallback={null}>
    <Loaded />
  </Suspense>
);
