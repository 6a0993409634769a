import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { readdirSync } from 'node:fs';

const exclude = ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/*.d.ts', '**/dist/**', '**/node_modules/**'];

const features = 'packages/features/src';
const groups = readdirSync(new URL(features, import.meta.url));

/** One catalog a package, and one a capability of features: `{name}` is the folder in its group, so a new capability needs no entry here. */
export default defineConfig({
  sourceLocale: 'zh-CN',
  locales: ['zh-CN', 'en-US'],
  catalogs: [
    ...groups.map((group) => ({
      path: `<rootDir>/${features}/${group}/{name}/locales/{locale}`,
      include: [`<rootDir>/${features}/${group}/{name}`],
      exclude,
    })),
    { path: '<rootDir>/packages/ui/src/locales/{locale}', include: ['<rootDir>/packages/ui/src/**/*.{ts,tsx}'], exclude },
    { path: '<rootDir>/packages/forms/src/locales/{locale}', include: ['<rootDir>/packages/forms/src/**/*.{ts,tsx}'], exclude },
    { path: '<rootDir>/apps/portal/src/locales/{locale}', include: ['<rootDir>/apps/portal/src/**/*.{ts,tsx}'], exclude },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});
