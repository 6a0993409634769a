import { defineConfig } from 'vite';
import { vitePlugins } from '../../tooling/build/vite-plugins.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8787'}`;

export default defineConfig({
  base: './',
  plugins: vitePlugins(),
  build: { target: 'es2023', sourcemap: true, reportCompressedSize: true, assetsInlineLimit: 0 },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/apk', '/cm', '/storage', '/files', '/config.json', '/sandbox'].map((path) => [path, { target: server }])),
  },
});
