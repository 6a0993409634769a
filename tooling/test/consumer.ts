// Another bank's portal in small: a Vite app outside the workspace that installs the five tarballs with plain npm,
// shows our sign-in screen, and signs in to a running server in Chromium.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { chromium as browserType } from 'playwright';
import { chromium } from './chromium.ts';
import { pack } from './packages.ts';
import { freePort, startServer } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const app = mkdtempSync(join(tmpdir(), 'lianxin-consumer-'));

/** The version that our packages are built and tested with. */
function versionOf(name: string): string {
  const places = ['node_modules', 'packages/features/node_modules'].map((folder) => join(root, folder, name, 'package.json'));
  const place = places.find((file) => existsSync(file));
  if (place === undefined) throw new Error(`${name} is not installed`);
  const manifest: { version: string } = JSON.parse(readFileSync(place, 'utf8'));
  return manifest.version;
}

const peers = ['react', 'react-dom', 'react-router-dom', '@lingui/core', '@lingui/react'];
const tools = ['vite', 'tailwindcss', '@tailwindcss/vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'];

function install(tarballs: ReadonlyMap<string, string>): void {
  cpSync(join(root, 'tooling', 'test', 'consumer'), app, { recursive: true });
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
  if (complaints.length > 0) throw new Error(`npm misses a peer:\n${complaints.join('\n')}`);
  // What npm did install must be what every package asks for.
  execFileSync('npm', ['ls', '--all'], { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] });
}

const run = (program: string, ...args: string[]) =>
  execFileSync(join(app, 'node_modules', '.bin', program), args, { cwd: app, stdio: ['ignore', 'inherit', 'inherit'] });

async function signIn(url: string): Promise<void> {
  const browser = await browserType.launch(chromium);
  try {
    const page = await browser.newPage({ locale: 'zh-CN' });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url);
    await page.getByRole('textbox', { name: '用户名' }).fill('supplier-op');
    await page.getByLabel('密码', { exact: true }).fill('Lianxin@2026');
    const button = page.getByRole('button', { name: '登录', exact: true });
    const [background, accent] = await button.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.background = 'var(--accent)';
      element.append(probe);
      const colours = [getComputedStyle(element).backgroundColor, getComputedStyle(probe).backgroundColor];
      probe.remove();
      return colours;
    });
    expect(background, 'the button wears our accent').toBe(accent);
    await button.click();
    await expect(page.getByTestId('display-name')).toHaveText(/\S/, { timeout: 15_000 });
    expect(errors, 'errors on the page').toEqual([]);
    console.log(`signed in as ${await page.getByTestId('display-name').textContent()}`);
  } finally {
    await browser.close();
  }
}

try {
  install(pack(join(root, 'test-results', 'tarballs')));
  run('tsc');
  run('vite', 'build');
  const server = await startServer();
  const port = await freePort();
  const preview = spawn(
    join(app, 'node_modules', '.bin', 'vite'),
    ['preview', '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    {
      cwd: app,
      stdio: 'ignore',
      env: { ...process.env, API_URL: server.url },
    },
  );
  try {
    const url = `http://127.0.0.1:${port}/`;
    for (let tries = 0; tries < 100 && (await fetch(url).catch(() => undefined)) === undefined; tries += 1) await wait(100);
    await signIn(url);
  } finally {
    preview.kill();
    await server.stop();
  }
} finally {
  rmSync(app, { recursive: true, force: true });
}
