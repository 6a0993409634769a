import { lazy, Suspense, type ComponentType } from 'react';
import { foundationWords, provideWords } from '../../platform/language/index.ts';
import { ScreenBoundary, type FrameProps } from '../../platform/navigation/index.ts';
import { BrokenScreen, LoadingPage } from '../../platform/system/index.ts';
import { checkedLook } from './checked-look.ts';
import { useDocumentTitle } from './frame/use-document-title.ts';

type Shell = ComponentType<FrameProps>;

function WithoutShell({ row, children }: FrameProps) {
  useDocumentTitle(row, 0);
  return children;
}

/** Selects the shell of a page: none for sign-in, without menus for registration and verification. */
export function createShell() {
  const withWords = async (shell: Promise<Shell>): Promise<{ readonly default: Shell }> => {
    const [loaded] = await Promise.all([shell, checkedLook(), provideWords(foundationWords)]);
    return { default: loaded };
  };
  /** Loads the shell with its words; started early for signed-in people. */
  const loadFrame = async () => {
    const loaded = await withWords(import('./frame/portal-frame.tsx').then((file) => file.PortalFrame));
    PortalShell ??= loaded.default;
    return loaded;
  };
  /** The loaded shell, used directly to avoid a placeholder. */
  let PortalShell: Shell | undefined;
  const portalShell = (): Shell => {
    PortalShell ??= lazy(loadFrame);
    return PortalShell;
  };
  const LazyEntryFrame = lazy(() => withWords(import('./frame/entry-frame.tsx').then((file) => file.EntryFrame)));

  function Frame({ row, children }: FrameProps) {
    if (row.shell === 'none') return <WithoutShell row={row}>{children}</WithoutShell>;
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
