import { createHash } from 'node:crypto';
import { defineConfig, type Plugin } from 'vite';
import { droppableRouter } from '../../tooling/build/droppable-router.ts';
import { vitePlugins } from '../../tooling/build/vite-plugins.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8787'}`;

const FIRST_WORDS =
  /(?:apps\/portal\/src|packages\/ui\/src|features\/src\/(?:access|notices|system))\/(?:locales|first-words)\/([\w-]+)\.po/;
const FRAME_WORDS = /(?:packages\/forms\/src|features\/src\/(?:acting|lists|navigation|signing|tabs|terms|trade))\/locales\/([\w-]+)\.po/;

/** The catalogs that are always asked for together travel together. */
function firstWords(id: string): string | null {
  const first = FIRST_WORDS.exec(id)?.[1];
  const frame = FRAME_WORDS.exec(id)?.[1];
  return first ? `words-${first}` : frame ? `frame-words-${frame}` : null;
}

/** Where libraries keep the style sheets that they write into the page, and how to find each in the library's code. */
const WRITTEN_STYLES = [
  { module: /@radix-ui\/react-select\/dist\/index\.mjs/, sheet: /__html: `(\[data-radix-select-viewport\][^`]+)`/ },
  { module: /sonner\/dist\/index\.mjs/, sheet: /__insertCSS\(("(?:[^"\\]|\\.)*")\)/ },
];

/** A sheet is empty while it is put into the page, before its text follows. */
const EMPTY = createHash('sha256').update('').digest('base64');

const textOf = (literal: string): string => (literal.startsWith('"') ? String(JSON.parse(literal)) : literal);

/** Leaves `csp.json` beside the page: the hashes by which the server lets those style sheets through. Fails where a library no longer has its sheet. */
function styleHashes(): Plugin {
  const found = new Map<RegExp, string>();
  return {
    name: 'style-hashes',
    apply: 'build',
    transform(code, id) {
      for (const { module, sheet } of WRITTEN_STYLES) {
        if (!module.test(id)) continue;
        const [, literal] = sheet.exec(code) ?? this.error(`${id} has no style sheet where the content policy expects one`);
        found.set(
          module,
          createHash('sha256')
            .update(textOf(literal ?? ''))
            .digest('base64'),
        );
      }
    },
    generateBundle() {
      const hashes = WRITTEN_STYLES.map(({ module }) => found.get(module) ?? this.error(`no module is like ${String(module)}`));
      this.emitFile({
        type: 'asset',
        fileName: 'csp.json',
        source: JSON.stringify({ styleHashes: [...hashes, EMPTY].map((hash) => `'sha256-${hash}'`) }),
      });
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [...vitePlugins(), droppableRouter(), styleHashes()],
  build: {
    target: 'es2023',
    sourcemap: true,
    reportCompressedSize: true,
    assetsInlineLimit: 0,
    // Signing in and all it stands on in one file, its words in another: what every visit begins with arrives in two steps.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: /portal\/src\/main\.tsx|access\/sign-in\/sign-in-screen/ },
            { name: firstWords, test: /\.po$/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/apk', '/cm', '/storage', '/files', '/config.json', '/sandbox'].map((path) => [path, { target: server }]),
    ),
  },
});
