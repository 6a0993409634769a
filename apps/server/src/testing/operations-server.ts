import type { FastifyInstance } from 'fastify';
import { createOperationsApp } from '../operations/app.ts';
import { createTestServer } from './create-test-server.ts';
import { operationsClient, operatorClient, type OperationsClient } from './operations-client.ts';
import { operationsWorld } from './operations-world.ts';
import type { TestServer } from './test-server.ts';

/** The portal's server and the operations server on one database. */
export interface OperationsServer extends TestServer {
  readonly operations: FastifyInstance;
  operator(name: string, password?: string): Promise<OperationsClient>;
  /** A client without a session. */
  stranger(): OperationsClient;
}

/** Starts both servers. The world must include operators. */
export async function createOperationsServer(world = operationsWorld): Promise<OperationsServer> {
  const server = await createTestServer({ world });
  const operations = createOperationsApp(server.services, false);
  return {
    ...server,
    operations,
    operator: (name, password) => operatorClient(operations, name, password),
    stranger: () => operationsClient(operations),
    async close() {
      await operations.close();
      await server.close();
    },
  };
}
