import { lazy, Suspense } from 'react';
import type { PhoneTabsProps } from './phone-tabs.tsx';

const Loaded = lazy(async () => ({ default: (await import('./phone-tabs.tsx')).PhoneTabs }));

/** The open pages on a phone, loaded only there. */
export const PhoneTabs = (props: PhoneTabsProps) => (
  <Suspense fallback={<span className="size-11" />}>
    <Loaded {...props} />
  </Suspense>
);
