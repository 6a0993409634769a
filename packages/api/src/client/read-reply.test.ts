import { REFUSAL_CODES, REFUSALS } from '@lianxin/domain';
import { describe, expect, it } from 'vitest';
import { isRefusal, isTransient } from './api-error.ts';
import { depot, done, fakeServer, json, refused, shop } from './fake-server.ts';
import { httpProblem } from './http-problem.ts';

const pay = (answer: () => Response) => {
  const { client, events } = fakeServer(answer);
  return { events, outcome: client.call(shop.pay, { amount: 5n }).catch((error: unknown) => error) };
};

describe('what the client makes of a reply', () => {
  it('reads the numeric wrapper', async () => {
    const { client } = fakeServer(() => json({ code: 0, msg: '', data: { host: 'h' } }));
    await expect(client.call(depot.sign, {})).resolves.toEqual({ host: 'h' });
  });

  it('takes a body without a code as the data', async () => {
    const { client } = fakeServer(() => json({ host: 'h' }));
    await expect(client.call(depot.sign, {})).resolves.toEqual({ host: 'h' });
  });

  it('knows a refusal by its code, in either envelope, and keeps the server’s sentence', async () => {
    const code = REFUSAL_CODES.LIMIT_EXCEEDED;
    const { zh } = REFUSALS.LIMIT_EXCEEDED;
    const refusal = await pay(() => refused(code, zh)).outcome;
    expect(refusal).toMatchObject({ kind: 'refusal', code, refusal: 'LIMIT_EXCEEDED', message: zh, url: '/apk/shop/order/pay' });
    expect(isRefusal(refusal, 'LIMIT_EXCEEDED')).toBe(true);
    expect(isRefusal(refusal, 'NOT_FOUND')).toBe(false);
    expect(await pay(() => json({ code: Number(code), msg: zh })).outcome).toMatchObject({
      kind: 'refusal',
      code,
      refusal: 'LIMIT_EXCEEDED',
    });
  });

  it('keeps a code that it does not know', async () => {
    expect(await pay(() => refused('99999', '?')).outcome).toMatchObject({ kind: 'refusal', code: '99999', refusal: undefined });
  });

  it('names the refused fields in our words', async () => {
    const fields = [{ path: 'amt', message: '金额有误' }];
    const code = REFUSAL_CODES.VALIDATION;
    const { zh } = REFUSALS.VALIDATION;
    expect(await pay(() => refused(code, zh, { fields })).outcome).toMatchObject({
      refusal: 'VALIDATION',
      fields: [{ path: 'amount', message: '金额有误' }],
    });
  });

  it('says who changed the object meanwhile', async () => {
    const stale = { changedBy: '王敏', changedAt: '2026-11-20T09:46:00+08:00', version: 4 };
    expect(await pay(() => refused(REFUSAL_CODES.STALE_VERSION, '', stale)).outcome).toMatchObject({ refusal: 'STALE_VERSION', stale });
  });

  it('publishes an ended session as that, whatever the HTTP status', async () => {
    for (const status of [200, 401]) {
      const { outcome, events } = pay(() => json({ rspCd: '00018', rspMsg: '登录已过期', data: null }, status));
      expect(await outcome).toMatchObject({ kind: 'sessionExpired' });
      expect(events).toMatchObject([{ type: 'sessionExpired' }]);
    }
  });

  it('tells when the other sign-in began that ended the session', async () => {
    const elsewhereAt = '2026-11-20T09:46:00+08:00';
    const { outcome, events } = pay(() => refused('00018', '登录已过期', { signedInElsewhereAt: elsewhereAt }));
    expect(await outcome).toMatchObject({ kind: 'sessionExpired', elsewhereAt });
    expect(events).toMatchObject([{ type: 'sessionExpired', elsewhereAt }]);
  });

  it('keeps the status and the server’s name of a call that failed', async () => {
    const { outcome, events } = pay(() => json({ rspCd: '00001', rspMsg: '系统繁忙' }, 503, { 'X-Request-Id': 'r-1' }));
    const error = await outcome;
    expect(error).toMatchObject({ kind: 'http', status: 503, code: '00001', message: '系统繁忙', requestId: 'r-1' });
    expect(isTransient(error)).toBe(true);
    expect(events).toMatchObject([{ type: 'error', error: { status: 503 }, quiet: false }]);
    expect(await pay(() => new Response('<html>', { status: 500 })).outcome).toMatchObject({ kind: 'http', status: 500 });
  });

  it('calls a reply that does not fit the contract malformed', async () => {
    expect(await pay(() => done({ id: '1', amt: 5 })).outcome).toMatchObject({ kind: 'malformed' });
    expect(await pay(() => done({ id: '1', amount: '5' })).outcome).toMatchObject({ kind: 'malformed' });
    expect(await pay(() => new Response('<html>')).outcome).toMatchObject({ kind: 'malformed' });
  });

  it('publishes success', async () => {
    const { outcome, events } = pay(() => done({ id: '1', amt: '5' }));
    await outcome;
    expect(events).toEqual([{ type: 'success', endpoint: shop.pay, quiet: false }]);
  });
});

it('knows which HTTP statuses have a sentence of their own', () => {
  expect([400, 404, 505, 418].map(httpProblem)).toEqual(['badRequest', 'notFound', 'versionNotSupported', 'other']);
});
