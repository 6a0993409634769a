import { portalBuild } from '@lianxin/features/vite';
import { defineConfig } from 'vite';
import { vitePlugins } from '../../tooling/build/vite-plugins.ts';
import { bundledNotices } from '../../tooling/supply/notices.ts';
import { brand } from './src/brand.ts';

const target = `http://127.0.0.1:${process.env['PORT'] ?? '8787'}`;

export default defineConfig({
  plugins: [...vitePlugins(), ...portalBuild({ brand }), bundledNotices()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/apk', '/cm', '/storage', '/files', '/calendars', '/config.json', '/sandbox'].map((path) => [path, { target }]),
    ),
  },
});
