import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { query, resource } from '../contract/endpoint.ts';
import { pageOf, pageRequest } from '../contract/schemas/page.ts';
import { WHOLE_LIST } from '../contract/whole-list.ts';
import { done, fakeServer, never, refused, type Seen } from './fake-server.ts';

const { list } = resource('shop', 'financing', '/shop/order', {
  list: query('/page', {
    summary: '列表',
    source: 'added',
    needs: 'signedIn',
    request: z.strictObject(pageRequest),
    response: pageOf(z.object({ name: z.string() })),
    example: { request: { page: 1, pageSize: 20 }, response: { list: [], total: 0, page: 1, pageSize: 20 } },
  }),
});
const first = { page: 1, pageSize: 20 };

const line = (...names: readonly string[]) =>
  `${JSON.stringify({ rspCd: '00000', rspMsg: '', data: { list: names.map((name) => ({ name })), total: 3, pagNo: 1, pagNum: 500 } })}\n`;

/** An answer that comes in these parts, however its lines are cut. */
function inParts(parts: readonly (string | Uint8Array)[], onCancel: () => void = () => undefined): Response {
  const left = [...parts];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = left.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part);
    },
    cancel: onCancel,
  });
  return new Response(body, { headers: { 'Content-Type': `${WHOLE_LIST}; charset=utf-8`, 'X-Request-Id': 'R1' } });
}

const taking = (
  answer: (seen: Seen, signal: AbortSignal) => Response | Promise<Response>,
  goesOn: (names: string[]) => boolean = () => true,
) => {
  const { client, seen, events } = fakeServer(answer);
  const names: string[] = [];
  const stop = new AbortController();
  const outcome = client
    .call(list, first, {
      onPage(page) {
        names.push(...page.list.map(({ name }) => name));
        return goesOn(names);
      },
      signal: stop.signal,
    })
    .catch((error: unknown) => error);
  return { names, seen, events, outcome, stop: () => stop.abort(new Error('stopped')) };
};

describe('a list that is asked for whole', () => {
  it('is asked for by one call, which says so', async () => {
    const { seen, outcome } = taking(() => inParts([line('a')]));
    expect(await outcome).toMatchObject({ total: 3 });
    expect(seen).toMatchObject([{ url: '/apk/shop/order/page', body: { pagNo: 1, pagNum: 20 } }]);
    expect(seen[0]?.headers.get('Accept')).toBe(WHOLE_LIST);
    expect(seen[0]?.headers.get('token')).toBe('marker');
  });

  it('hands over each page in our words, wherever its lines and letters are cut', async () => {
    const bytes = new TextEncoder().encode(line('甲', '乙') + line('丙'));
    const parts = Array.from(bytes, (byte) => Uint8Array.of(byte));
    const { names, outcome } = taking(() => inParts(parts));
    expect(await outcome).toMatchObject({ total: 3 });
    expect(names).toEqual(['甲', '乙', '丙']);
  });

  it('ends when whoever takes it has enough', async () => {
    let ended = false;
    const { names, outcome } = taking(
      () => inParts([line('a'), line('b'), line('c'), line('d')], () => (ended = true)),
      (taken) => taken.length < 2,
    );
    expect(await outcome).toMatchObject({ total: 3 });
    expect(names).toEqual(['a', 'b']);
    expect(ended).toBe(true);
  });

  it('ends by its signal, with the caller’s own reason and without a word', async () => {
    const { outcome, stop, events } = taking((_seen, signal) => never(signal));
    stop();
    expect(await outcome).toMatchObject({ message: 'stopped' });
    expect(events).toEqual([]);
  });

  it('answers its last page', async () => {
    const { outcome } = taking(() => inParts([line('a', 'b'), line('c')]));
    expect(await outcome).toMatchObject({ list: [{ name: 'c' }] });
  });

  it('takes the page of a server that sends only one', async () => {
    const { names, outcome } = taking(() => done({ list: [{ name: 'a' }], total: 3, pagNo: 1, pagNum: 20 }));
    expect(await outcome).toMatchObject({ total: 3 });
    expect(names).toEqual(['a']);
  });
});

describe('a list that does not come whole', () => {
  it('is refused as any call is, before its first page and after', async () => {
    expect(await taking(() => refused('00010', '无权限')).outcome).toMatchObject({ kind: 'refusal', code: '00010' });
    const late = taking(() => inParts([line('a'), `${JSON.stringify({ rspCd: '00018', rspMsg: '登录已过期', data: null })}\n`]));
    expect(await late.outcome).toMatchObject({ kind: 'sessionExpired' });
    expect(late.events).toMatchObject([{ type: 'sessionExpired' }]);
  });

  it('is a lost connection where it breaks off', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(line('a')));
      },
      pull(controller) {
        controller.error(new TypeError('terminated'));
      },
    });
    const { outcome, events } = taking(() => new Response(body, { headers: { 'Content-Type': WHOLE_LIST } }));
    expect(await outcome).toMatchObject({ kind: 'network' });
    expect(events).toMatchObject([{ type: 'error' }]);
  });

  it('is malformed where a line is no answer of the call', async () => {
    expect(await taking(() => inParts([])).outcome).toMatchObject({ kind: 'malformed' });
    expect(await taking(() => inParts(['{"rspCd":\n'])).outcome).toMatchObject({ kind: 'malformed', requestId: 'R1' });
    expect(await taking(() => inParts([line('a').replace('"total":3', '"total":"3"')])).outcome).toMatchObject({ kind: 'malformed' });
  });
});
