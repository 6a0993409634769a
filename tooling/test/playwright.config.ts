import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromium } from './chromium.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Chosen once: the workers read this file again and inherit the environment.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000));
// A run that goes over the hour begins its later servers on the folder of its first: none is filled under the load of the others.
process.env['FILLED_IN_HOUR'] ??= new Date().toISOString().slice(0, 13);
const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;

const LONGEST = /(registration|maturity|other-transfers|main-job|other-issuances|messages)\.spec\.ts$/;

export default defineConfig({
  testDir: `${root}apps/portal/e2e`,
  outputDir: `${root}test-results/e2e`,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // One more than the cores of a small machine: who waits for a server lets another work.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    launchOptions: chromium,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // Five seconds after its first page the portal's worker fetches all files of the release, into every browser that is opened.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // What was done when, and what the network said, costs nothing that can be measured; what the page looked like at every act would cost a
    // fifth of each test, so that a failure has one picture, of its end.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  // Those whose tests follow one another begin first, and the many that stand alone fill up what is left of each worker.
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testIgnore: LONGEST },
  ],
  webServer: {
    command: `${JSON.stringify(process.execPath)} tooling/test/serve.ts`,
    cwd: root,
    url: `${baseURL}/readyz`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
