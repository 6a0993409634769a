import { Skeleton } from '@lianxin/ui';
import { lazy, Suspense } from 'react';
import { provideWords } from '../../platform/language/index.ts';
import type { VoucherFaceProps } from './face/voucher-face.tsx';
import { words } from './words.ts';

const Face = lazy(async () => {
  const [file] = await Promise.all([import('./face/voucher-face.tsx'), provideWords(words)]);
  return { default: file.VoucherFace };
});

/** The face for other folders' pages, loaded with its words on demand. */
export const VoucherFace = (props: VoucherFaceProps) => (
  <Suspense fallback={<Skeleton className="aspect-[868/544] w-full" />}>
    <Face {...props} />
  </Suspense>
);
