import { afterEach, expect, test, vi } from 'vitest';
import { startHealthListener } from './health-listener.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a question that is not answered is told of as the database’s silence, and no longer once it is answered', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const listener = await startHealthListener({ host: '127.0.0.1', port: 0 }, async () => {
    await asked;
    return { problems: [], wedged: undefined };
  });
  const ready = async () => (await fetch(`http://127.0.0.1:${listener.port}/readyz`)).text();
  try {
    vi.advanceTimersByTime(2000);
    await vi.waitFor(async () => expect(await ready()).toContain('the server is starting'));
    vi.advanceTimersByTime(6000);
    await vi.waitFor(async () => expect(await ready()).toContain('the database does not answer'));
    answer();
    await listener.report();
    await vi.waitFor(async () => expect(await ready()).toBe('{"status":"ready"}'));
  } finally {
    await listener.close();
  }
});
