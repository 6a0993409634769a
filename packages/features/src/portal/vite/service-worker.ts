import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Scripts and styles are cached; source maps are not. */
const CACHED_FILES = /^assets\/.+\.(?:js|css|svg|woff2)$/;

/**
 * The service worker. Caches this release and the last one, so that pages opened before a release still find their scripts. Serves the
 * cached page and refreshes it in the background, without cookies, because the server would otherwise leave out the sign-in page. Never
 * caches calls.
 */
export const workerScript = (release: string, files: readonly string[]): string => `const RELEASE = 'portal-${release}';
const FILES = new Set(${JSON.stringify(files)});
const PAGE = new URL('./', self.registration.scope).href;
const isFile = (url) => url.startsWith(PAGE + 'assets/');
const isPage = ({ mode, url }) => mode === 'navigate' && url.split(/[?#]/, 1)[0] === PAGE;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(settle()));

async function settle() {
  const releases = (await caches.keys()).filter((name) => name.startsWith('portal-') && name !== RELEASE);
  for (const old of releases.slice(0, -1)) await caches.delete(old);
  await caches.open(RELEASE);
  await self.clients.claim();
}

async function keep(request, answer) {
  if (answer.ok && !answer.redirected) await (await caches.open(RELEASE)).put(request, answer);
}

async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  keep(request, answer.clone()).catch(() => undefined);
  return answer;
}

async function page(event) {
  const kept = await (await caches.open(RELEASE)).match(PAGE, { ignoreVary: true });
  event.waitUntil(renew(PAGE).catch(() => undefined));
  return kept ?? fetch(event.request);
}

async function renew(url) {
  await keep(url, await fetch(url, { credentials: 'omit' }));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (isPage(request)) event.respondWith(page(event));
  else if (isFile(request.url)) event.respondWith(file(request));
});

self.addEventListener('message', (event) => event.waitUntil(fill()));

// One after another, behind everything that the person waits for.
async function fill() {
  for (const name of ['', ...FILES]) {
    const url = PAGE + name;
    if ((await caches.match(url, { ignoreVary: true })) === undefined) await renew(url).catch(() => undefined);
  }
}
`;

/** Writes `sw.js` next to the page. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => CACHED_FILES.test(name))
        .toSorted();
      const release = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerScript(release, files) });
    },
  },
});
