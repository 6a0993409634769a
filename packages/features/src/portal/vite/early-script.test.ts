import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { earlyScript, type RouteTable } from './early-script.ts';

const person = { base: 'api', path: '/person', body: '{}' } as const;
const list = { base: 'financing', path: '/list', body: '{"page":1}' } as const;
const script = earlyScript({
  words: [['./zh.js'], ['./en.js']],
  behind: [
    ['./behind.js', './behind-zh.js'],
    ['./behind.js', './behind-en.js'],
  ],
  frame: [
    ['./frame.js', './frame-zh.js'],
    ['./frame.js', './frame-en.js'],
  ],
  table: './routes.json',
  calls: [person],
  look: './app.css',
  signIn: { at: '/login', leads: ['/'], asks: ['/list'] },
});
const table: RouteTable = { files: ['./list.js', './list-zh.js', './list-en.js'], routes: { '/list': [[0], [[1], [2]], [list]] } };

interface Window {
  readonly hash?: string;
  readonly cookie?: string;
  readonly language?: string;
  readonly config?: string;
}

/** Runs a page in a fake window that records requests. */
async function open({
  hash = '',
  cookie = '',
  language = 'zh-CN',
  config = '{"bases":{"api":"/api","financing":"/apk","common":""}}',
}: Window) {
  const links: { href: string; disabled?: boolean }[] = [];
  const calls: { url: string; headers: Record<string, string>; body: string }[] = [];
  const fetch = (url: string, init?: { headers: Record<string, string>; body: string }) => {
    if (init !== undefined) calls.push({ url, headers: init.headers, body: init.body });
    return Promise.resolve({ json: () => Promise.resolve(table) });
  };
  const window: { fetch: typeof fetch; begun?: { signIn?: boolean } } = { fetch };
  let address = hash;
  const history = { replaceState: (_state: unknown, _title: string, to: string) => (address = to) };
  const document = {
    cookie,
    createElement: () => ({ href: '' }),
    getElementById: () => ({ textContent: config }),
    head: { appendChild: (one: { href: string; disabled?: boolean }) => links.push(one) },
  };
  const location = { hash, href: `https://bank.example/${hash}` };
  runInContext(script, createContext({ window, document, location, history, fetch, localStorage: { getItem: () => language } }));
  await new Promise((resolve) => setTimeout(resolve));
  return {
    files: links.filter((link) => link.disabled !== true).map(({ href }) => href),
    links,
    calls,
    address,
    signIn: window.begun?.signIn,
  };
}

const SIGNED_IN = 'a=b; admin-successToken=abc; XSRF-TOKEN=x%2Fy';

it('loads only the words of sign-in where a visitor starts there', async () => {
  const { files, calls, address, signIn } = await open({ hash: '#/login' });
  expect(files).toEqual(['./zh.js']);
  expect(calls).toEqual([]);
  expect({ address, signIn }).toEqual({ address: '#/login', signIn: true });
  expect((await open({ hash: '#/login', cookie: 'admin-successToken=undefined' })).signIn).toBe(true);
});

it('defers the portal’s style sheet there, at the bundler’s position', async () =>
  expect((await open({ hash: '#/login' })).links.filter(({ href }) => href === './app.css').map(({ disabled }) => disabled)).toEqual([
    true,
  ]));

it.each([
  ['', '#/login'],
  ['#/', '#/login'],
  ['#/?partner=a', '#/login?partner=a'],
  ['#/list', '#/login?redirect=%2Flist'],
  ['#/list/?state=0', '#/login?redirect=%2Flist%2F%3Fstate%3D0'],
])('redirects a visitor from %s to %s', async (hash, address) => expect(await open({ hash })).toMatchObject({ address, signIn: true }));

it.each(['#/register', '#/list?token=once', '#/nowhere'])('does not show a visitor sign-in at %s', async (hash) => {
  const { files, address, signIn } = await open({ hash });
  expect(signIn).toBeFalsy();
  expect(address).toBe(hash);
  expect(files).toEqual(['./app.css', './zh.js', './behind.js', './behind-zh.js']);
});

it('loads shell, page and first calls for a signed-in person', async () => {
  const { files, calls } = await open({ hash: '#/list', cookie: SIGNED_IN });
  expect(files).toEqual([
    './app.css',
    './zh.js',
    './behind.js',
    './behind-zh.js',
    './frame.js',
    './frame-zh.js',
    './list.js',
    './list-zh.js',
  ]);
  expect(calls.map(({ url, body }) => `${url} ${body}`)).toEqual(['/api/person {}', '/apk/list {"page":1}']);
  expect(calls[0]?.headers).toMatchObject({ token: 'abc', 'X-Token': 'abc', 'X-XSRF-TOKEN': 'x/y', 'Accept-Language': 'zh-CN' });
});

it('uses the chosen language', async () =>
  expect((await open({ hash: '#/list', cookie: SIGNED_IN, language: 'en-US' })).files).toEqual([
    './app.css',
    './en.js',
    './behind.js',
    './behind-en.js',
    './frame.js',
    './frame-en.js',
    './list.js',
    './list-en.js',
  ]));

it('skips the list if the address has filters', async () =>
  expect((await open({ hash: '#/list?search=x', cookie: SIGNED_IN })).calls.map(({ url }) => url)).toEqual(['/api/person']));

it('makes no call without bases, or before a partner’s code was used', async () => {
  expect((await open({ hash: '#/list', cookie: SIGNED_IN, config: '__CONFIG__' })).calls).toEqual([]);
  expect((await open({ hash: '#/list?token=once', cookie: SIGNED_IN })).calls).toEqual([]);
});

it('uses ECMAScript 5 only', () => expect(script).not.toMatch(/=>|\b(const|let|class)\b|`|\?\.|\?\?|\.\.\./));
