import { FileId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { readableFile } from '../../business/foundation/files/index.ts';
import { publishedFile } from '../../business/foundation/messages/index.ts';
import type { Services } from '../../platform/services.ts';
import { CONTENTS_PATH, verifyContentsUrl } from '../files-origin.ts';
import { HttpFailure } from '../http-failure.ts';
import { sendStoredFile } from './send-stored-file.ts';

const Params = z.object({ id: FileId });

/** Serves file contents on the files host. Cookies are ignored: the signed URL names the session, whose access is checked again. */
export function contentsRoutes(app: FastifyInstance, services: Services): void {
  const { database, sessions, store, clock } = services;

  app.get(`${CONTENTS_PATH}files/:id`, async (request, reply) => {
    const { data: asked } = z.safeParse(Params, request.params);
    const opening = asked && verifyContentsUrl(services, asked.id, request.query);
    const viewer = opening && (await sessions.find({ sessionId: opening.sessionId }, { touch: false }));
    if (!opening || !viewer) throw new HttpFailure(403, 'the address of a file is not one of ours, or its time is over');
    const row = await readableFile(database.db, viewer, opening.fileId);
    const content = row && (await store.get(row.key));
    if (!row || !content) throw new HttpFailure(404, new Refusal('NOT_FOUND').message);
    // The portal embeds pictures in its pages; other files open in their own window.
    if (row.contentType.startsWith('image/')) void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return sendStoredFile(reply, row, content, { save: opening.save });
  });

  app.get(`${CONTENTS_PATH}announcements/:id`, async (request, reply) => {
    const { data: asked } = z.safeParse(Params, request.params);
    const row = asked && (await publishedFile(database.db, clock.now(), asked.id));
    const content = row && (await store.get(row.key));
    if (!row || !content) throw new HttpFailure(404, new Refusal('NOT_FOUND').message);
    return sendStoredFile(reply, row, content);
  });
}
