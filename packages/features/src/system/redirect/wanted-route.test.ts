import { describe, expect, it } from 'vitest';
import { defineNavigation, redirect, standalone } from '../../navigation/define.ts';
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

  it.each([
    { path: '/nowhere' },
    { path: '//evil.example' },
    { path: 'https://evil.example' },
    { name: 'nobody' },
    { path: 7 },
    [],
    null,
    { path: '/redirect/{}' },
  ])('leads nowhere for %j', (route) => expect(at(route)).toBeUndefined());

  it.each(['', '{', '%E0%A4%A', 'javascript:alert(1)'])('leads nowhere for the text %j', (text) =>
    expect(wantedRoute(rows, text)).toBeUndefined(),
  );
});
