import type { Plugin } from 'vite';
import type { DoorOptions } from '../portal/index.ts';
import { doorInHtml } from './door-in-html.ts';
import { droppableRouter } from './droppable-router.ts';
import { earlyStart } from './early-start.ts';
import { leanContract } from './lean-contract.ts';
import { OUTDATED_STYLE, outdatedPage } from './outdated-page.ts';
import { serviceWorker } from './service-worker.ts';
import { styleHashes } from './style-hashes.ts';
import { tableOfScreens } from './table-of-screens.ts';

/** What every list is made of, and what most of them have besides; a masked account brings calls that few of them make, and the dialogs of acts are of lists that act. */
const LIST =
  /features\/src\/(?:platform\/lists\/(?:(?!masked-account)[\w-]+|acts\/(?!use-row-acts|reason-dialog)[\w-]+|filters\/[\w-]+|sheet\/[\w-]+)\.tsx?|platform\/pickers\/party-picker\.tsx|vouchers\/voucher\/(?:lazy-detail|lazy-face)\.tsx|platform\/terms\/(?:states|use-large-yuan|use-parties)\.ts|platform\/channels\/use-channel-name\.ts)$|ui\/src\/(?:batch-bar|foot-bar|page|summary-strip)\/[\w-]+\.tsx$/;

/** How amounts are drawn, on the workbench and on the pages of lenders. */
const FIGURES = /ui\/src\/(?:bar-chart|descriptions|distribution-list|stacked-bar|token-color)\/[\w-]+\.tsx?$/;

/** What lists of vouchers show of one: its face in small, and what may be done with it. */
const PIECES =
  /features\/src\/vouchers\/voucher\/(?:detail\/(?:face-of|use-piece-acts|voucher-tab)|face\/(?:face-edge|guilloche\/band))\.tsx?$/;

/** What the sign-in page says, what is said behind it, and what the workbench says. */
const WORDS = [
  /door-words\/chinese\.ts$|features\/src\/entry\/sign-in\/locales\/zh-CN\.po$/,
  /door-words\/english\.ts$|features\/src\/entry\/sign-in\/locales\/en-US\.po$/,
  /rest-words\/chinese\.ts$|(?:portal\/src|features\/src\/platform\/system)\/locales\/zh-CN\.po$/,
  /rest-words\/english\.ts$|(?:portal\/src|features\/src\/platform\/system)\/locales\/en-US\.po$/,
  /features\/src\/(?:work\/home|money\/cash-forecast)\/locales\/zh-CN\.po$/,
  /features\/src\/(?:work\/home|money\/cash-forecast)\/locales\/en-US\.po$/,
];

/** What the sign-in page in the HTML says: all of it as it is told to `createPortal` as well. */
export interface PortalBuildOptions extends DoorOptions {
  /** Writes the sign-in page into the HTML. A portal with a sign-in screen of its own does not. @default true */
  readonly door?: boolean;
}

/** The first page names every later file, so those have no other name than their hash: it is more than a kilobyte lighter for it. */
const FIRST_FILE = /^start$/;

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
export function portalBuild(options: PortalBuildOptions): Plugin[] {
  const { plugin: reading, found } = tableOfScreens();
  const hasDoor = options.door ?? true;
  return [
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
            // No object here does anything when it is read.
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
                  // What pages begin with, besides what lists have: the contracts of a few resources.
                  { name: 'beginnings', test: /features\/src\/portal\/portal\/first-calls\.ts/ },
                  ...WORDS.map((test) => ({ name: 'words', test })),
                  // Small parts are not merged further: files that then wait for each other begin in the wrong order.
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
    earlyStart(found, hasDoor),
    ...(hasDoor ? [doorInHtml(found, options)] : []),
    serviceWorker(),
  ];
}
