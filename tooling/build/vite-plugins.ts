import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

const configPath = new URL('../../lingui.config.ts', import.meta.url).pathname;

/** The plugins shared by the portal, Storybook and Vitest. Lingui macros must expand before React's transform. */
export const vitePlugins = (): PluginOption[] => [
  babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  react(),
  lingui({ configPath }),
  tailwindcss(),
];
