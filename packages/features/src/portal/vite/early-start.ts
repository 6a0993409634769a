import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { EVERYWHERE, firstCallsOf } from '../portal/first-calls.ts';
import { earlyScript, type Early, type RouteTable } from './early-script.ts';
import { begunCall } from './begun-call.ts';
import { signInAddresses } from './sign-in-shell-places.ts';
import type { FoundScreen, FoundTable } from './table-of-screens.ts';

const SIGNED_IN = ['/portal/frame/portal-frame.tsx', '/client/exchange.ts', '/contract/sign-in.ts'];

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const LOCALES = ['zh-CN', 'en-US'] as const;
const LANGUAGE = { 'zh-CN': 'chinese', 'en-US': 'english' } as const;
const chunksIn = (bundle: Bundle): readonly Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

function withImports(bundle: Bundle, starts: readonly (Chunk | undefined)[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = starts.flatMap((chunk) => (chunk ? [chunk.fileName] : []));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') continue;
    found.add(name);
    open.push(...file.imports);
  }
  return found;
}

/** Files to request early: from the HTML and from the table of routes. */
function earlyFiles(
  bundle: Bundle,
  { pages, screens, tables }: FoundTable,
  root: string,
): Pick<Early, 'words' | 'behind' | 'frame'> & { readonly table: RouteTable } {
  const chunks = chunksIn(bundle);
  // A dynamically loaded module has a file of its own, which may only re-export others.
  const holding = (module: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const first = withImports(bundle, entries);
  const asked = (starts: readonly (Chunk | undefined)[]) =>
    [...withImports(bundle, starts)].filter((file) => !first.has(file)).map((file) => `./${file}`);

  const words = LOCALES.map((locale) => asked([holding(`/sign-in-shell-words/${LANGUAGE[locale]}.ts`)]));
  const behind = LOCALES.map((locale) =>
    asked(['/portal/routed.tsx', ...tables, `/rest-words/${LANGUAGE[locale]}.ts`, `${root}/src/locales/${locale}.po`].map(holding)),
  );
  const isBehind = new Set(behind.flat());
  const frame = LOCALES.map((locale) =>
    asked([...SIGNED_IN, `/frame-words/${LANGUAGE[locale]}.ts`].map(holding)).filter((file) => !isBehind.has(file)),
  );
  const early = new Set([...words, ...behind, ...frame].flat());
  const files: string[] = [];
  const numberOf = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  // In a fixed order, so that shared lists repeat and compress well.
  const numbered = (start: Chunk | undefined) =>
    asked([start])
      .filter((file) => !early.has(file))
      .map(numberOf)
      .toSorted((left, right) => left - right);
  /** Words are next to the screen, otherwise next to its declaration. */
  const wordsOf = ({ module, declaredIn }: FoundScreen, locale: string): Chunk | undefined =>
    [module, declaredIn].flatMap((file) => holding(`${dirname(file)}/locales/${locale}.po`) ?? [])[0];
  const routes = pages.flatMap(({ path, mounts }) => {
    const screen = screens.get(mounts);
    const chunk = screen && holding(screen.module);
    if (screen === undefined || chunk === undefined || first.has(chunk.fileName)) return [];
    const words = LOCALES.map((locale) => numbered(wordsOf(screen, locale)));
    return [[path, [numbered(chunk), words, firstCallsOf(screen.key).map(begunCall)]] as const];
  });
  return { words, behind, frame, table: { routes: Object.fromEntries(routes), files } };
}

/** The table of routes as a file named by its hash. */
function fileOf(table: RouteTable): { readonly fileName: string; readonly source: string } {
  const source = JSON.stringify(table);
  return { source, fileName: `assets/routes-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.json` };
}

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const HEAD = /<meta name="theme-color"|<title>|<link |<script |<meta (?!charset)/;

/** Lets the HTML start loading a page's scripts, words, style sheet and first calls, without waiting for the program. */
export function earlyStart(found: FoundTable, hasSignInShell: boolean): Plugin {
  let root = '';
  return {
    name: 'early-start',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', ...fileOf(earlyFiles(bundle, found, root).table) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const look = STYLESHEET.exec(html)?.[1];
        const signIn = hasSignInShell ? signInAddresses(found) : undefined;
        const { table, ...early } = earlyFiles(bundle, found, root);
        const begin = `<script type="application/json" id="config">__CONFIG__</script>\n    <script>${earlyScript({ ...early, table: `./${fileOf(table).fileName}`, calls: EVERYWHERE.map(begunCall), look, signIn })}</script>\n    `;
        return html.replace(STYLESHEET, '').replace(HEAD, (start) => begin + start);
      },
    },
  };
}
