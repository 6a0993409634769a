import type { FastifyInstance } from 'fastify';
import { HttpFailure } from '../http/http-failure.ts';
import { createListener } from '../http/listener.ts';
import { isAddressOrLocal } from '../http/origin.ts';
import { metricsRoute } from '../http/web/metrics-route.ts';
import type { Services } from '../platform/services.ts';
import { bindOperations } from './bind-operations.ts';
import { operationCalls } from './handlers.ts';

/** The HTTP server of platform operations: a listener of its own that knows no cookie, no portal session and no page. It does not listen yet. */
export function createOperationsApp(services: Services, log: { readonly level: string } | false): FastifyInstance {
  const { trustProxy, host } = services.config.operations ?? { trustProxy: 0, host: undefined };
  const http = createListener(services, log, 'operation', { trustProxy });
  http.addHook('onRequest', async ({ hostname }) => {
    // Behind gateways the name is theirs.
    const isOwn = trustProxy > 0 || hostname === host || isAddressOrLocal(hostname);
    if (!isOwn) throw new HttpFailure(403, 'the request is for another host');
  });
  metricsRoute(http, services);
  bindOperations(http, services, operationCalls());
  return http;
}
