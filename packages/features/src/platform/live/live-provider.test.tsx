import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { useEndpoint } from '@lianxin/api/react';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePermission } from '../permission/index.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { LiveProvider, useIsLive } from './live-provider.tsx';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeSource[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }

  close() {
    this.readyState = 2;
  }

  send(name: string, data = '{}', lastEventId = 'a.1') {
    act(() => void this.dispatchEvent(new MessageEvent(name, { data, lastEventId })));
  }
}

beforeEach(() => {
  FakeSource.opened.length = 0;
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => void vi.unstubAllGlobals());

function Count() {
  const live = useIsLive();
  const { data } = useEndpoint(contract.message.unreadCount, usePermission('message.read') ? {} : null);
  return (
    <p>
      {live ? '实时' : '轮询'} {data}
    </p>
  );
}

function show(as: 'supplierOperator' | 'groupViewer' = 'supplierOperator') {
  let count = 0;
  return renderScreen(
    <LiveProvider>
      <Count />
    </LiveProvider>,
    { as, replies: [reply(contract.message.unreadCount, () => (count += 1))] },
  );
}

const source = () => FakeSource.opened[0] ?? expect.fail('no stream is open');

it('reloads what may have changed', async () => {
  show();
  expect(await screen.findByText('轮询 1')).toBeDefined();
  expect(source().url).toBe('http://portal.test/api/events');
  source().send('open');
  expect(await screen.findByText('实时 1')).toBeDefined();
  source().send('change', '{"topics":["message"]}');
  expect(await screen.findByText('实时 2')).toBeDefined();
  source().send('change', '{"topics":["transfer","unknown"]}', 'a.2');
  expect(await screen.findByText('实时 3')).toBeDefined();
});

it('reloads everything for an unknown message, and detects the end of the session', async () => {
  show();
  await screen.findByText('轮询 1');
  source().send('open');
  source().send('change', 'not json');
  expect(await screen.findByText('实时 2')).toBeDefined();
  source().send('ended');
  expect(await screen.findByText('轮询 3')).toBeDefined();
  expect(source().readyState).toBe(2);
});

it('polls while the stream is interrupted', async () => {
  show();
  await screen.findByText('轮询 1');
  source().send('open');
  await screen.findByText('实时 1');
  source().send('error');
  expect(await screen.findByText('轮询 1')).toBeDefined();
  source().send('open');
  expect(await screen.findByText('实时 1')).toBeDefined();
});

it('closes with the page, and stays closed without changes to expect', async () => {
  const { unmount } = show();
  await screen.findByText('轮询 1');
  const first = source();
  unmount();
  await waitFor(() => expect(first.readyState).toBe(2));
  FakeSource.opened.length = 0;
  show('groupViewer');
  await screen.findByText('轮询');
  expect(FakeSource.opened).toEqual([]);
});
