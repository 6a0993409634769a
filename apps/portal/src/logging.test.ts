import { describe, expect, it, vi } from 'vitest';
import { logAs, startLogging } from './logging.ts';

const kept = (): { message: string; type: string; meta: Record<string, string> }[] =>
  JSON.parse(sessionStorage.getItem('frontendLog') ?? '[]') as { message: string; type: string; meta: Record<string, string> }[];

describe('the log', () => {
  it('keeps uncaught errors and rejections with type error, the person, a fingerprint and an address without values', async () => {
    document.cookie = 'admin-successToken=marker-of-the-session';
    window.location.hash = '#/voucher?no=LX20261120';
    logAs('supplier-op');
    startLogging();
    window.dispatchEvent(new ErrorEvent('error', { message: 'x is not a function' }));
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('lost') });
    window.dispatchEvent(rejection);
    await vi.waitFor(() => expect(kept()).toHaveLength(2));
    expect(kept().map(({ message, type }) => [message, type])).toEqual(
      expect.arrayContaining([
        ['x is not a function', 'error'],
        ['Error: lost', 'error'],
      ]),
    );
    expect(kept()[0]?.meta).toMatchObject({
      user: 'supplier-op',
      token: expect.stringMatching(/^([0-9a-f]{12})?$/),
      url: expect.stringContaining('#/voucher?no=…'),
    });
    expect(JSON.stringify(kept())).not.toMatch(/marker-of-the-session|LX20261120/);
  });
});
