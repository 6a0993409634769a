import { LoadingRegion, SkeletonText } from '@lianxin/ui';
import { lazy, Suspense } from 'react';
import { provideWords, type Catalog } from '../../platform/language/index.ts';
import type { BankReceiptsProps } from './bank-receipts.tsx';

const words: Catalog = { 'zh-CN': () => import('./locales/zh-CN.po'), 'en-US': () => import('./locales/en-US.po') };

const Loaded = lazy(async () => {
  const [file] = await Promise.all([import('./bank-receipts.tsx'), provideWords(words)]);
  return { default: file.BankReceipts };
});

/** The bank's receipts of a piece, loaded with their words on demand. */
export const BankReceipts = (props: BankReceiptsProps) => (
  <Suspense
    fallback={
      <LoadingRegion>
        <SkeletonText lines={2} />
      </LoadingRegion>
    }
  >
    <Loaded {...props} />
  </Suspense>
);
