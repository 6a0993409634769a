import { DocumentId } from '@lianxin/api/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { HttpFailure } from '../http-failure.ts';
import type { Services } from '../../platform/services.ts';
import { DOCUMENT_PAGE_POLICY, documentPage } from './document-page.ts';
import { documentInForce } from '../../business/foundation/documents/index.ts';

const Params = z.object({ id: DocumentId });

/** Serves the documents in force as pages, for agreement links of fees and for printing. */
export function documentRoute(app: FastifyInstance, { database, clock }: Pick<Services, 'database' | 'clock'>): void {
  app.get('/agreements/:id', async (request, reply) => {
    const params = z.safeParse(Params, request.params);
    const row = params.success ? await documentInForce(database.db, params.data.id, clock.today()) : undefined;
    if (!row) throw new HttpFailure(404, 'there is no such document');
    return reply
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', DOCUMENT_PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(documentPage(row));
  });
}
