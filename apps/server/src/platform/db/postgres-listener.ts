import pg from 'pg';
import type { ChannelListener } from './client.ts';
import { assertIdentity, IDENTITY_QUERY } from './connection-identity.ts';

const RECONNECT_MS = 2000;

/** Listens on a channel with a dedicated connection, and reconnects when it is lost. Resolves to a function that stops listening. */
export async function listenOn(
  url: string,
  channel: string,
  listener: ChannelListener,
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
      timer = setTimeout(reconnect, RECONNECT_MS).unref();
    };
    client.on('error', (error) => {
      onError(error);
      lost();
    });
    client.on('end', lost);
    client.on('notification', ({ payload }) => listener.onPayload(payload ?? ''));
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(IDENTITY_QUERY);
    assertIdentity('platform', rows[0]);
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    current = client;
  }
  function reconnect(): void {
    open().then(listener.onReconnect, (error: unknown) => {
      onError(error instanceof Error ? error : new Error('the listener could not reconnect'));
      if (!stopped) timer = setTimeout(reconnect, RECONNECT_MS).unref();
    });
  }

  await open();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current?.end();
  };
}
