import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { vitePlugins } from '../tooling/build/vite-plugins.ts';

export default {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['./introduction.mdx', './foundations/*.mdx', './functions.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The guide's pictures, where the screens' stories look for them.
  staticDirs: ['./public', { from: '../apps/portal/public/guide', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    check: false,
    // Only the type checker can resolve the props of variants. Stories run as tests show no props.
    reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../tooling/build/tsconfig.docs.json', import.meta.url)),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Omit props that every HTML element accepts.
      propFilter: ({ parent }) => !parent?.fileName.includes('@types/react'),
    },
  },
  viteFinal: (config) => mergeConfig(config, { plugins: vitePlugins() }),
} satisfies StorybookConfig;
