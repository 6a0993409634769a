import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../platform/services.ts';
import { HttpFailure } from './http-failure.ts';

/** Validity of a content URL, long enough for a browser to follow the redirect. */
export const URL_VALID_MS = 60_000;

/** Path prefix of file contents, only on the files origin. */
export const CONTENTS_PATH = '/contents/';

type Needs = Pick<Services, 'keys' | 'wallClock'>;

/** The contents of a URL: one file for one session, to be displayed or saved. */
export interface ContentsUrl {
  readonly fileId: string;
  readonly sessionId: string;
  readonly save: boolean;
}

const Query = z.object({
  session: z.string(),
  until: z.string().check(z.regex(/^\d{13}$/)),
  save: z.enum(['0', '1']),
  seal: z.string(),
});

const signedTextOf = (fileId: string, { session, until, save }: Omit<z.output<typeof Query>, 'seal'>): string =>
  [fileId, session, until, save].join('\n');

/** The signed URL of a file's contents for an authorised reader. */
export function signContentsUrl(filesOrigin: string, needs: Needs, { fileId, sessionId, save }: ContentsUrl): string {
  const until = String(needs.wallClock.now().getTime() + URL_VALID_MS);
  const asked = { session: sessionId, until, save: save ? '1' : '0' } as const;
  return `${filesOrigin}${CONTENTS_PATH}files/${fileId}?${new URLSearchParams({ ...asked, seal: needs.keys.hmac('file', signedTextOf(fileId, asked)) })}`;
}

/** Verifies a content URL; undefined if its signature is invalid or it has expired. */
export function verifyContentsUrl(needs: Needs, fileId: string, query: unknown): ContentsUrl | undefined {
  const { data: asked } = z.safeParse(Query, query);
  if (!asked || !needs.keys.verifies('file', signedTextOf(fileId, asked), asked.seal)) return undefined;
  if (Number(asked.until) <= needs.wallClock.now().getTime()) return undefined;
  return { fileId, sessionId: asked.session, save: asked.save === '1' };
}

/** Separates the hosts: the files host only serves contents, and no other host serves them. */
export function separateFilesHost(app: FastifyInstance, filesOrigin: string): void {
  // Compares host names without ports, because cookies ignore ports.
  const { hostname } = new URL(filesOrigin);
  app.addHook('onRequest', async (request) => {
    const isContents = request.routeOptions.url?.startsWith(CONTENTS_PATH) ?? false;
    if ((request.hostname.toLowerCase() === hostname) !== isContents) throw new HttpFailure(404, 'not of this host');
  });
}
