import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './chromium.ts';

const root = new URL('../..', import.meta.url).pathname;

export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: `${root}.storybook` })],
  test: {
    name: 'storybook',
    isolate: false,
    // A story of a file that is not compiled yet waits for that first.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Without animations, so that elements are visible immediately.
      provider: playwright({ launchOptions: { ...chromium }, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
