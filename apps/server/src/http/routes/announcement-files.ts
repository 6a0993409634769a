import { FileId } from '@lianxin/api/contract';
import { Refusal } from '@lianxin/domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { announcement, announcementFile } from '../../schema/index.ts';
import { sendStoredFile } from './send-stored-file.ts';
import { HttpFailure } from '../http-failure.ts';
import type { Services } from '../../platform/services.ts';
import { standing } from '../../business/message/announcements.ts';

const Params = z.object({ id: FileId });

/** The files beside announcements: for anybody, while their announcement stands. */
export function announcementFiles(app: FastifyInstance, { database: { db }, store, clock }: Services): void {
  app.get('/announcements/files/:id', async (request, reply) => {
    const { data: asked } = z.safeParse(Params, request.params);
    if (!asked) throw new HttpFailure(404, new Refusal('NOT_FOUND').message);
    const [row] = await db
      .select({ file: announcementFile })
      .from(announcementFile)
      .innerJoin(announcement, eq(announcement.id, announcementFile.announcementId))
      .where(and(eq(announcementFile.id, asked.id), standing(clock.now())));
    const content = row && (await store.get(row.file.key));
    if (!row || !content) throw new HttpFailure(404, new Refusal('NOT_FOUND').message);
    return sendStoredFile(reply, row.file, content);
  });
}
