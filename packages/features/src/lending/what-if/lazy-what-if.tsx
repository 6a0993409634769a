import { Skeleton } from '@lianxin/ui';
import { lazy, Suspense } from 'react';
import { fundingWords } from '../funding/index.ts';
import { provideWords } from '../../platform/language/index.ts';
import type { WhatIfProps } from './what-if.tsx';
import { words } from './words.ts';

const Loaded = lazy(async () => {
  const [{ WhatIf: Part }] = await Promise.all([import('./what-if.tsx'), provideWords(words), provideWords(fundingWords)]);
  return { default: Part };
});

/** The what-if panel, loaded with its catalog when it is opened. */
export const WhatIf = (props: WhatIfProps) => (
  <Suspense fallback={<Skeleton className="h-(--control-height) w-64" />}>
    <Loaded {...props} />
  </Suspense>
);
