import pg from 'pg';
import type { ChannelListener } from './client.ts';

const AGAIN_MS = 2000;

/** Listens on a channel over a connection of its own, and opens another when that one dies. Answers how to stop. */
export async function listenOn(
  url: string,
  channel: string,
  heard: ChannelListener,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function open(): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: 'lianxin-listener', keepAlive: true });
    const lost = () => {
      if (stopped || current !== client) return;
      current = undefined;
      timer = setTimeout(again, AGAIN_MS).unref();
    };
    client.on('error', (error) => {
      onError(error);
      lost();
    });
    client.on('end', lost);
    client.on('notification', ({ payload }) => heard.onPayload(payload ?? ''));
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    current = client;
  }
  function again(): void {
    open().then(heard.onReturn, (error: unknown) => {
      onError(error instanceof Error ? error : new Error('the listener did not come back'));
      if (!stopped) timer = setTimeout(again, AGAIN_MS).unref();
    });
  }

  await open();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current?.end();
  };
}
