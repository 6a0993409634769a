import { foundationWords, provideWords } from '@lianxin/features/language';
import { ScreenBoundary, type FrameProps } from '@lianxin/features/navigation';
import { BrokenScreen, LoadingPage } from '@lianxin/features/system';
import { lazy, Suspense, type ComponentType } from 'react';
import { useDocumentTitle } from './frame/use-document-title.ts';

/** Fetches the shell with the words that come with it; started early for a person who is signed in. */
export async function loadFrame(): Promise<{ readonly default: ComponentType<FrameProps> }> {
  const [{ PortalFrame }] = await Promise.all([import('./frame/portal-frame.tsx'), provideWords(foundationWords)]);
  return { default: PortalFrame };
}

const LazyFrame = lazy(loadFrame);

const LazyEntryFrame = lazy(async () => {
  const [{ EntryFrame }] = await Promise.all([import('./frame/entry-frame.tsx'), provideWords(foundationWords)]);
  return { default: EntryFrame };
});

/** A page without a shell; it is named in the window's title all the same. */
function Bare({ row, children }: FrameProps) {
  useDocumentTitle(row, 0);
  return children;
}

/** The shell around a page. Signing in stands alone and is spared its weight; registration and verification have no menus. */
export function Frame({ row, children }: FrameProps) {
  if (row.shell === 'none') return <Bare row={row}>{children}</Bare>;
  const Shell = row.shell === 'entry' ? LazyEntryFrame : LazyFrame;
  return (
    <ScreenBoundary onError={(error) => <BrokenScreen error={error} onRetry={() => window.location.reload()} />}>
      <Suspense fallback={<LoadingPage />}>
        <Shell row={row}>{children}</Shell>
      </Suspense>
    </ScreenBoundary>
  );
}
