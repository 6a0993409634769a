import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network path to a server that can go silent. */
export interface SilentProxy {
  readonly port: number;
  /** From now on the present connections accept bytes and answer none, as behind a firewall that has forgotten them. `others`: new ones too. */
  silence(others?: 'and new ones'): void;
  /** New connections are answered again; silent ones stay silent. */
  heal(): void;
  /** Connections that were made since the proxy started. */
  connections(): number;
  close(): Promise<void>;
}

/** Forwards TCP connections to a server on this machine. */
export async function silentProxy(target: { readonly host: string; readonly port: number }): Promise<SilentProxy> {
  const pairs = new Set<{ silent: boolean; readonly sockets: readonly Socket[] }>();
  let made = 0;
  let newAreSilent = false;
  const server = createServer((near) => {
    made += 1;
    const far = connect(target.port, target.host);
    const pair = { silent: newAreSilent, sockets: [near, far] };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => {
        if (!pair.silent) to.write(bytes);
      });
      from.on('error', end);
      // A silent path does not tell that the other side has ended, except to the one who leaves.
      from.on('close', () => {
        if (!pair.silent || from === near) end();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence(others) {
      newAreSilent = others !== undefined;
      for (const pair of pairs) pair.silent = true;
    },
    heal() {
      newAreSilent = false;
    },
    connections: () => made,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
