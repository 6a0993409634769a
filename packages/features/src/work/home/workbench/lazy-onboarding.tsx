import { Skeleton } from '@lianxin/ui';
import { lazy, Suspense } from 'react';
import type { OnboardingProps } from './onboarding.tsx';

const Loaded = lazy(async () => ({ default: (await import('./onboarding.tsx')).Onboarding }));

/** The first steps of a new enterprise, loaded only while needed. */
export const Onboarding = (props: OnboardingProps) => (
  <Suspense fallback={<Skeleton className="h-64" />}>
    <Loaded {...props} />
  </Suspense>
);
