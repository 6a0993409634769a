import { Refusal } from '@lianxin/domain';
import type { FastifyInstance } from 'fastify';
import { HttpFailure } from '../http-failure.ts';
import { credentialOf } from '../session/cookies.ts';
import type { Services } from '../../platform/services.ts';
import { readableFile } from '../../business/file/files.ts';
import { sendStoredFile } from './send-stored-file.ts';

/** A file's bytes, for the session's enterprise only, or for who registers one: inert in the browser, shown only when it is an image or PDF. */
export function fileRoute(app: FastifyInstance, { database, sessions, store, config }: Services): void {
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const secret = credentialOf(request, config.secureCookies);
    const viewer = secret === undefined ? undefined : await sessions.find({ secret }, { touch: true });
    if (!viewer) throw new HttpFailure(401, 'no session');
    const row = await readableFile(database.db, viewer, request.params.id);
    const content = row && (await store.get(row.key));
    if (!row || !content) throw new HttpFailure(404, new Refusal('NOT_FOUND').message);
    return sendStoredFile(reply, row, content);
  });
}
