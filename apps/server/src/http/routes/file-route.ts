import { FileId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { signContentsUrl } from '../files-origin.ts';
import { HttpFailure } from '../http-failure.ts';
import { credentialOf } from '../session/cookies.ts';
import type { Services } from '../../platform/services.ts';
import { readableFile } from '../../business/foundation/files/index.ts';
import { sendStoredFile } from './send-stored-file.ts';

const Params = z.object({ id: FileId });
const Query = z.object({ save: z.optional(z.literal('1')) });

/**
 * Serves a file to its enterprise, or to the person who is registering one. Only images and PDFs are displayed. If there is a files origin,
 * redirects to a signed URL there, which is valid for a minute.
 */
export function fileRoute(app: FastifyInstance, services: Services): void {
  const { database, sessions, store, config } = services;
  app.get('/files/:id', async (request, reply) => {
    const secret = credentialOf(request, config.secureCookies);
    const viewer = secret === undefined ? undefined : await sessions.find({ secret }, { touch: true });
    if (!viewer) throw new HttpFailure(401, 'no session');
    const { data: asked } = z.safeParse(Params, request.params);
    const save = z.safeParse(Query, request.query).data?.save !== undefined;
    const row = asked && (await readableFile(database.db, viewer, asked.id));
    if (row && config.filesOrigin !== undefined) {
      const opening = { fileId: row.id, sessionId: viewer.sessionId, save };
      return reply.header('Cache-Control', 'private, no-store').redirect(signContentsUrl(config.filesOrigin, services, opening));
    }
    const content = row && (await store.get(row.key));
    if (!row || !content) throw new HttpFailure(404, new Refusal('NOT_FOUND').message);
    return sendStoredFile(reply, row, content, { save });
  });
}
