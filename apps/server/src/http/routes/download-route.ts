import { createReadStream, statSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { HttpFailure } from '../http-failure.ts';
import type { DownloadFolder } from '../../platform/storage/downloads.ts';

const Params = z.object({ file: z.string() });

/** Serves the download centre's files, always as attachments. */
export function downloadRoute(app: FastifyInstance, { pathOf }: DownloadFolder): void {
  app.get('/downloads/:file', async (request, reply) => {
    const params = z.safeParse(Params, request.params);
    const path = params.success ? pathOf(params.data.file) : undefined;
    if (!params.success || path === undefined) throw new HttpFailure(404, 'there is no such download');
    return reply
      .header('Content-Disposition', `attachment; filename="${params.data.file}"`)
      .header('Content-Length', statSync(path).size)
      .header('Cache-Control', 'no-cache')
      .type('application/octet-stream')
      .send(createReadStream(path));
  });
}
