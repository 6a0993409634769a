import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const FILE = 'THIRD-PARTY-LICENCES.txt';
/** The folder of the package that a bundled file belongs to. */
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The licence of a package, with its name. Fails without one: what we ship has to bring it. */
function licenceOf(folder: string): string {
  const { name, version, license }: { name: string; version: string; license?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) throw new Error(`${name} is bundled and has no licence text`);
  return `${name} ${version} (${String(license)})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/** Writes the licences of the packages that a build bundles beside what it wrote. */
export const licencesEsbuild = (): Plugin => ({
  name: 'licences',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      const { outdir } = build.initialOptions;
      const folders = new Set(Object.keys(metafile?.inputs ?? {}).flatMap((path) => PACKAGE.exec(path)?.[1] ?? []));
      if (outdir === undefined || folders.size === 0) return;
      // tsup writes its files later.
      mkdirSync(outdir, { recursive: true });
      writeFileSync(
        join(outdir, FILE),
        [...folders]
          .toSorted()
          .map(licenceOf)
          .join(`\n${'-'.repeat(80)}\n\n`),
      );
    });
  },
});
