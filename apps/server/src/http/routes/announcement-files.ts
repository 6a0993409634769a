import { FileId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { publishedFile } from '../../business/foundation/messages/index.ts';
import type { Services } from '../../platform/services.ts';
import { CONTENTS_PATH } from '../files-origin.ts';
import { HttpFailure } from '../http-failure.ts';
import { sendStoredFile } from './send-stored-file.ts';

const Params = z.object({ id: FileId });

/** Serves files of published announcements to anybody, or redirects to the files origin if there is one. */
export function announcementFiles(app: FastifyInstance, { database: { db }, store, clock, config }: Services): void {
  app.get('/announcements/files/:id', async (request, reply) => {
    const { data: asked } = z.safeParse(Params, request.params);
    const row = asked && (await publishedFile(db, clock.now(), asked.id));
    if (row && config.filesOrigin !== undefined)
      return reply.header('Cache-Control', 'no-store').redirect(`${config.filesOrigin}${CONTENTS_PATH}announcements/${row.id}`);
    const content = row && (await store.get(row.key));
    if (!row || !content) throw new HttpFailure(404, new Refusal('NOT_FOUND').message);
    return sendStoredFile(reply, row, content);
  });
}
