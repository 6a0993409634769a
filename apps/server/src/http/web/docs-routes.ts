import { contract } from '@lianxin/api/contract';
import { openApi } from '@lianxin/api/docs';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { VERSION } from '../../platform/version.ts';
import { docsPage, docsStyle } from './docs-page.ts';

/** Creates a text lazily and caches it. */
function onDemand(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}

/** Serves /openapi.json, and /docs except in production. Both are created on first use, so that they do not delay the start. */
export function docsRoutes(app: FastifyInstance, config: Config): void {
  const document = () => openApi(contract, { title: config.platformName, version: VERSION, servers: [config.publicOrigin ?? '/'] });
  const json = onDemand(() => JSON.stringify(document()));
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('application/json; charset=utf-8').send(json()),
  );
  if (config.production) return;
  const page = onDemand(() => docsPage(document()));
  const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
  app.get('/docs', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(page()),
  );
  app.get('/docs/style.css', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/css; charset=utf-8').send(docsStyle),
  );
}
