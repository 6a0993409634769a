import { SkeletonText } from '@lianxin/ui';
import { lazy, Suspense } from 'react';
import { provideWords } from '../../platform/language/index.ts';
import { words } from './words.ts';

const Guide = lazy(async () => {
  const [file] = await Promise.all([import('./certificate-guide.tsx'), provideWords(words)]);
  return { default: file.CertificateGuide };
});

/** Loaded with its words on demand. */
export const CertificateGuide = () => (
  <Suspense fallback={<SkeletonText lines={6} />}>
    <Guide />
  </Suspense>
);
