import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { sha256 } from '../../platform/security/keys.ts';

export interface PortalFile {
  readonly content: Buffer;
  readonly type: string;
  readonly etag: string;
  /** The name contains a hash of the content, so the file never changes. */
  readonly immutable: boolean;
  readonly compressible: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = /^(text\/|application\/json|application\/manifest|image\/svg)/;
/** Names with a content hash from the build. */
const HASHED = /^\/assets\/(?:.*-)?[\w-]{8}\.\w+(?:\.map)?$/;
const WORTH_BYTES = 512;

/** Reads the built portal into memory, by URL path. Source maps are excluded in production. */
export function readPortal(folder: string, production: boolean): ReadonlyMap<string, PortalFile> {
  const files = new Map<string, PortalFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined || (production && entry.name.endsWith('.map'))) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, {
      content,
      type,
      etag: `"${sha256(content).slice(0, 32)}"`,
      immutable: HASHED.test(path),
      compressible: COMPRESSIBLE.test(type) && !entry.name.endsWith('.map') && content.length >= WORTH_BYTES,
    });
  }
  return files;
}
