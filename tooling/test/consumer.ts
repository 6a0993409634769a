// Builds another bank's portal outside the workspace from the files of docs/another-banks-portal.md: installs the five tarballs with
// npm, builds the app, serves it with the reference server, and signs in with Chromium.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';
import { chromium as browserType } from 'playwright';
import { createBrand } from '../../packages/ui/src/brand/index.ts';
import { chromium } from './chromium.ts';
import { pack } from './packages.ts';
import { startServer } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const app = mkdtempSync(join(tmpdir(), 'lianxin-consumer-'));

/** The version of a dependency with which our packages are built and tested. */
function versionOf(name: string): string {
  const places = ['node_modules', 'packages/features/node_modules'].map((folder) => join(root, folder, name, 'package.json'));
  const place = places.find((file) => existsSync(file));
  if (place === undefined) throw new Error(`${name} is not installed`);
  const manifest: { version: string } = JSON.parse(readFileSync(place, 'utf8'));
  return manifest.version;
}

/** Maximum number of lines of a bank's own portal. */
const MAX_LINES = 60;
const PAGE = 'docs/another-banks-portal.md';

/** The bank's compiler options. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

/** Writes the files shown on the page, and returns their number of lines. */
function write(): number {
  const blocks = [...readFileSync(join(root, PAGE), 'utf8').matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)];
  for (const [, file = '', body = ''] of blocks) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), body);
  }
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  return blocks.flatMap(([, , body = '']) => body.split('\n')).filter((line) => line.trim() !== '').length;
}

const peers = ['react', 'react-dom', 'react-router-dom', '@lingui/core', '@lingui/react'];
const tools = ['vite', 'tailwindcss', '@tailwindcss/vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'];

function install(tarballs: ReadonlyMap<string, string>): void {
  const dependencies = {
    ...Object.fromEntries(peers.map((name) => [name, versionOf(name)])),
    ...Object.fromEntries([...tarballs].map(([name, tarball]) => [`@lianxin/${name}`, `file:${tarball}`])),
  };
  const devDependencies = Object.fromEntries(tools.map((name) => [name, versionOf(name)]));
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: 'consumer', version: '1.0.0', private: true, type: 'module', dependencies, devDependencies }, null, 2),
  );
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: app, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const complaints = stderr.split('\n').filter((line) => /ERESOLVE|peer/i.test(line));
  if (complaints.length > 0) throw new Error(`npm reports peer dependency problems:\n${complaints.join('\n')}`);
  // Fails if an installed version does not satisfy a package's requirements.
  execFileSync('npm', ['ls', '--all'], { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });
}

const run = (program: string, ...args: string[]) =>
  execFileSync(join(app, 'node_modules', '.bin', program), args, { cwd: app, stdio: ['ignore', 'inherit', 'inherit'] });

/** The bank's colours as a browser gives them. */
const { light } = createBrand({ name: 'hengtong', accent: '#7a1f2b' });
const rgb = (token: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt((light[token] ?? '').slice(at, at + 2), 16)).join(', ')})`;

/** A button of the bank's colour looks so under the pointer, pressed and with the focus. */
async function followsTheBrand(button: Locator): Promise<void> {
  await expect(button, 'buttons have its own colour').toHaveCSS('background-color', rgb('accent'));
  await button.hover();
  await expect(button, 'under the pointer').toHaveCSS('background-color', rgb('accent-hover'));
  await button.page().mouse.down();
  await expect(button, 'pressed').toHaveCSS('background-color', rgb('accent-active'));
  // Let go elsewhere, so that nothing is submitted.
  await button.page().mouse.move(0, 0);
  await button.page().mouse.up();
  await button.page().keyboard.press('Shift+Tab');
  await button.page().keyboard.press('Tab');
  await expect(button, 'the ring of focus').toHaveCSS('outline-color', rgb('focus'));
}

async function signIn(url: string): Promise<void> {
  const browser = await browserType.launch(chromium);
  try {
    const page = await browser.newPage({ locale: 'zh-CN' });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on(
      'console',
      (message) => /content security policy|trusted|uncompiled|hydrat/i.test(message.text()) && errors.push(message.text()),
    );
    // The sign-in page shows the bank's brand even before any script has loaded.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(url);
    await expect(page.getByText('恒通链').first(), 'the name is in the HTML').toBeVisible();
    await expect(page.getByText('2 个渠道同屏比价'), 'the channels are in the HTML').toBeVisible();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toHaveCSS('background-color', 'rgb(122, 31, 43)');
    await page.unroute('**/assets/*.js');
    await page.reload();
    await page.getByRole('textbox', { name: '用户名' }).fill('supplier-op');
    await page.getByLabel('密码', { exact: true }).fill('Lianxin@2026');
    await expect(page.getByText('恒通链').first(), 'the portal has its own name').toBeVisible();
    await expect(page.getByText('恒', { exact: true }).first(), 'the portal has its own logo').toBeVisible();
    const button = page.getByRole('button', { name: '登录', exact: true });
    await followsTheBrand(button);
    await button.click();
    await expect(page.getByTestId('welcome'), 'one screen is the bank’s own').toHaveText('王建国', { timeout: 15_000 });
    const person = page.getByRole('banner').getByRole('button', { name: /王建国/ });
    await expect(person, 'the shell shows the person').toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('banner').getByText('恒', { exact: true }), 'its logo is in the header').toBeVisible();
    await expect(person.getByText('王', { exact: true }), 'the person’s mark').toHaveCSS('background-color', rgb('accent-soft'));
    await person.click();
    await expect(page.getByRole('menuitem', { name: '恒通客服' }), 'one entry of the menu is the bank’s own').toBeVisible();
    await expect(page.getByRole('menuitem', { name: '联系客服' })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: '离开恒通' }), 'one message is the bank’s own').toBeVisible();
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.goto(`${url}/#/work/holdings`);
    await expect(page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: '消息' })).toBeVisible({ timeout: 15_000 });
    const current = page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: '持有' });
    await expect(current, 'the chosen entry of the menu').toHaveCSS('color', rgb('accent'));
    await expect(page.getByRole('table').first(), 'a standard screen works').toBeVisible({ timeout: 15_000 });
    await expect(
      page.getByRole('heading', { level: 1, name: '恒通链持有' }),
      'the screen uses the bank’s name for a voucher',
    ).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await expect(page.getByRole('banner'), 'surfaces are dark in the dark theme').not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(errors, 'errors on the page').toEqual([]);
    console.log('signed in as 王建国');
  } finally {
    await browser.close();
  }
}

try {
  const began = performance.now();
  const lines = write();
  expect(lines, `lines of ${PAGE}`).toBeLessThanOrEqual(MAX_LINES);
  install(pack(join(root, 'test-results', 'tarballs')));
  run('tsc');
  run('vite', 'build');
  const server = await startServer({ portalDir: join(app, 'dist') });
  try {
    await signIn(server.url);
  } finally {
    await server.stop();
  }
  console.log(`another bank's portal: ${lines} lines; install, build and sign-in took ${Math.round((performance.now() - began) / 1000)} s`);
} finally {
  rmSync(app, { recursive: true, force: true });
}
