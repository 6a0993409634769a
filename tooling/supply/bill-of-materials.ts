import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { InstalledPackage } from './installed.ts';
import { lockedPart, root } from './locked.ts';

const Manifest = z.object({ name: z.string(), version: z.string(), license: z.string() });
const purl = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** "sha512-…" in base64, as CycloneDX writes it. */
function hashesOf(integrity: string | undefined) {
  const [, bits, base64] = /^sha(\d+)-(.+)$/.exec(integrity ?? '') ?? [];
  return bits === undefined || base64 === undefined
    ? {}
    : { hashes: [{ alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') }] };
}

const isExpression = (license: string): boolean => /^[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)*$|^\(.*\)$/.test(license);
const licensesOf = (license: string | undefined) =>
  license === undefined ? {} : { licenses: [isExpression(license) ? { expression: license } : { license: { name: license } }] };

/** Version 4 of a UUID, of the content, so that the same lock file makes the same bill. */
function serialOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The bill of materials of a part of the workspace in the form of CycloneDX 1.6, with all that it runs on. */
export function billOfMaterials(part: string, installed: ReadonlyMap<string, InstalledPackage>) {
  const { name, version, license } = z.parse(Manifest, JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8')));
  const { needs, packages } = lockedPart(part);
  const refOf = (key: string): string => {
    const found = packages.get(key);
    return found ? purl(found.name, found.version) : key;
  };
  const own = purl(name, version);
  const components = [...packages]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { name: component, version: at, integrity }]) => ({
      type: 'library',
      'bom-ref': purl(component, at),
      name: component,
      version: at,
      purl: purl(component, at),
      ...hashesOf(integrity),
      ...licensesOf(installed.get(key)?.license),
    }));
  const dependencies = [
    { ref: own, dependsOn: needs.map(refOf) },
    ...[...packages].map(([key, found]) => ({ ref: refOf(key), dependsOn: found.needs.map(refOf) })),
  ].toSorted((one, other) => (one.ref < other.ref ? -1 : 1));
  const body = {
    version: 1,
    metadata: {
      component: {
        type: part.startsWith('apps/') ? 'application' : 'library',
        'bom-ref': own,
        name,
        version,
        purl: own,
        ...licensesOf(license),
      },
    },
    components,
    dependencies,
  };
  return { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: serialOf(JSON.stringify(body)), ...body };
}
