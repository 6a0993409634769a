import { contract } from '@lianxin/api/contract';
import { reply } from '@lianxin/api/mock';
import { LiveProvider } from '../../../platform/live/index.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { framed } from './framed.fixture.tsx';
import { useUnreadCount } from './use-unread-count.ts';

const MINUTE = 60_000;

/** A fake of the browser's stream. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 0;

  constructor() {
    super();
    FakeSource.opened.push(this);
  }

  close() {
    this.readyState = FakeSource.CLOSED;
  }
}

const said = (name: 'open' | 'error') => act(() => void FakeSource.opened[0]?.dispatchEvent(new MessageEvent(name)));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Count() {
  return <p>{useUnreadCount()} 条</p>;
}

beforeEach(() => {
  FakeSource.opened = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('polls every minute without live updates, and rarely with them', async () => {
  let count = 0;
  framed({
    as: 'supplierOperator',
    replies: [reply(contract.message.unreadCount, () => (count += 1))],
    children: (
      <LiveProvider>
        <Count />
      </LiveProvider>
    ),
  });
  expect(await screen.findByText('1 条')).toBeDefined();
  await pass(MINUTE);
  expect(await screen.findByText('2 条')).toBeDefined();

  said('open');
  await pass(4 * MINUTE);
  expect(screen.getByText('2 条')).toBeDefined();
  await pass(MINUTE);
  expect(await screen.findByText('3 条')).toBeDefined();

  // When the stream breaks, polling replaces it until it returns.
  said('error');
  await pass(MINUTE);
  expect(await screen.findByText('4 条')).toBeDefined();
  said('open');
  await pass(4 * MINUTE);
  expect(screen.getByText('4 条')).toBeDefined();
});
