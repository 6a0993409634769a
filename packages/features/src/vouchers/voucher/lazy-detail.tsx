import { Skeleton } from '@lianxin/ui';
import { lazy, Suspense } from 'react';
import { provideWords } from '../../platform/language/index.ts';
import type { VoucherDetailProps } from './detail/voucher-detail.tsx';
import { words } from './words.ts';

const Detail = lazy(async () => {
  const [file] = await Promise.all([import('./detail/voucher-detail.tsx'), provideWords(words)]);
  return { default: file.VoucherDetail };
});

/** Details of a piece for other folders' lists, loaded with their words on demand. */
export const VoucherDetail = (props: VoucherDetailProps) => (
  <Suspense fallback={<Skeleton className="h-64 w-full" />}>
    <Detail {...props} />
  </Suspense>
);
