import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

export const root = join(import.meta.dirname, '../..');

const Versions = z.optional(z.record(z.string(), z.string()));
const Lock = z.object({
  importers: z.record(
    z.string(),
    z.object({
      dependencies: z.optional(z.record(z.string(), z.object({ version: z.string() }))),
      optionalDependencies: z.optional(z.record(z.string(), z.object({ version: z.string() }))),
    }),
  ),
  packages: z.record(
    z.string(),
    z.object({
      resolution: z.object({ integrity: z.optional(z.string()) }),
      peerDependenciesMeta: z.optional(z.record(z.string(), z.object({ optional: z.optional(z.boolean()) }))),
    }),
  ),
  snapshots: z.record(z.string(), z.object({ dependencies: Versions, optionalDependencies: Versions })),
});

/** A package of the registry, as the lock file fixes it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Such as "sha512-…", from the registry. */
  readonly integrity: string | undefined;
  /** Keys of the packages that it needs. */
  readonly needs: readonly string[];
}

/** What a part of the workspace runs on. */
export interface LockedPart {
  /** Keys of the packages that it needs itself, or through other parts of the workspace. */
  readonly needs: readonly string[];
  /** Everything that these need, by key: name and version. */
  readonly packages: ReadonlyMap<string, LockedPackage>;
}

const splitKey = (key: string): readonly [name: string, version: string] => {
  const bare = key.replace(/\(.*$/, '');
  const at = bare.lastIndexOf('@');
  return [bare.slice(0, at), bare.slice(at + 1)];
};
const plainKey = (snapshot: string): string => splitKey(snapshot).join('@');

/** The key of a dependency: an alias names the other package in its version. */
const snapshotOf = (name: string, version: string): string => (/^@?[^@(]+@/.test(version) ? version : `${name}@${version}`);

interface Choice {
  /** Whether to follow other parts of the workspace. @default true */
  readonly linked?: boolean;
  /** Names of packages to leave out. @default none */
  readonly without?: readonly string[];
}

/** The production dependencies of a part of the workspace, such as "apps/server", by the lock file. */
export function lockedPart(part: string, { linked = true, without = [] }: Choice = {}): LockedPart {
  const lock = z.parse(Lock, parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')));
  const packages = new Map<string, LockedPackage>();
  const dependenciesOf = (snapshot: string): string[] => {
    const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[snapshot] ?? {};
    const { peerDependenciesMeta: peers = {} } = lock.packages[plainKey(snapshot)] ?? {};
    // An optional peer that is there for our tools, such as Lingui's compiler, is not what runs.
    return Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name]) => peers[name]?.optional !== true)
      .map(([name, version]) => snapshotOf(name, version));
  };
  const seen = new Set<string>();
  function add(snapshot: string): void {
    if (seen.has(snapshot) || without.includes(splitKey(snapshot)[0])) return;
    seen.add(snapshot);
    const key = plainKey(snapshot);
    const [name, version] = splitKey(snapshot);
    const needed = dependenciesOf(snapshot);
    const known = packages.get(key)?.needs ?? [];
    const { integrity } = lock.packages[key]?.resolution ?? {};
    packages.set(key, { name, version, integrity, needs: [...new Set([...known, ...needed.map(plainKey)])].toSorted() });
    needed.forEach(add);
  }
  function neededBy(folder: string): string[] {
    const { dependencies = {}, optionalDependencies = {} } = lock.importers[folder] ?? {};
    return Object.entries({ ...dependencies, ...optionalDependencies }).flatMap(([name, { version }]) =>
      version.startsWith('link:') ? (linked ? neededBy(join(folder, version.slice('link:'.length))) : []) : [snapshotOf(name, version)],
    );
  }
  const direct = neededBy(part);
  direct.forEach(add);
  return { needs: [...new Set(direct.map(plainKey))].toSorted(), packages };
}

/** The parts of the workspace that are delivered. */
export const PARTS = [
  'apps/server',
  'apps/portal',
  'packages/api',
  'packages/domain',
  'packages/features',
  'packages/forms',
  'packages/ui',
] as const;
