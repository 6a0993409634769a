import { describe, expect, it } from 'vitest';
import { defineNavigation, page, redirect, section, standalone } from './define.ts';
import { hostileAddresses } from './hostile-addresses.ts';
import { internalAddress } from './internal-address.ts';
import { rowAt } from './row-at.ts';

const title = { id: 'x', message: 'x' };
const rows = defineNavigation([
  redirect('/', 'root', '/login'),
  redirect('/system', 'system-alias', '/log'),
  standalone('/log', undefined, { name: 'system', title, auth: true }),
  standalone('/refresh', undefined, { name: 'refresh', title, passage: true }),
  standalone('/redirect/*', undefined, { name: 'redirect', title, passage: true }),
  standalone('/login', undefined, { name: 'login', title, passage: true }),
  standalone('*', undefined, { name: 'exception404', title }),
  section('home', { title, home: 'index', prefix: 'home', auth: false }, [page('index', undefined, { title })]),
]);
const ORIGIN = 'https://portal.test';

/** Whether an address, after the hash or as a whole, stays on a page of the table. */
const staysInside = (address: string): boolean =>
  new URL(address, ORIGIN).origin === ORIGIN &&
  new URL(`#${address}`, ORIGIN).origin === ORIGIN &&
  rowAt(rows, address.split(/[?#]/, 1)[0] ?? '')?.path !== '*';

describe('an address from outside', () => {
  it.each(['/log', '/log?q=%E9%94%99%E8%AF%AF', '/home/index', '/system', '/log/'])('leads to %s', (address) =>
    expect(internalAddress(rows, address)).toBe(address),
  );

  it.each([null, undefined, '', '/', '/login', '/refresh', '/redirect/x', '/nowhere', 'log', `/log?q=${'x'.repeat(2_100)}`])(
    'leads nowhere for %s',
    (address) => expect(internalAddress(rows, address)).toBeUndefined(),
  );
});

describe('hostile addresses', () => {
  it('are at least 300', () => expect(hostileAddresses.length).toBeGreaterThanOrEqual(300));

  it('never leave the origin after sign-in or refresh', () => {
    const outside = hostileAddresses.filter((text) => {
      const address = internalAddress(rows, text);
      return address !== undefined && !staysInside(address);
    });
    expect(outside).toEqual([]);
  });
});
