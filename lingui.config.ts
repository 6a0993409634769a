import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const exclude = ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/*.d.ts', '**/dist/**', '**/node_modules/**'];

/** One catalog a package, and one a capability of features: `{name}` is the folder, so a new capability needs no entry here. */
export default defineConfig({
  sourceLocale: 'zh-CN',
  locales: ['zh-CN', 'en-US'],
  catalogs: [
    { path: '<rootDir>/packages/features/src/{name}/locales/{locale}', include: ['<rootDir>/packages/features/src/{name}'], exclude },
    { path: '<rootDir>/packages/ui/src/locales/{locale}', include: ['<rootDir>/packages/ui/src/**/*.{ts,tsx}'], exclude },
    { path: '<rootDir>/packages/forms/src/locales/{locale}', include: ['<rootDir>/packages/forms/src/**/*.{ts,tsx}'], exclude },
    { path: '<rootDir>/apps/portal/src/locales/{locale}', include: ['<rootDir>/apps/portal/src/**/*.{ts,tsx}'], exclude },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
});
