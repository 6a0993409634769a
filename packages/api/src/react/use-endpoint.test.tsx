import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../client/create-client.ts';
import { done, fakeServer, refused, shop } from '../client/fake-server.ts';
import { useClient } from './client-provider.tsx';
import { prefetch } from './prefetch.ts';
import { useAnswerCache } from './use-answer-cache.ts';
import { useEndpoint } from './use-endpoint.ts';
import { within } from './within-provider.tsx';

const counting = () => {
  let count = 0;
  return fakeServer(({ body }) => done({ id: JSON.stringify(body), amt: String((count += 1)) }));
};

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

  it('hands over a refusal and asks no second time', async () => {
    const { client, seen } = fakeServer(() => refused('10002', '未找到该记录'));
    const { result } = renderHook(() => useEndpoint(shop.find, { number: 'A' }), { wrapper: within(client) });
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'refusal', refusal: 'NOT_FOUND' }));
    expect(seen).toHaveLength(1);
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

  it('forgets every answer when the session changes', async () => {
    const { client } = counting();
    const { result } = renderHook(() => ({ found: useEndpoint(shop.find, { number: 'A' }), cache: useAnswerCache() }), {
      wrapper: within(client),
    });
    await waitFor(() => expect(result.current.found.data).toBeDefined());
    await act(() => result.current.cache.forget());
    expect(result.current.found.data).toBeUndefined();
    await act(() => result.current.cache.refresh(shop.find));
    await waitFor(() => expect(result.current.found.data?.amount).toBe(2n));
  });
});

it('says what is missing where there is no provider', () => {
  expect(() => renderHook(() => useClient())).toThrow('Render this part inside <ApiProvider');
});
