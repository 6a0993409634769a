import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { vitePlugins } from '../tooling/build/vite-plugins.ts';

export default {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: (config) => mergeConfig(config, { plugins: vitePlugins() }),
} satisfies StorybookConfig;
