import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { depot, done, fakeServer, refused, shop, type Seen } from '../client/fake-server.ts';
import { useAction } from './use-action.ts';
import { useEndpoint } from './use-endpoint.ts';
import { within } from './within-provider.tsx';

const line = { id: '1', amt: '5' };
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const keysOf = (seen: readonly Seen[]) => seen.map(({ headers }) => headers.get('Idempotency-Key'));

/** A server that gives these answers one after another, and a `pay` action before it. */
function payment(...answers: (() => Response | Promise<Response>)[]) {
  const server = fakeServer(() => answers.shift()?.() ?? done(line));
  const { result } = renderHook(() => useAction(shop.pay), { wrapper: within(server.client) });
  const pay = (amount: bigint) => act(() => result.current.run({ amount }));
  return { ...server, result, pay };
}

describe('doing something once', () => {
  it('answers what came of it', async () => {
    const { pay } = payment();
    expect(await pay(5n)).toEqual({ ok: true, data: { id: '1', amount: 5n }, renewed: expect.any(Promise) });
  });

  it('runs a double click once', async () => {
    let answer: (response: Response) => void = () => {};
    const { result, seen } = payment(() => new Promise((resolve) => (answer = resolve)));
    let clicks: ReturnType<typeof result.current.run>[] = [];
    act(() => {
      clicks = [result.current.run({ amount: 5n }), result.current.run({ amount: 5n })];
    });
    expect(clicks[0]).toBe(clicks[1]);
    expect(result.current.busy).toBe(true);
    await waitFor(() => expect(seen).toHaveLength(1));
    answer(done(line));
    await act(() => clicks[0]);
    expect(result.current.busy).toBe(false);
    expect(seen).toHaveLength(1);
  });

  it('keeps the key while the same request is tried again after a failure on the way', async () => {
    const { pay, seen, result } = payment(lost, () => new Response('', { status: 504 }));
    expect(await pay(5n)).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect(result.current.error).toMatchObject({ kind: 'network' });
    await pay(5n);
    expect(await pay(5n)).toMatchObject({ ok: true });
    expect(result.current.error).toBeUndefined();
    expect(keysOf(seen)).toEqual(['id-1', 'id-1', 'id-1']);
  });

  it('takes another key after success, a refusal, or with another request', async () => {
    const { pay, seen } = payment(
      () => done(line),
      () => refused('30001', '超出限额'),
      lost,
      () => done(line),
    );
    await pay(5n);
    expect(await pay(5n)).toMatchObject({ ok: false, error: { refusal: 'LIMIT_EXCEEDED' } });
    await pay(5n);
    await pay(6n);
    await pay(5n);
    expect(keysOf(seen)).toEqual(['id-1', 'id-2', 'id-3', 'id-4', 'id-5']);
  });

  it('is asked for where its answer was lost, unless the page does it by itself', async () => {
    const answers = [lost, () => done(line), lost];
    const { client, seen } = fakeServer(() => answers.shift()?.() ?? done(line), { askAfterMs: [0] });
    const { result } = renderHook(() => ({ own: useAction(shop.pay), kept: useAction(shop.pay, { background: true }) }), {
      wrapper: within(client),
    });
    expect(await act(() => result.current.own.run({ amount: 5n }))).toMatchObject({ ok: true });
    expect(await act(() => result.current.kept.run({ amount: 6n }))).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect(keysOf(seen)).toEqual(['id-1', 'id-1', 'id-2']);
  });

  it('forgets a failure on demand', async () => {
    const { pay, result } = payment(() => refused('30001', '超出限额'));
    await pay(5n);
    act(() => result.current.reset());
    expect(result.current.error).toBeUndefined();
  });

  it('renews the answers of its resource and of those its record names, and no others', async () => {
    const { client, seen } = fakeServer(({ url }) => (url.startsWith('/cm') ? done({ host: 'h' }) : done(line)));
    const sign = { ...depot.sign, timeoutMs: 10_000 };
    const { result } = renderHook(
      () => ({
        order: useEndpoint(shop.find, { number: 'A' }),
        host: useEndpoint(sign, {}),
        note: useAction(depot.note),
        pay: useAction(shop.pay),
      }),
      { wrapper: within(client) },
    );
    const askedFor = async (run: () => Promise<unknown>) => {
      seen.length = 0;
      await act(run);
      return seen
        .map(({ url }) => url)
        .slice(1)
        .toSorted();
    };
    await waitFor(() => expect(result.current.host.data && result.current.order.data).toBeDefined());
    expect(await askedFor(() => result.current.note.run({}))).toEqual(['/cm/depot/sign']);
    expect(await askedFor(() => result.current.pay.run({ amount: 5n }))).toEqual(['/apk/shop/order/find', '/cm/depot/sign']);
  });
});
