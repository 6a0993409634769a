import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { satisfies } from 'semver';
import * as z from 'zod/mini';
import { lockedPart, PARTS, type LockedPackage } from './locked.ts';

const Advisory = z.object({ url: z.string(), title: z.string(), severity: z.string(), vulnerable_versions: z.string() });
/** Known vulnerabilities by package, in the form of npm's registry, and when they were fetched. */
const Advisories = z.object({ fetchedAt: z.string(), advisories: z.record(z.string(), z.array(Advisory)) });
export type AdvisoryFile = z.infer<typeof Advisories>;

/** What is delivered to others, once each. */
export const deliveredPackages = (): LockedPackage[] => [...new Map(PARTS.flatMap((part) => [...lockedPart(part).packages])).values()];

/** Asks a registry what is known about packages. Throws where it cannot be reached. */
export async function fetchAdvisories(registry: string, packages: readonly LockedPackage[]): Promise<AdvisoryFile> {
  const asked: Record<string, string[]> = {};
  for (const { name, version } of packages) (asked[name] ??= []).push(version);
  const reply = await fetch(`${registry.replace(/\/$/, '')}/-/npm/v1/security/advisories/bulk`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(30_000),
  });
  if (!reply.ok) throw new Error(`the registry answered ${reply.status}`);
  return z.parse(Advisories, { fetchedAt: new Date().toISOString(), advisories: await reply.json() });
}

/** The packages that an advisory is about, a sentence each. */
export const affected = ({ advisories }: AdvisoryFile, packages: readonly LockedPackage[]): string[] =>
  packages.flatMap(({ name, version }) =>
    (advisories[name] ?? [])
      .filter(({ vulnerable_versions: range }) => satisfies(version, range, { includePrerelease: true }))
      .map(({ severity, title, url }) => `${name} ${version}: ${severity}: ${title} (${url})`),
  );

/** Checks what is delivered against a file of advisories, and fetches it before where asked. Returns sentences and the exit code. */
export async function checkAdvisories(
  file: string,
  registry: string | undefined,
): Promise<{ readonly lines: readonly string[]; readonly code: number }> {
  const packages = deliveredPackages();
  const lines: string[] = [];
  if (registry !== undefined) {
    try {
      writeFileSync(file, `${JSON.stringify(await fetchAdvisories(registry, packages), undefined, 2)}\n`);
    } catch (error) {
      lines.push(`The advisories could not be fetched: ${error instanceof Error ? error.message : 'no answer'}.`);
    }
  }
  if (!existsSync(file)) {
    lines.push(`NOT CHECKED: there is no ${file}. Fetch it where there is a net, with --fetch, and bring it here.`);
    return { lines, code: 2 };
  }
  const known = z.parse(Advisories, JSON.parse(readFileSync(file, 'utf8')));
  const found = affected(known, packages);
  lines.push(...found, `${packages.length} packages checked against the advisories of ${known.fetchedAt}: ${found.length} affected.`);
  return { lines, code: found.length > 0 ? 1 : 0 };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      file: { type: 'string', default: 'advisories.json' },
      fetch: { type: 'boolean', default: false },
      registry: { type: 'string', default: process.env['npm_config_registry'] ?? 'https://registry.npmjs.org' },
    },
  });
  const { lines, code } = await checkAdvisories(values.file, values.fetch ? values.registry : undefined);
  for (const line of lines) console.log(line);
  process.exitCode = code;
}
