import { createServer, type ResolvedConfig } from 'vite';
import type { SignInShellFacts, SignInShellOptions } from '../portal/index.ts';

/** The sign-in page in one language. */
export interface RenderedSignInShell {
  readonly html: string;
  readonly title: string;
}

const MODULE = 'virtual:sign-in-shell';
const CODE = `import { renderToString } from 'react-dom/server';
import { signInShellPage } from '@lianxin/features/portal';
export async function render(options, places, locale) {
  const { page, title } = await signInShellPage(options, places, locale);
  return { html: renderToString(page), title };
}`;

const isRendered = (value: unknown): value is RenderedSignInShell =>
  typeof value === 'object' && value !== null && 'html' in value && 'title' in value;

/** Renders the sign-in page in Chinese and English with the portal's own code and plugins. */
export async function renderSignInShell(
  { root, configFile }: ResolvedConfig,
  options: SignInShellOptions,
  places: Omit<SignInShellFacts, 'channels'>,
): Promise<readonly RenderedSignInShell[]> {
  const server = await createServer({
    root,
    configFile: configFile ?? false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [
      {
        name: 'sign-in-shell-module',
        resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
        load: (id) => (id === `\0${MODULE}` ? CODE : null),
      },
    ],
  });
  try {
    const { render } = await server.ssrLoadModule(MODULE);
    const drawn: unknown[] = [];
    // In sequence: they share one catalog.
    for (const locale of ['zh-CN', 'en-US']) drawn.push(await Reflect.apply(render, undefined, [options, places, locale]));
    return drawn.filter(isRendered);
  } finally {
    await server.close();
  }
}
