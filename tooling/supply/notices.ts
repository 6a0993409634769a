import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { installedPackages, type InstalledPackage } from './installed.ts';
import { lockedPart } from './locked.ts';

/** Files of a package that its licence asks to be handed on. */
const NOTICE = /^(?:licen[cs]e|copying|notice|copyright|ofl)(?:[-._]|$)/i;

/** The licences and notices of packages as one text. Packages with the same words share them. */
export function noticesOf(packages: readonly InstalledPackage[]): string {
  const named = packages.map(({ name, version, folder, license }) => {
    const files = readdirSync(folder).filter((file) => NOTICE.test(file) && !/\.(?:[cm]?js|ts|json)$/.test(file));
    const words = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim());
    return { title: `${name} ${version} (${license ?? 'see its words'})`, text: words.join('\n\n') || `Licence: ${license ?? 'not told'}` };
  });
  const titlesByText = new Map<string, string[]>();
  for (const { title, text } of named) titlesByText.set(text, [...(titlesByText.get(text) ?? []), title]);
  const sections = [...titlesByText]
    .map(([text, titles]) => ({ titles: titles.toSorted(), text }))
    .toSorted((one, other) => ((one.titles[0] ?? '') < (other.titles[0] ?? '') ? -1 : 1))
    .map(({ titles, text }) => `${titles.join('\n')}\n\n${text}`);
  return `Chainletter contains the following software of others.\n\n${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

export const NOTICES_FILE = 'third-party-notices.txt';

/** Writes the notices of all that a part of the workspace runs on, as far as it is installed on this machine. */
export function writeNotices(part: string, folder: string): void {
  const installed = installedPackages();
  const packages = [...lockedPart(part).packages.keys()].flatMap((key) => installed.get(key) ?? []);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, NOTICES_FILE), noticesOf(packages));
}

const packageOf = (id: string): string | undefined => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

/** Writes the notices of what a portal's files really contain. It does so last and beside them: no page loads it. */
export function bundledNotices(): Plugin {
  const folders = new Set<string>();
  return {
    name: 'bundled-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk')
          for (const id of part.moduleIds) {
            const folder = packageOf(id);
            if (folder !== undefined) folders.add(folder);
          }
    },
    writeBundle({ dir, file }) {
      const installed = [...installedPackages().values()].filter(({ folder }) => folders.has(folder));
      writeFileSync(join(dir ?? dirname(file ?? '.'), NOTICES_FILE), noticesOf(installed));
    },
  };
}
