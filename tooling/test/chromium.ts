import { existsSync } from 'node:fs';

const places = [
  // The headless shell needs a fifth less CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The installed Chromium: `CHROMIUM_PATH`, then the usual locations. Browsers are never downloaded. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...places].find((path) => path !== undefined && existsSync(path));

const executablePath = chromiumPath();

/** Launch options for Playwright. */
export const chromium = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--no-default-browser-check',
  ],
};
