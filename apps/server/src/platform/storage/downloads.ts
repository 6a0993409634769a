import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import type { Language } from '../call-context.ts';

/** A file's name, without a path: nothing outside the folder can be named. */
const FileName = z.string().check(z.regex(/^[\w][\w.-]{0,120}$/));

const Listed = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  kind: z.enum(['signingDevice', 'browserExtension']),
  name: z.string(),
  platform: z.union([z.string(), z.strictObject({ zh: z.string(), en: z.string() })]),
  version: z.optional(z.string()),
  file: z.optional(FileName),
});

/** The offer of an installation; without files, each entry states that. */
const WITHOUT_FILES: readonly z.output<typeof Listed>[] = [
  { id: 'device-windows', kind: 'signingDevice', name: '签名设备插件', platform: 'Windows 10/11' },
  { id: 'device-macos', kind: 'signingDevice', name: '签名设备插件', platform: 'macOS 13+' },
  { id: 'device-linux', kind: 'signingDevice', name: '签名设备插件', platform: { zh: '统信 UOS / 麒麟', en: 'UnionTech UOS / Kylin' } },
  { id: 'extension-chrome', kind: 'browserExtension', name: '浏览器扩展', platform: 'Chrome 120+' },
  { id: 'extension-edge', kind: 'browserExtension', name: '浏览器扩展', platform: 'Edge 120+' },
];

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

interface Download extends Pick<z.output<typeof Listed>, 'id' | 'kind' | 'name'> {
  readonly platform: string;
  readonly version: string | null;
  readonly size: number | null;
  readonly sha256: string | null;
  readonly url: string | null;
  readonly updatedAt: string | null;
}

/** The files of the download centre. */
interface Download extends Pick<z.output<typeof Listed>, 'id' | 'kind' | 'name'> {
  readonly platform: string;
  readonly version: string | null;
  readonly size: number | null;
  readonly sha256: string | null;
  readonly url: string | null;
  readonly updatedAt: string | null;
}

/** The files of the download centre. */
export interface DownloadFolder {
  readonly list: (language: Language) => Download[];
  /** Where the file of this name lies; undefined for a name that is not offered. */
  readonly pathOf: (name: string) => string | undefined;
}

/** Reads what is offered: `downloads.json` in the folder, and beside it the files that it names. Throws on a file that is not there. */
export async function readDownloads(folder: string | undefined): Promise<DownloadFolder> {
  const manifest: unknown = folder === undefined ? WITHOUT_FILES : JSON.parse(await readFile(join(folder, 'downloads.json'), 'utf8'));
  const paths = new Map<string, string>();
  const list: (Omit<Download, 'platform'> & Pick<z.output<typeof Listed>, 'platform'>)[] = [];
  for (const { file, version = null, ...entry } of z.parse(z.array(Listed), manifest)) {
    if (folder === undefined || file === undefined) {
      list.push({ ...entry, version, size: null, sha256: null, url: null, updatedAt: null });
      continue;
    }
    const path = join(folder, file);
    if (!existsSync(path)) throw new Error(`downloads.json names ${file}, which is not in ${folder}.`);
    paths.set(file, path);
    const { size, mtime } = statSync(path);
    list.push({ ...entry, version, size, sha256: await hashOf(path), url: `/downloads/${file}`, updatedAt: mtime.toISOString() });
  }
  return {
    list: (language) =>
      list.map(({ platform, ...one }) => ({ ...one, platform: typeof platform === 'string' ? platform : platform[language] })),
    pathOf: (name) => paths.get(name),
  };
}
