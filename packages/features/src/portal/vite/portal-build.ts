import { createBrand } from '@lianxin/ui/brand';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { SignInShellOptions } from '../portal/index.ts';
import { signInShellInHtml } from './sign-in-shell-in-html.ts';
import { droppableRouter } from './droppable-router.ts';
import { earlyStart } from './early-start.ts';
import { leanContract } from './lean-contract.ts';
import { OUTDATED_STYLE, outdatedPage } from './outdated-page.ts';
import { serviceWorker } from './service-worker.ts';
import { styleHashes } from './style-hashes.ts';
import { tableOfScreens } from './table-of-screens.ts';

/** Modules of most lists. Masked accounts include calls that few lists make, and dialogs are only for lists with acts. */
const LIST =
  /features\/src\/(?:platform\/lists\/(?:(?!masked-account)[\w-]+|acts\/(?!use-row-acts|reason-dialog)[\w-]+|filters\/[\w-]+|sheet\/[\w-]+)\.tsx?|platform\/pickers\/party-picker\.tsx|vouchers\/voucher\/(?:lazy-detail|lazy-face)\.tsx|platform\/terms\/(?:states|use-large-yuan|use-parties)\.ts|platform\/channels\/use-channel-name\.ts)$|ui\/src\/(?:batch-bar|foot-bar|page|summary-strip)\/[\w-]+\.tsx$/;

/** Charts of the workbench and the lenders' pages, and the holidays in them. */
const FIGURES =
  /ui\/src\/(?:bar-chart|descriptions|distribution-list|stacked-bar|token-color)\/[\w-]+\.tsx?$|domain\/src\/calendar\/(?:holidays|legal-days|working-day)\.ts$/;

/** Modules for vouchers in lists: small face and acts. */
const PIECES =
  /features\/src\/vouchers\/voucher\/(?:detail\/(?:face-of|use-piece-acts|voucher-tab)|face\/(?:face-edge|guilloche\/band))\.tsx?$/;

/** Words of sign-in, of what follows it, and of the workbench. */
const WORDS = [
  /sign-in-shell-words\/chinese\.ts$|features\/src\/entry\/sign-in\/locales\/zh-CN\.po$/,
  /sign-in-shell-words\/english\.ts$|features\/src\/entry\/sign-in\/locales\/en-US\.po$/,
  /rest-words\/chinese\.ts$|(?:portal\/src|features\/src\/platform\/system)\/locales\/zh-CN\.po$/,
  /rest-words\/english\.ts$|(?:portal\/src|features\/src\/platform\/system)\/locales\/en-US\.po$/,
  /features\/src\/(?:work\/home|money\/cash-forecast)\/locales\/zh-CN\.po$/,
  /features\/src\/(?:work\/home|money\/cash-forecast)\/locales\/en-US\.po$/,
];

/** Options of the sign-in page in the HTML; must equal those of `createPortal`. */
export interface PortalBuildOptions extends SignInShellOptions {
  /** Writes the sign-in page into the HTML. Set to false for a portal with its own sign-in screen. @default true */
  readonly signInShell?: boolean;
}

/** Later files are named by hash only, which saves more than a kilobyte on the first page. */
const FIRST_FILE = /^start$/;

/** The colours of a brand that names its own, in the page itself: nothing is shown in other colours first. */
function coloursOf({ theme: name, accent }: PortalBuildOptions['brand'], html: string): HtmlTagDescriptor[] {
  if (accent === undefined) return [];
  const { css, light } = createBrand({ name, accent });
  return [
    { tag: 'style', injectTo: 'head', children: css.replaceAll(/\s*\n\s*/g, '') },
    ...(html.includes('name="theme-color"')
      ? []
      : [{ tag: 'meta', injectTo: 'head' as const, attrs: { name: 'theme-color', content: light['accent'] } }]),
  ];
}

/** The page's policy, its name, its colours, and a text for old browsers. */
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
      ...coloursOf(brand, html),
    ],
  }),
});

/** The build of a portal: relative addresses, files that the server's content policy allows, and the first page in two steps. */
export function portalBuild(options: PortalBuildOptions): Plugin[] {
  const { plugin: reading, found } = tableOfScreens();
  const hasSignInShell = options.signInShell ?? true;
  return [
    {
      name: 'portal-build',
      config: () => ({
        base: './',
        // React has had the hook itself since 18; Lingui still asks for its stand-in.
        resolve: { alias: [{ find: 'use-sync-external-store/shim', replacement: 'react' }] },
        build: {
          target: 'es2023',
          sourcemap: true,
          reportCompressedSize: true,
          assetsInlineLimit: 0,
          // Sign-in with its dependencies in one file and its words in another: two steps for every visit.
          rolldownOptions: {
            // Reading properties has no side effects in our code.
            treeshake: { propertyReadSideEffects: false },
            output: {
              chunkFileNames: ({ name }) => (FIRST_FILE.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
              codeSplitting: {
                groups: [
                  { name: 'start', test: /portal\/src\/main\.tsx/ },
                  { name: 'behind', test: (id) => id.endsWith('/portal/routed.tsx') || found.tables.has(id) },
                  { name: 'calls', test: /api\/src\/(?:client\/exchange|contract\/sign-in)\.ts/ },
                  { name: 'frame', test: /features\/src\/portal\/portal\/frame\/portal-frame\.tsx/ },
                  { name: 'list', test: LIST },
                  { name: 'figures', test: FIGURES },
                  { name: 'pieces', test: PIECES },
                  // Contracts for the first calls of pages besides those of lists.
                  { name: 'beginnings', test: /features\/src\/portal\/portal\/first-calls\.ts/ },
                  ...WORDS.map((test) => ({ name: 'words', test })),
                  // Do not merge small parts further: files that wait for each other would start in the wrong order.
                  { name: 'part', entriesAware: true, minShareCount: 2 },
                ],
              },
            },
          },
        },
      }),
    },
    page(options),
    droppableRouter(),
    leanContract(),
    styleHashes(),
    reading,
    earlyStart(found, hasSignInShell),
    ...(hasSignInShell ? [signInShellInHtml(found, options)] : []),
    serviceWorker(),
  ];
}
