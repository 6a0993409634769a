import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Options } from 'tsup';
import { licencesEsbuild } from './licences-esbuild.ts';
import { linguiEsbuild } from './lingui-esbuild.ts';

/** Removes the source maps of re-exporting entries and catalogs, which have no useful sources. */
async function dropEmptyMaps(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.js.map')) continue;
    const map: { sources: string[] } = JSON.parse(await readFile(join(folder, file), 'utf8'));
    if (!map.sources.every((source) => source.endsWith('.po'))) continue;
    const script = join(folder, file.slice(0, -'.map'.length));
    await writeFile(script, (await readFile(script, 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'));
    await rm(join(folder, file));
  }
}

/** Build options of every published package: ES modules, one file per entry. `tsc` writes the declarations. */
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
  esbuildPlugins: [linguiEsbuild(), licencesEsbuild()],
  onSuccess: () => dropEmptyMaps('dist'),
});
