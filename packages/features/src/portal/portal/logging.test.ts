import { ApiError, type Problem } from '@lianxin/api/client';
import { contract } from '@lianxin/api/contract';
import { describe, expect, it, vi } from 'vitest';
import { logAs, logClientEvent, logDefect, startLogging } from './logging.ts';

const kept = (): { message: string; type: string; meta: Record<string, string> }[] =>
  JSON.parse(sessionStorage.getItem('frontendLog') ?? '[]') as { message: string; type: string; meta: Record<string, string> }[];

describe('the log', () => {
  it('stores uncaught errors and rejections with type error, person, fingerprint and address without values', async () => {
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

  it.each<[string, Problem, string]>([
    ['an HTTP status', { kind: 'http', status: 502 }, 'error'],
    ['a refusal', { kind: 'refusal', code: '30002' }, 'warning'],
  ])('stores %s', async (_, problem, type) => {
    const endpoint = contract.message.unreadCount;
    const error = new ApiError(problem, { endpointPath: endpoint.path, url: '/api/x', requestId: 'R-1' }, '坏了');
    logClientEvent({ type: 'error', endpoint, error, quiet: false });
    await vi.waitFor(() => expect(kept()[0]).toMatchObject({ type, message: expect.stringContaining(`${endpoint.path} ${problem.kind}`) }));
  });

  it('stores errors caught by the framework with type error', async () => {
    logDefect(new TypeError('x is undefined'));
    await vi.waitFor(() => expect(kept()[0]).toMatchObject({ type: 'error', message: 'TypeError: x is undefined' }));
  });
});
