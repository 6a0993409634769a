import { afterEach, expect, test, vi } from 'vitest';
import { keepToContentPolicy, SERVICE_WORKER } from './content-policy.ts';

afterEach(() => vi.unstubAllGlobals());

/** Whether the policy allows something, as the browser asks. */
function policy() {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  keepToContentPolicy();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  return { name, ...rules };
}

const own = (path: string) => new URL(path, document.baseURI).href;

test('only scripts of the build can be named by a string: the service worker, and other workers', () => {
  const { name, createScriptURL } = policy();
  expect(name).toBe('default');
  for (const url of [SERVICE_WORKER, own('assets/worker-uVj0wWXl.js')]) expect(createScriptURL(url)).toBe(url);
  const others = [
    own('assets/Bqe_RB9H.js'),
    own('files/worker-uVj0wWXl.js'),
    own('assets/worker-').concat('/../../files/a.js'),
    'https://evil.example/assets/worker-uVj0wWXl.js',
    'blob:https://portal.example/5d1e',
    'data:text/javascript,alert(1)',
  ];
  expect(others.map((url) => createScriptURL(url))).toEqual(others.map(() => null));
});

test('no HTML from text except one library’s style', () => {
  const { createHTML } = policy();
  expect(createHTML('[data-radix-select-viewport]{scrollbar-width:none}')).toContain('scrollbar-width');
  expect(createHTML('[data-radix-select-viewport]{}<img src=x>')).toBeNull();
  expect(createHTML('<b>链信</b>')).toBeNull();
});
