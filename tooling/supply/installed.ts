import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './locked.ts';

const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.unknown()),
  scripts: z.optional(z.record(z.string(), z.unknown())),
});

/** A package in the store of this machine. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** Its SPDX expression, or what else stands there; undefined where nothing does. */
  readonly license: string | undefined;
  /** Scripts that an installation would run. */
  readonly installScripts: readonly string[];
}

const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];

function licenseOf(license: unknown): string | undefined {
  if (typeof license === 'string') return license;
  return z.safeParse(z.object({ type: z.string() }), license).data?.type;
}

function foldersIn(modules: string): string[] {
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('@')) return foldersIn(join(modules, entry.name));
    return entry.isDirectory() && existsSync(join(modules, entry.name, 'package.json')) ? [join(modules, entry.name)] : [];
  });
}

/** All installed packages by name and version. */
export function installedPackages(): ReadonlyMap<string, InstalledPackage> {
  const store = join(root, 'node_modules', '.pnpm');
  const folders = readdirSync(store)
    .map((entry) => join(store, entry, 'node_modules'))
    .filter((modules) => existsSync(modules))
    .flatMap(foldersIn);
  return new Map(
    folders.map((folder) => {
      const { name, version, license, scripts = {} } = z.parse(Manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
      // npm builds what has a binding.gyp even without a script.
      const builds = existsSync(join(folder, 'binding.gyp')) ? ['install'] : [];
      const installScripts = [...new Set([...INSTALL_SCRIPTS.filter((script) => script in scripts), ...builds])];
      return [`${name}@${version}`, { name, version, folder, license: licenseOf(license), installScripts }];
    }),
  );
}
