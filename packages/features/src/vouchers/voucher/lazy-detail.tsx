import { Skeleton } from '@lianxin/ui';
import { lazy, Suspense } from 'react';
import { provideWords } from '../../platform/language/index.ts';
import type { VoucherDetailProps } from './detail/voucher-detail.tsx';
import { words } from './words.ts';

const Detail = lazy(async () => {
  const [file] = await Promise.all([import('./detail/voucher-detail.tsx'), provideWords(words)]);
  return { default: file.VoucherDetail };
});

/** One piece of a voucher, whole, for another capability's list; fetched with its words when it is first shown. */
export const VoucherDetail = (props: VoucherDetailProps) => (
  <Suspense fallback={<Skeleton className="h-64 w-full" />}>
    <Detail {...props} />
  </Suspense>
);
