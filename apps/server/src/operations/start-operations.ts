import type { FastifyInstance } from 'fastify';
import type { OperationsConfig } from '../platform/config/config.ts';
import type { Services } from '../platform/services.ts';
import { removeAddress, writeAddress } from './address-file.ts';
import { createOperationsApp } from './app.ts';

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Listens on the configured port; where that one merely follows from the portal's and is taken, on any free one. */
async function listen(http: FastifyInstance, { host, port, chosen }: OperationsConfig): Promise<string> {
  try {
    return await http.listen({ host, port });
  } catch (error) {
    if (chosen || !isTaken(error)) throw error;
    return http.listen({ host, port: 0 });
  }
}

/** Starts platform operations unless they are turned off, and writes their address into the data folder. Returns how to stop them. */
export async function startOperations(services: Services, log: { readonly level: string } | false): Promise<() => Promise<void>> {
  const { operations, dataDir } = services.config;
  if (!operations) {
    removeAddress(dataDir);
    return async () => {};
  }
  const http = createOperationsApp(services, log);
  const url = await listen(http, operations);
  writeAddress(dataDir, url);
  http.log.info({ url }, 'platform operations');
  return async () => {
    removeAddress(dataDir);
    await http.close();
  };
}
