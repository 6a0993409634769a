import { defineConfig } from 'vite';
import { vitePlugins } from '../../tooling/build/vite-plugins.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8787'}`;

const FIRST_WORDS = /(?:apps\/portal\/src|packages\/ui\/src|features\/src\/(?:access|notices|system))\/locales\/([\w-]+)\.po/;
const FRAME_WORDS = /(?:packages\/forms\/src|features\/src\/(?:acting|lists|signing|tabs|terms|trade))\/locales\/([\w-]+)\.po/;

/** The catalogs that are always asked for together travel together. */
function firstWords(id: string): string | null {
  const first = FIRST_WORDS.exec(id)?.[1];
  const frame = FRAME_WORDS.exec(id)?.[1];
  return first ? `words-${first}` : frame ? `frame-words-${frame}` : null;
}

export default defineConfig({
  base: './',
  plugins: vitePlugins(),
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
            { name: 'start', test: /access\/sign-in\/sign-in-screen/ },
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
