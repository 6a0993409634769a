import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../client/create-client.ts';
import { done, fakeServer, refused, shop } from '../client/fake-server.ts';
import { useClient } from './client-provider.tsx';
import { prefetch } from './prefetch.ts';
import { useAction, type Action } from './use-action.ts';
import { useAnswerCache, type AnswerCache } from './use-answer-cache.ts';
import { useEndpoint } from './use-endpoint.ts';
import { within } from './within-provider.tsx';

const counting = () => {
  let count = 0;
  return fakeServer(({ body }) => done({ id: JSON.stringify(body), amt: String((count += 1)) }));
};

interface Elsewhere {
  readonly pay: Action<typeof shop.pay>;
  readonly cache: AnswerCache;
}

describe('asking for an answer', () => {
  it('loads, shows, and renews while it keeps showing', async () => {
    const { client } = counting();
    const { result } = renderHook(() => useEndpoint(shop.find, { number: 'A' }), { wrapper: within(client) });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.data?.amount).toBe(1n));
    await act(() => result.current.refresh());
    expect(result.current).toMatchObject({ data: { amount: 2n }, isLoading: false });
  });

  it('asks nothing without a request', () => {
    const { client, seen } = counting();
    const { result } = renderHook(() => useEndpoint(shop.find, null), { wrapper: within(client) });
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(seen).toEqual([]);
  });

  it('shares one call between those who ask the same', async () => {
    const { client, seen } = counting();
    const { result } = renderHook(() => [useEndpoint(shop.find, { number: 'A' }), useEndpoint(shop.find, { number: 'A' })], {
      wrapper: within(client),
    });
    await waitFor(() => expect(result.current[1]?.data).toEqual(result.current[0]?.data));
    await waitFor(() => expect(result.current[0]?.data).toBeDefined());
    expect(seen).toHaveLength(1);
  });

  it('shows nothing that another had before, and is renewed with the others, to whoever acts on how things stand', async () => {
    const { client } = counting();
    const { result, rerender } = renderHook(
      ({ acts }) => {
        const { data: shared } = useEndpoint(shop.find, { number: 'A' });
        const { data: current } = useEndpoint(shop.find, acts ? { number: 'A' } : null, { current: true });
        return { shared: shared?.amount, current: current?.amount, cache: useAnswerCache() };
      },
      { wrapper: within(client), initialProps: { acts: false } },
    );
    await waitFor(() => expect(result.current.shared).toBe(1n));
    rerender({ acts: true });
    expect(result.current).toMatchObject({ shared: 1n, current: undefined });
    await waitFor(() => expect(result.current).toMatchObject({ shared: 1n, current: 2n }));
    await act(() => result.current.cache.refresh(() => true));
    expect(result.current.current).toBeGreaterThan(2n);
  });

  it('keeps nothing for whoever comes back to what it asked before', async () => {
    const { client } = counting();
    const { result, rerender } = renderHook(({ number }) => useEndpoint(shop.find, { number }, { current: true }).data?.amount, {
      wrapper: within(client),
      initialProps: { number: 'A' },
    });
    await waitFor(() => expect(result.current).toBe(1n));
    rerender({ number: 'B' });
    await waitFor(() => expect(result.current).toBe(2n));
    rerender({ number: 'A' });
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toBe(3n));
  });

  it('keeps the last page while the next one loads, when told to', async () => {
    const { client } = counting();
    const { result, rerender } = renderHook(({ number }) => useEndpoint(shop.find, { number }, { keepPreviousData: true }), {
      wrapper: within(client),
      initialProps: { number: 'A' },
    });
    await waitFor(() => expect(result.current.data?.amount).toBe(1n));
    rerender({ number: 'B' });
    expect(result.current).toMatchObject({ data: { amount: 1n }, isValidating: true });
    await waitFor(() => expect(result.current.data?.amount).toBe(2n));
  });

  it('says that somebody waits for the first answer, and that nobody waits for its renewal', async () => {
    const { client } = counting();
    const asked: unknown[] = [];
    const listening: ApiClient = {
      ...client,
      call: (endpoint, request, options) => {
        asked.push(options);
        return client.call(endpoint, request, options);
      },
    };
    const { result } = renderHook(() => useEndpoint(shop.find, { number: 'A' }, { quiet: true }), { wrapper: within(listening) });
    await waitFor(() => expect(result.current.data?.amount).toBe(1n));
    await act(() => result.current.refresh());
    expect(asked).toEqual([
      { quiet: true, awaited: true },
      { quiet: true, awaited: false },
    ]);
  });

  it('shows the answer that follows an act, however many changes are told before it arrives', async () => {
    const answers: (() => void)[] = [];
    const { client } = fakeServer(({ url }) =>
      url.endsWith('/pay')
        ? done({ id: 'A', amt: '0' })
        : new Promise((resolve) => answers.push(() => resolve(done({ id: 'A', amt: String(answers.length) })))),
    );
    const { result } = renderHook(
      () => {
        const { data, isOutdated } = useEndpoint(shop.find, { number: 'A' });
        return { amount: data?.amount, isOutdated, cache: useAnswerCache(), pay: useAction(shop.pay) };
      },
      { wrapper: within(client) },
    );
    const arrive = (which: number) => act(async () => answers[which]?.());
    await waitFor(() => expect(answers).toHaveLength(1));
    await arrive(0);
    await waitFor(() => expect(result.current).toMatchObject({ amount: 1n, isOutdated: false }));
    await act(async () => void (await result.current.pay.run({ amount: 1n })));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(result.current).toMatchObject({ amount: 1n, isOutdated: true });
    const told = [1, 2, 3].map(() => result.current.cache.refresh((resource) => resource === 'shop'));
    expect(answers).toHaveLength(2);
    await arrive(1);
    await waitFor(() => expect(result.current).toMatchObject({ amount: 2n, isOutdated: false }));
    // What was told meanwhile is asked for once more.
    await waitFor(() => expect(answers).toHaveLength(3));
    await arrive(2);
    await act(async () => void (await Promise.all(told)));
    expect(result.current).toMatchObject({ amount: 3n, isOutdated: false });
    expect(answers).toHaveLength(3);
  });

  it('shows the answer that follows an act although changes were told before it', async () => {
    const answers: (() => void)[] = [];
    const { client } = fakeServer(({ url }) =>
      url.endsWith('/pay')
        ? done({ id: 'A', amt: '0' })
        : new Promise((resolve) => answers.push(() => resolve(done({ id: 'A', amt: String(answers.length) })))),
    );
    const { result } = renderHook(
      () => ({ ...useEndpoint(shop.find, { number: 'A' }), cache: useAnswerCache(), pay: useAction(shop.pay) }),
      { wrapper: within(client) },
    );
    const arrive = (which: number) => act(async () => answers[which]?.());
    await waitFor(() => expect(answers).toHaveLength(1));
    const told = result.current.cache.refresh((resource) => resource === 'shop');
    await act(async () => void (await result.current.pay.run({ amount: 1n })));
    await waitFor(() => expect(answers).toHaveLength(2));
    await arrive(0);
    await act(() => told);
    expect(answers).toHaveLength(2);
    await arrive(1);
    await waitFor(() => expect(result.current.data?.amount).toBe(2n));
  });

  it.each([
    ['an act changed', ({ pay }: Elsewhere) => pay.run({ amount: 1n })],
    ['somebody changed', ({ cache }: Elsewhere) => cache.refresh(() => true)],
  ])('knows what %s while nothing showed it as outdated, until it has been asked for again', async (_, change) => {
    const { client, seen } = counting();
    const drawn: string[] = [];
    const { result, rerender } = renderHook(
      ({ number }) => {
        const { data, isOutdated } = useEndpoint(shop.find, number === '' ? null : { number });
        if (data) drawn.push(`${data.amount}${isOutdated ? ' outdated' : ''}`);
        return { pay: useAction(shop.pay), cache: useAnswerCache() };
      },
      { wrapper: within(client), initialProps: { number: 'A' } },
    );
    const asked = () => seen.filter(({ url }) => url.endsWith('/find')).length;
    await waitFor(() => expect(drawn.at(-1)).toBe('1'));
    rerender({ number: '' });
    await act(async () => void (await change(result.current)));
    expect(asked()).toBe(1);
    drawn.length = 0;
    rerender({ number: 'A' });
    await waitFor(() => expect(drawn.at(-1)).not.toMatch(/^1/));
    expect(new Set(drawn.slice(0, -1))).toEqual(new Set(['1 outdated']));
    expect(drawn.at(-1)).toMatch(/^\d+$/);
  });

  it('draws who looks at the answer alone once for each answer, not for its way', async () => {
    const { client } = counting();
    const drawn: (bigint | undefined)[] = [];
    const { result } = renderHook(
      () => {
        const { data, refresh } = useEndpoint(shop.find, { number: 'A' });
        drawn.push(data?.amount);
        return refresh;
      },
      { wrapper: within(client) },
    );
    await waitFor(() => expect(drawn.at(-1)).toBe(1n));
    await act(() => result.current());
    expect(drawn).toEqual([undefined, 1n, 2n]);
  });

  it('hands over a refusal and asks no second time', async () => {
    const { client, seen } = fakeServer(() => refused('10002', '未找到该记录'));
    const { result } = renderHook(() => useEndpoint(shop.find, { number: 'A' }), { wrapper: within(client) });
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'refusal', refusal: 'NOT_FOUND' }));
    expect(seen).toHaveLength(1);
  });

  it('goes on asking at its interval after any number of failures on the way', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let asked = 0;
    const { client } = fakeServer(() => {
      asked += 1;
      if (asked > 1 && asked <= 8) return new Response('', { status: 503 });
      return done({ id: 'A', amt: String(asked) });
    });
    const { result } = renderHook(() => useEndpoint(shop.find, { number: 'A' }, { refreshEveryMs: 15_000, quiet: true }), {
      wrapper: within(client),
    });
    await waitFor(() => expect(result.current.data?.amount).toBe(1n));
    await act(() => vi.advanceTimersByTimeAsync(200_000));
    expect(asked).toBeGreaterThan(8);
    expect(result.current.data?.amount).toBe(BigInt(asked));
    expect(result.current.error).toBeUndefined();
    vi.useRealTimers();
  });

  it('uses what was fetched ahead, once', async () => {
    const { client, seen } = counting();
    prefetch(client, shop.find, { number: 'A' });
    prefetch(client, shop.find, { number: 'A' });
    const { result } = renderHook(() => useEndpoint(shop.find, { number: 'A' }), { wrapper: within(client) });
    await waitFor(() => expect(result.current.data?.amount).toBe(1n));
    expect(seen).toHaveLength(1);
    await act(() => result.current.refresh());
    expect(result.current.data?.amount).toBe(2n);
  });

  it.each([
    ['an act that touches it', async (_: AnswerCache, pay: Action<typeof shop.pay>) => void (await pay.run({ amount: 1n }))],
    ['word that it changed', async ({ refresh }: AnswerCache) => refresh((resource) => resource === 'shop')],
    ['the end of the session', async ({ forget }: AnswerCache) => forget()],
  ])('asks anew when what was fetched ahead is older than %s', async (_, happen) => {
    const { client, seen } = counting();
    const { result, rerender } = renderHook(
      ({ number }: { readonly number: string | undefined }) => ({
        found: useEndpoint(shop.find, number === undefined ? null : { number }),
        cache: useAnswerCache(),
        pay: useAction(shop.pay),
      }),
      { wrapper: within(client), initialProps: { number: undefined as string | undefined } },
    );
    prefetch(client, shop.find, { number: 'A' });
    await waitFor(() => expect(seen).toHaveLength(1));
    await act(async () => happen(result.current.cache, result.current.pay));
    const before = seen.length;
    rerender({ number: 'A' });
    await waitFor(() => expect(result.current.found.data).toBeDefined());
    expect(seen).toHaveLength(before + 1);
  });

  it('asks itself when fetching ahead failed', async () => {
    let first = true;
    const { client } = fakeServer(() => {
      if (!first) return done({ id: '1', amt: '5' });
      first = false;
      throw new TypeError('Failed to fetch');
    });
    prefetch(client, shop.find, { number: 'A' });
    const { result } = renderHook(() => useEndpoint(shop.find, { number: 'A' }), { wrapper: within(client) });
    await waitFor(() => expect(result.current.data?.amount).toBe(5n));
  });

  it('keeps what was shown last for a page that comes back, and not all that was ever shown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { client, seen } = counting();
    const { result, rerender } = renderHook(
      ({ number }: { readonly number: string }) => ({ found: useEndpoint(shop.find, { number }), cache: useSWRConfig().cache }),
      { wrapper: within(client), initialProps: { number: '0' } },
    );
    for (let number = 1; number <= 120; number += 1) {
      rerender({ number: String(number) });
      // One page after the other, as a person goes through them. No element changes here, so that a wait looks by the clock alone.
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() => expect(result.current.found.data?.amount).toBe(BigInt(seen.length)), { interval: 1 });
    }
    expect([...result.current.cache.keys()].length).toBeLessThanOrEqual(101);
    rerender({ number: '119' });
    expect(result.current.found.data).toBeDefined();
    // Nothing is asked for twice within two seconds.
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    rerender({ number: '1' });
    expect(result.current.found.data).toBeUndefined();
    await waitFor(() => expect(result.current.found.data).toBeDefined());
    vi.useRealTimers();
  });

  it('forgets every answer when the session changes', async () => {
    const { client } = counting();
    const { result } = renderHook(() => ({ found: useEndpoint(shop.find, { number: 'A' }), cache: useAnswerCache() }), {
      wrapper: within(client),
    });
    await waitFor(() => expect(result.current.found.data).toBeDefined());
    await act(() => result.current.cache.forget());
    expect(result.current.found.data).toBeUndefined();
    await act(() => result.current.cache.refresh((resource) => resource === 'shop'));
    await waitFor(() => expect(result.current.found.data?.amount).toBe(2n));
  });
});

it('says what is missing where there is no provider', () => {
  expect(() => renderHook(() => useClient())).toThrow('Render this part inside <ApiProvider');
});
