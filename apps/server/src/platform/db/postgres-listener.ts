import pg from 'pg';
import type { ChannelListener } from './client.ts';
import type { DatabaseHosts } from './database-hosts.ts';
import { assertIdentity, IDENTITY_QUERY } from './connection-identity.ts';

const RECONNECT_MS = 2000;
/** How often the connection is proved: it only listens, so that its silence would not be noticed. */
const PROVE_MS = 10_000;
const ANSWER_MS = 5000;

/** Listens on a channel with a dedicated connection, and reconnects when it is lost. Resolves to a function that stops listening. */
export async function listenOn(
  hosts: DatabaseHosts,
  channel: string,
  listener: ChannelListener,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let proving: NodeJS.Timeout | undefined;
  let stopped = false;

  async function open(): Promise<void> {
    const client = new pg.Client({
      connectionString: hosts.current(),
      application_name: 'lianxin-listener',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    const lost = () => {
      clearTimeout(proving);
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
    const prove = () => {
      client.query('select 1').then(
        () => (proving = setTimeout(prove, PROVE_MS).unref()),
        () => client.connection.stream.destroy(),
      );
    };
    try {
      await client.connect();
      const { rows } = await client.query<Record<string, unknown>>(IDENTITY_QUERY);
      assertIdentity('platform', rows[0]);
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
    current = client;
    proving = setTimeout(prove, PROVE_MS).unref();
  }
  function reconnect(): void {
    open().then(listener.onReconnect, (error: unknown) => {
      onError(error instanceof Error ? error : new Error('the listener could not reconnect'));
      void hosts.search();
      if (!stopped) timer = setTimeout(reconnect, RECONNECT_MS).unref();
    });
  }

  await open();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    clearTimeout(proving);
    const client = current;
    if (client === undefined) return;
    // Without an answer the connection is ended from this side.
    const impatient = setTimeout(() => client.connection.stream.destroy(), ANSWER_MS);
    await client.end();
    clearTimeout(impatient);
  };
}
