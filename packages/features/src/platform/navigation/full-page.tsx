import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { PageRow } from './row.ts';

const Layout = lazy(async () => ({ default: (await import('./full-page-layout.tsx')).FullPageLayout }));

/** Stops the page from scrolling while its row asks for it (specification §2.1). */
export function FullPage({ row, children }: { readonly row: PageRow; readonly children: ReactNode }) {
  const still = row.fullPage === true;
  useEffect(() => {
    if (!still) return undefined;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, [still]);
  if (!still) return children;
  return (
    <Suspense fallback={null}>
      <Layout>{children}</Layout>
    </Suspense>
  );
}
