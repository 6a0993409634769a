import type { Options } from 'tsup';
import { linguiEsbuild } from './lingui-esbuild.ts';

/** How every published package is built: ES modules, one file an entry; `tsc` writes the declarations beside them. The only place that names the bundler's options. */
export const preset = (entry: Options['entry']): Options => ({
  entry: entry ?? ['src/index.ts'],
  external: [/^node:/],
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: true,
  treeshake: false,
  sourcemap: true,
  clean: true,
  esbuildPlugins: [linguiEsbuild()],
});
