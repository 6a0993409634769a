import type { Plugin } from 'vite';
import { droppableRouter } from './droppable-router.ts';
import { OUTDATED_STYLE, outdatedPage } from './outdated-page.ts';
import { styleHashes } from './style-hashes.ts';

const FIRST_WORDS = /(?:apps\/[\w-]+\/src|ui\/src|features\/src\/(?:access|notices|system|portal))\/(?:locales|first-words)\/([\w-]+)\.po/;
const FRAME_WORDS = /(?:forms\/src|features\/src\/(?:acting|lists|navigation|signing|tabs|terms|trade))\/locales\/([\w-]+)\.po/;

/** The catalogs that are always asked for together travel together. */
function firstWords(id: string): string | null {
  const first = FIRST_WORDS.exec(id)?.[1];
  const frame = FRAME_WORDS.exec(id)?.[1];
  return first ? `words-${first}` : frame ? `frame-words-${frame}` : null;
}

export interface PortalBuildOptions {
  /** What the page is called before its scripts have come, and to who has none. */
  readonly brand: { readonly platform: string; readonly productEn: string };
}

/** The first page names every later file, so those have no other name than their hash: it is more than a kilobyte lighter for it. */
const FIRST_FILE = /^(?:start|words-.*)$/;

/** What a portal's page needs besides its scripts: its policy, its name, and words for a browser that is too old. */
const page = ({ brand }: PortalBuildOptions): Plugin => ({
  name: 'portal-page',
  transformIndexHtml: (html) => ({
    html: html.replace(/<div id="root"><\/div>/, (start) => `${start}\n    ${outdatedPage(brand.platform, brand.productEn)}`),
    tags: [
      ...(/<meta charset/i.test(html) ? [] : [{ tag: 'meta', attrs: { charset: 'utf-8' } }]),
      { tag: 'meta', injectTo: 'head', attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
      { tag: 'meta', injectTo: 'head', attrs: { property: 'csp-nonce', nonce: '__STYLE_NONCE__' } },
      { tag: 'meta', injectTo: 'head', attrs: { name: 'referrer', content: 'no-referrer' } },
      { tag: 'title', injectTo: 'head', children: brand.platform },
      { tag: 'style', injectTo: 'head', children: OUTDATED_STYLE },
    ],
  }),
});

/** How a portal is built, whoever's it is: for ./ addresses, in files that the server's content policy lets through, with what the first page needs in two steps. */
export const portalBuild = (options: PortalBuildOptions): Plugin[] => [
  {
    name: 'portal-build',
    config: () => ({
      base: './',
      build: {
        target: 'es2023',
        sourcemap: true,
        reportCompressedSize: true,
        assetsInlineLimit: 0,
        // Signing in and all it stands on in one file, its words in another: what every visit begins with arrives in two steps.
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name }) => (FIRST_FILE.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
            codeSplitting: {
              groups: [
                { name: 'start', test: /portal\/src\/main\.tsx|access\/sign-in\/sign-in-screen/ },
                { name: firstWords, test: /\.po$/ },
              ],
            },
          },
        },
      },
    }),
  },
  page(options),
  droppableRouter(),
  styleHashes(),
];
