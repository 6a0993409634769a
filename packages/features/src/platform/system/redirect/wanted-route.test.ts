import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../navigation/hostile-addresses.ts';
import { defineNavigation, redirect, rowAt, standalone } from '../../navigation/index.ts';
import { wantedRoute } from './wanted-route.ts';

const title = { id: 'x', message: 'x' };
const rows = defineNavigation([
  redirect('/', 'root', '/login'),
  standalone('/log', undefined, { name: 'system', title }),
  standalone('/redirect/*', undefined, { name: 'redirect', title }),
  standalone('*', undefined, { name: 'missing', title }),
]);
const at = (route: unknown) => wantedRoute(rows, encodeURIComponent(JSON.stringify(route)));

describe('a JSON route', () => {
  it('leads by path or by name, with its query', () => {
    expect(at({ path: '/log' })).toBe('/log');
    expect(at({ name: 'system', query: { q: '错误' } })).toBe('/log?q=%E9%94%99%E8%AF%AF');
  });

  it.each<unknown>([
    { path: '/nowhere' },
    { path: '//evil.example' },
    { path: 'https://evil.example' },
    { name: 'nobody' },
    { path: 7 },
    [],
    null,
    { path: '/redirect/{}' },
    { path: '/log?x=1' },
    { path: '/log', fullPath: '//evil.example' },
    { path: '/log', query: { deep: { deeper: 'x' } } },
    { path: '/log', query: { long: 'x'.repeat(201) } },
    { path: '/log', query: { constructor: 'x' } },
    { path: '/log', query: { a: 'x'.repeat(200), b: 'x'.repeat(200), c: '值'.repeat(200) } },
  ])('leads nowhere for %j', (route) => expect(at(route)).toBeUndefined());

  it('leads nowhere for a key that reaches the prototype', () =>
    expect(wantedRoute(rows, encodeURIComponent('{"path":"/log","query":{"__proto__":"x"}}'))).toBeUndefined());

  it.each(['', '{', '%E0%A4%A', 'javascript:alert(1)'])('leads nowhere for the text %j', (text) =>
    expect(wantedRoute(rows, text)).toBeUndefined(),
  );
});

describe('hostile JSON routes', () => {
  const ORIGIN = 'https://portal.test';
  const staysInside = (address: string): boolean =>
    new URL(address, ORIGIN).origin === ORIGIN && rowAt(rows, address.split(/[?#]/, 1)[0] ?? '')?.path !== '*';

  it('never leave the origin, in any part', () => {
    const routes = (text: string): readonly unknown[] => [
      { path: text },
      { name: text },
      { path: text, query: { next: text } },
      { name: 'system', query: { next: text } },
      { name: 'system', params: { pathMatch: text } },
      { path: '/log', fullPath: text },
      { path: '/log', query: JSON.parse(`{"__proto__": ${JSON.stringify(text)}}`) as unknown },
      text,
      [text],
    ];
    const outside = hostileAddresses.flatMap((text) =>
      routes(text)
        .flatMap((route) => [JSON.stringify(route), encodeURIComponent(JSON.stringify(route))])
        .concat(text)
        .filter((given) => {
          const address = wantedRoute(rows, given);
          return address !== undefined && !staysInside(address);
        }),
    );
    expect(outside).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });
});
