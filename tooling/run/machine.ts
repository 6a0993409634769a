import { execFileSync, spawnSync } from 'node:child_process';
import { chromiumPath } from '../test/chromium.ts';
import { postgresBinaries } from '../test/postgres.ts';

/** A requirement of a stage that npm cannot install. */
export type Need = 'chromium' | 'font' | 'postgres';

/** `packages` are the Debian packages that provide it; the first available one is installed. */
const needs: Record<Need, { packages: readonly string[]; found: () => boolean; advice: string }> = {
  chromium: {
    packages: ['chromium-headless-shell', 'chromium'],
    found: () => chromiumPath() !== undefined,
    advice: 'install Chromium or set CHROMIUM_PATH to its program',
  },
  font: { packages: ['fonts-noto-cjk'], found: hasChineseFont, advice: 'install a Chinese font, for example Noto Sans CJK' },
  postgres: {
    packages: ['postgresql'],
    found: () => postgresBinaries() !== undefined,
    advice: 'install PostgreSQL or set PG_BIN to the folder of initdb',
  },
};

function hasChineseFont(): boolean {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  const { stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return (stdout ?? '').trim() !== '';
}

/** Installs Debian packages if permitted, without starting Debian's PostgreSQL cluster, because the tests start their own. */
function installWithApt(missing: readonly Need[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PG_CREATECLUSTER_OPTS: '--no-start' };
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-q', '-o', 'Acquire::Retries=3', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    apt('update');
    const isOffered = (name: string) => spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;
    const packages = missing.flatMap((need) => needs[need].packages.find(isOffered) ?? []);
    console.log(`Installing ${packages.join(', ')}…`);
    apt('install', '-y', '--no-install-recommends', ...packages);
  } catch {
    // Requirements that are still missing are reported with advice.
  }
}

/** Checks the requirements of the stages, installs missing ones if permitted, and returns those still missing with advice. */
export function prepare(wanted: ReadonlySet<Need>): Map<Need, string> {
  const list = [...wanted];
  const missing = list.filter((need) => !needs[need].found());
  if (missing.length > 0) installWithApt(missing);
  return new Map(missing.filter((need) => !needs[need].found()).map((need) => [need, needs[need].advice]));
}
