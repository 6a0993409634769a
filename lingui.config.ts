import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const exclude = ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/*.d.ts', '**/dist/**', '**/node_modules/**'];

const features = 'packages/features/src';
const foldersIn = (place: string) =>
  readdirSync(new URL(place, import.meta.url), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'locales' ? [`${place}/${entry.name}`] : [],
  );
const hasWords = (place: string) => existsSync(new URL(`${place}/locales`, import.meta.url));
const catalogOf = (folder: string, without: readonly string[] = []) => ({
  path: `<rootDir>/${folder}/locales/{locale}`,
  include: [`<rootDir>/${folder}`],
  exclude: [...exclude, ...without.map((part) => `**/${part}/**`)],
});

/**
 * One catalog a package, and one a folder of each group of features, as the directories say: a new folder needs no entry here. A part
 * of a folder that has `locales` of its own keeps its words apart: they are not fetched with those of the folder.
 */
export default defineConfig({
  sourceLocale: 'zh-CN',
  locales: ['zh-CN', 'en-US'],
  catalogs: [
    ...foldersIn(features)
      .flatMap(foldersIn)
      .flatMap((folder) => {
        const parts = foldersIn(folder).filter(hasWords);
        return [catalogOf(folder, parts), ...parts.map((part) => catalogOf(part))];
      }),
    { path: '<rootDir>/packages/ui/src/locales/{locale}', include: ['<rootDir>/packages/ui/src/**/*.{ts,tsx}'], exclude },
    { path: '<rootDir>/packages/forms/src/locales/{locale}', include: ['<rootDir>/packages/forms/src/**/*.{ts,tsx}'], exclude },
    { path: '<rootDir>/apps/portal/src/locales/{locale}', include: ['<rootDir>/apps/portal/src/**/*.{ts,tsx}'], exclude },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});
