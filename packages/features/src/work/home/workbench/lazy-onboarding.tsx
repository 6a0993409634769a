import { Skeleton } from '@lianxin/ui';
import { lazy, Suspense } from 'react';
import type { OnboardingProps } from './onboarding.tsx';

const Loaded = lazy(async () => ({ default: (await import('./onboarding.tsx')).Onboarding }));

/** The way of a new enterprise to its first voucher; fetched for those who are still on it. */
export const Onboarding = (props: OnboardingProps) => (
  <Suspense fallback={<Skeleton className="h-64" />}>
    <Loaded {...props} />
  </Suspense>
);
