import { ApiError, arrived } from '@lianxin/api/client';
import { CHANNELS } from '@lianxin/domain';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { chosenLocale, provideWords } from '../../platform/language/index.ts';
import { pageOf } from '../../platform/navigation/index.ts';
import { dropMarkerCopy, hasMarker, namesIntegration } from '../../platform/session/index.ts';
import { App } from './app.tsx';
import { startAppearance } from './appearance.ts';
import { earlyStyleSheet } from './begun.ts';
import { loadConfig } from './config.ts';
import { keepToContentPolicy } from './content-policy.ts';
import { signInShellInPage } from './sign-in-shell-facts.ts';
import { noteFocus } from './early-focus.ts';
// Must be first: removes a partner's code from the address before anything else can read it.
import { entryCode } from './entry-code.ts';
import { logDefect, startLogging } from './logging.ts';
import { keepForNextVisit } from './next-visit.ts';
import type { PortalOptions } from './portal-options.ts';
import { restWords } from './rest-words.ts';
import type { RoutedPortal } from './routed.tsx';
import { startWords } from './start-words.ts';
import { withScreens } from './with-screens.ts';

export interface Portal {
  /** Renders it into an element; returns a function to remove it. */
  readonly mount: (root: HTMLElement) => Promise<() => void>;
}

/** Delay before a placeholder is shown for a page that loads. */
const STAND_IN_AFTER_MS = 3_000;

/** Loads the portal behind sign-in once; can be retried after a failure. */
function fetchingBehind({ navigation, screens = {}, catalog }: PortalOptions, spoken: Promise<void>): () => Promise<RoutedPortal> {
  let under: Promise<RoutedPortal> | undefined;
  const fetch = async (): Promise<RoutedPortal> => {
    const scripts = Promise.all([
      import('./routed.tsx'),
      typeof navigation === 'function' ? navigation() : navigation,
      spoken.then(() => Promise.all([provideWords(restWords), catalog && provideWords(catalog)])),
    ]);
    const [{ createRouted }, table] = await arrived(scripts, { endpointPath: '', url: window.location.pathname });
    const rows = withScreens(table, screens);
    if (pageOf(rows, 'access.signIn') === undefined)
      throw new Error('createPortal: the table has no page for access.signIn, so nobody could come in; add the row');
    return createRouted(rows);
  };
  return () => {
    under ??= fetch().catch((error: unknown) => {
      under = undefined;
      throw error;
    });
    return under;
  };
}

/** A failure to load scripts is shown to the person; other errors are the developer's. */
const orWhyNot = (coming: Promise<RoutedPortal>) =>
  coming.then(
    (behind) => ({ behind, failed: undefined }),
    (error: unknown) => {
      if (error instanceof ApiError) return { behind: undefined, failed: error };
      throw error;
    },
  );

/** A portal with a bank's brand and table of pages. */
export function createPortal(options: PortalOptions): Portal {
  const { brand, channels = CHANNELS } = options;
  return {
    mount: async (root) => {
      keepToContentPolicy();
      if (!namesIntegration()) dropMarkerCopy();
      startAppearance(brand.theme);
      startLogging();

      const isOwn = options.screens?.['access.signIn'] !== undefined;
      const signIn = isOwn ? undefined : signInShellInPage(channels.list.length);
      const spoken = startWords(options, chosenLocale());
      const fetchBehind = fetchingBehind(options, spoken);
      // Load the first page's code in parallel with language and configuration.
      const wholePortal = signIn ? undefined : orWhyNot(fetchBehind());
      // A failure is shown in place.
      const address = window.location.hash.slice(1);
      const parts = hasMarker() ? wholePortal?.then(({ behind }) => behind?.fetchEarly(address)) : undefined;
      const come = Promise.race([parts, new Promise((resolve) => setTimeout(resolve, STAND_IN_AFTER_MS))]);
      const [config, whole] = await Promise.all([
        loadConfig(),
        wholePortal,
        spoken,
        signIn ? undefined : earlyStyleSheet().catch(logDefect),
        come,
      ]);
      const app = (
        <StrictMode>
          <App portal={options} entry={entryCode} focus={noteFocus()} {...whole} {...{ config, signIn, fetchBehind }} />
        </StrictMode>
      );
      // Uncaught errors of the framework are logged with type error (specification §8).
      const hearing = { onUncaughtError: logDefect, onCaughtError: logDefect, onRecoverableError: logDefect };
      if (signIn === undefined) root.replaceChildren();
      const shown = signIn ? hydrateRoot(root, app, hearing) : createRoot(root, hearing);
      if (signIn === undefined) shown.render(app);
      keepForNextVisit();
      return () => shown.unmount();
    },
  };
}
