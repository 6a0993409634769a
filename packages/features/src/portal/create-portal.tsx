import { entryCode } from './entry-code.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { pageOf, preloadScreen, rowAt } from '../navigation/index.ts';
import { dropMarkerCopy, hasMarker, namesIntegration } from '../session/index.ts';
import { createApp } from './app.tsx';
import { startAppearance } from './appearance.ts';
import { loadConfig } from './config.ts';
import { keepToContentPolicy } from './content-policy.ts';
import { logDefect, startLogging } from './logging.ts';
import type { PortalOptions } from './portal-options.ts';
import { startWords } from './start-words.ts';
import { withScreens } from './with-screens.ts';

/** A bank's portal, ready to be shown. */
export interface Portal {
  /** Shows it inside an element of the page. */
  readonly mount: (root: HTMLElement) => Promise<void>;
}

/** A portal under a bank's own brand: the packages' screens behind one door, inside one shell, where its table says. */
export function createPortal({ screens = {}, ...options }: PortalOptions): Portal {
  const navigation = withScreens(options.navigation, screens);
  const signIn = pageOf(navigation, 'access.signIn');
  if (signIn === undefined) throw new Error('createPortal: the table has no page for access.signIn, so nobody could come in; add the row');
  const { App, loadFrame } = createApp({ ...options, navigation });
  return {
    mount: async (root) => {
      keepToContentPolicy();
      if (!namesIntegration()) dropMarkerCopy();
      startAppearance(options.brand.theme);
      startLogging();

      // What the first page needs is fetched side by side with the language and the configuration.
      const wanted = rowAt(navigation, window.location.hash.slice(1).split('?', 1)[0] ?? '/');
      const first = hasMarker() ? wanted : signIn;
      if (first?.kind === 'page' && first.screen) void preloadScreen(first.screen).catch(() => undefined);
      if (hasMarker()) void loadFrame().catch(() => undefined);

      const [config] = await Promise.all([loadConfig(), startWords(options)]);
      // Uncaught errors of the framework are logged with type error (specification §8).
      createRoot(root, { onUncaughtError: logDefect, onCaughtError: logDefect }).render(
        <StrictMode>
          <App config={config} entry={entryCode} />
        </StrictMode>,
      );
    },
  };
}
