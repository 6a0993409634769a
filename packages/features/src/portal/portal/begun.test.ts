import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyStyleSheet, SIGN_IN_SHELL_STYLE, fetchOrTake } from './begun.ts';

const asked = (token: string, signal?: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { token },
  body: '{}',
  ...(signal ? { signal } : {}),
});
const network = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('asked')));
const begin = (answer: Promise<Response>) => {
  // The consumer handles the failure.
  answer.catch(() => undefined);
  vi.stubGlobal('begun', { marker: 'mine', calls: { '/api/person {}': answer } });
  vi.stubGlobal('fetch', network);
};
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000));
const textOf = async (reply: Promise<Response>) => (await reply).text();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  network.mockClear();
});

it('uses a response started by the page, once', async () => {
  begin(Promise.resolve(new Response('begun')));
  expect(await textOf(fetchOrTake('/api/person', asked('mine')))).toBe('begun');
  expect(await textOf(fetchOrTake('/api/person', asked('mine')))).toBe('asked');
});

it('fetches again for another session, and later', async () => {
  begin(Promise.resolve(new Response('begun')));
  expect(await textOf(fetchOrTake('/api/person', asked('another')))).toBe('asked');
  begin(Promise.resolve(new Response('begun')));
  vi.spyOn(performance, 'now').mockReturnValue(31_000);
  expect(await textOf(fetchOrTake('/api/person', asked('mine')))).toBe('asked');
});

it('fetches again if that call failed', async () => {
  begin(Promise.reject(new TypeError('failed')));
  expect(await textOf(fetchOrTake('/api/person', asked('mine')))).toBe('asked');
});

it('respects its abort signal', async () => {
  begin(new Promise(() => undefined));
  const controller = new AbortController();
  const reply = fetchOrTake('/api/person', asked('mine', controller.signal));
  controller.abort(new Error('left'));
  await expect(reply).rejects.toThrow('left');
  expect(network).not.toHaveBeenCalled();
});

describe('the portal’s style sheet', () => {
  const begun = (disabled: boolean) => {
    const look = document.createElement('link');
    look.disabled = disabled;
    document.head.append(look);
    const signIn = document.createElement('style');
    signIn.id = SIGN_IN_SHELL_STYLE;
    document.head.append(signIn);
    vi.stubGlobal('begun', { look, calls: {} });
    return look;
  };
  const parts = () => [...document.head.querySelectorAll(`link, #${SIGN_IN_SHELL_STYLE}`)].map(({ localName }) => localName);
  afterEach(() => document.head.replaceChildren());

  it('replaces that of sign-in, once loaded', async () => {
    const look = begun(true);
    const come = earlyStyleSheet();
    expect(look.disabled).toBe(false);
    expect(parts()).toEqual(['link', 'style']);
    look.dispatchEvent(new Event('load'));
    await come;
    expect(parts()).toEqual(['link']);
  });

  it('leaves sign-in as it is if it fails', async () => {
    const look = begun(true);
    const come = earlyStyleSheet();
    look.dispatchEvent(new Event('error'));
    await expect(come).rejects.toThrow('did not arrive');
    expect(parts()).toEqual(['link', 'style']);
  });
});
