import { lazy, Suspense, type ComponentType } from 'react';
import { foundationWords, provideWords } from '../language/index.ts';
import { ScreenBoundary, type FrameProps } from '../navigation/index.ts';
import { BrokenScreen, LoadingPage } from '../system/index.ts';
import { useDocumentTitle } from './frame/use-document-title.ts';

type Shell = ComponentType<FrameProps>;

/** A page without a shell; it is named in the window's title all the same. */
function Bare({ row, children }: FrameProps) {
  useDocumentTitle(row, 0);
  return children;
}

/** The shell around a page. Signing in stands alone and is spared its weight; registration and verification have no menus. */
export function createShell(look: () => Promise<unknown>) {
  const withWords = async (shell: Promise<Shell>): Promise<{ readonly default: Shell }> => {
    const [loaded] = await Promise.all([shell, look(), provideWords(foundationWords)]);
    return { default: loaded };
  };
  /** Fetches the shell with the words that come with it; started early for a person who is signed in. */
  const loadFrame = () => withWords(import('./frame/portal-frame.tsx').then((file) => file.PortalFrame));
  const LazyFrame = lazy(loadFrame);
  const LazyEntryFrame = lazy(() => withWords(import('./frame/entry-frame.tsx').then((file) => file.EntryFrame)));

  function Frame({ row, children }: FrameProps) {
    if (row.shell === 'none') return <Bare row={row}>{children}</Bare>;
    const Chosen = row.shell === 'entry' ? LazyEntryFrame : LazyFrame;
    return (
      <ScreenBoundary onError={(error) => <BrokenScreen error={error} onRetry={() => window.location.reload()} />}>
        <Suspense fallback={<LoadingPage />}>
          <Chosen row={row}>{children}</Chosen>
        </Suspense>
      </ScreenBoundary>
    );
  }
  return { Frame, loadFrame };
}
