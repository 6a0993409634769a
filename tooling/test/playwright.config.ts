import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromium } from './chromium.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Set in the environment, because the workers evaluate this file again.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000));
// All servers of a run use the same filled folder even if the run passes the full hour, so that none is filled under load.
process.env['FILLED_IN_HOUR'] ??= new Date().toISOString().slice(0, 13);
const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;

const LONGEST = /(registration|maturity|other-transfers|main-job|other-issuances|messages)\.spec\.ts$/;

export default defineConfig({
  testDir: `${root}apps/portal/e2e`,
  outputDir: `${root}test-results/e2e`,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // One more than the cores of a small machine, because workers spend time waiting for the server.
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
    // The portal's service worker would prefetch all files of the release in every browser.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording actions and network traffic costs nothing measurable. Snapshots of every action would add a fifth to each test, so a failure
    // only has a screenshot of its end.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  // Files with long sequences of tests start first, and the many independent ones fill the remaining time of each worker.
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
