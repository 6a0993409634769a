import { REFUSAL_CODES } from '@lianxin/domain';
import { getResponse, type HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { createClient } from '../client/create-client.ts';
import { depot, shop } from '../client/fake-server.ts';
import { contract } from '../contract/index.ts';
import { mockHandlers, type MockOptions } from './mock-handlers.ts';
import { delay, disconnect, expire, fail, refuse, reply } from './reply.ts';

const origin = 'https://portal.example';

/** A client whose network is the handlers themselves. */
const before = (handlers: HttpHandler[]) =>
  createClient({
    bases: { api: `${origin}/api`, financing: `${origin}/apk`, common: origin },
    readMarker: () => undefined,
    readAntiForgery: () => undefined,
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const response = await Promise.race([
        getResponse(handlers, request),
        new Promise<never>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
      ]);
      if (!response) throw new Error(`nothing answers ${request.url}`);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  });

const client = (replies: MockOptions['replies'] = []) => before(mockHandlers({ shop, depot }, { replies }));

describe('the mocked platform', () => {
  it('answers every endpoint of the contract with its example', async () => {
    const whole = before(mockHandlers(contract));
    for (const [resource, endpoints] of Object.entries(contract))
      for (const [name, endpoint] of Object.entries(endpoints))
        expect(await whole.call(endpoint, endpoint.example.request), `${resource}.${name}`).toEqual(endpoint.example.response);
  });

  it('reads requests as strictly as the server does', async () => {
    const response = await getResponse(
      mockHandlers({ shop }),
      new Request(`${origin}/apk/shop/order/pay`, { method: 'POST', body: '{"amount":"5"}' }),
    );
    expect(await response?.json()).toMatchObject({ rspCd: REFUSAL_CODES.VALIDATION, data: { fields: [{ path: 'amt' }, {}] } });
    const broken = await getResponse(
      mockHandlers({ shop }),
      new Request(`${origin}/apk/shop/order/pay`, { method: 'POST', body: 'no json' }),
    );
    expect(broken?.status).toBe(400);
  });

  it('answers with a value, or with what the request makes of it', async () => {
    const replies = [reply(shop.find, { id: '2', amount: 7n }), reply(shop.pay, ({ amount }) => ({ id: '3', amount: amount * 2n }))];
    await expect(client(replies).call(shop.find, { number: 'A' })).resolves.toEqual({ id: '2', amount: 7n });
    await expect(client(replies).call(shop.pay, { amount: 4n })).resolves.toEqual({ id: '3', amount: 8n });
  });

  it('refuses in the envelope of the base, with the data and figures of the refusal', async () => {
    const fields = [{ path: 'amt', message: 'x' }];
    await expect(client([refuse(shop.pay, 'VALIDATION', { fields })]).call(shop.pay, { amount: 4n })).rejects.toMatchObject({
      refusal: 'VALIDATION',
      fields: [{ path: 'amount', message: 'x' }],
    });
    const short = refuse(depot.sign, 'LIMIT_EXCEEDED', null, { min: '1', max: '9' });
    await expect(
      before(mockHandlers({ depot }, { replies: [short] })).call({ ...depot.sign, timeoutMs: 10_000 }, {}),
    ).rejects.toMatchObject({
      refusal: 'LIMIT_EXCEEDED',
      message: expect.stringContaining('1 至 9'),
    });
  });

  it('fails, expires, breaks and hangs when told', async () => {
    const ask = (...replies: NonNullable<MockOptions['replies']>) =>
      client(replies).call({ ...shop.find, timeoutMs: 10_000 }, { number: 'A' });
    await expect(ask(fail(shop.find, 503))).rejects.toMatchObject({ kind: 'http', status: 503 });
    await expect(ask(expire(shop.find))).rejects.toMatchObject({ kind: 'sessionExpired' });
    await expect(ask(disconnect(shop.find))).rejects.toMatchObject({ kind: 'network' });
    await expect(client([delay(depot.sign)]).call(depot.sign, {})).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('accepts only replies of the endpoint’s own kind', () => {
    // @ts-expect-error -- the amount is whole fen, not text
    expect(reply(shop.find, { id: '2', amount: '7' })).toHaveProperty('endpoint', shop.find);
    // @ts-expect-error -- no such refusal
    expect(refuse(shop.find, 'NO_SUCH')).toHaveProperty('endpoint', shop.find);
  });

  it('lets a later reply win, and joins a delay with an answer', async () => {
    const replies = [refuse(shop.find, 'NOT_FOUND'), delay(shop.find, 1), reply(shop.find, { id: '2', amount: 7n })];
    await expect(client(replies).call(shop.find, { number: 'A' })).resolves.toEqual({ id: '2', amount: 7n });
  });
});
