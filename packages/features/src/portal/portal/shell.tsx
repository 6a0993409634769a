import { lazy, Suspense, type ComponentType } from 'react';
import { foundationWords, provideWords } from '../../platform/language/index.ts';
import { ScreenBoundary, type FrameProps } from '../../platform/navigation/index.ts';
import { BrokenScreen, LoadingPage } from '../../platform/system/index.ts';
import { checkedLook } from './checked-look.ts';
import { useDocumentTitle } from './frame/use-document-title.ts';

type Shell = ComponentType<FrameProps>;

/** A page without a shell; it is named in the window's title all the same. */
function Bare({ row, children }: FrameProps) {
  useDocumentTitle(row, 0);
  return children;
}

/** The shell around a page. Signing in stands alone and is spared its weight; registration and verification have no menus. */
export function createShell() {
  const withWords = async (shell: Promise<Shell>): Promise<{ readonly default: Shell }> => {
    const [loaded] = await Promise.all([shell, checkedLook(), provideWords(foundationWords)]);
    return { default: loaded };
  };
  /** Fetches the shell with the words that come with it; started early for a person who is signed in. */
  const loadFrame = async () => {
    const loaded = await withWords(import('./frame/portal-frame.tsx').then((file) => file.PortalFrame));
    PortalShell ??= loaded.default;
    return loaded;
  };
  /** The shell itself where it has come before it is shown: then nothing has to stand in for it. Shown once, it stays the one it was. */
  let PortalShell: Shell | undefined;
  const portalShell = (): Shell => {
    PortalShell ??= lazy(loadFrame);
    return PortalShell;
  };
  const LazyEntryFrame = lazy(() => withWords(import('./frame/entry-frame.tsx').then((file) => file.EntryFrame)));

  function Frame({ row, children }: FrameProps) {
    if (row.shell === 'none') return <Bare row={row}>{children}</Bare>;
    const Chosen = row.shell === 'entry' ? LazyEntryFrame : portalShell();
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
