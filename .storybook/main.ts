import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { vitePlugins } from '../tooling/build/vite-plugins.ts';

export default {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['./introduction.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    check: false,
    // The props of variants are made by the type checker, so that only it can read them. Stories that run as tests show none.
    reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../tooling/build/tsconfig.docs.json', import.meta.url)),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every element takes is no news about a part.
      propFilter: ({ parent }) => !parent?.fileName.includes('@types/react'),
    },
  },
  viteFinal: (config) => mergeConfig(config, { plugins: vitePlugins() }),
} satisfies StorybookConfig;
