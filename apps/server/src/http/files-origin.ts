import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../platform/services.ts';
import { sameSecret } from '../platform/security/keys.ts';
import { HttpFailure } from './http-failure.ts';

/** How long an address of contents opens them: for as long as a browser takes to follow it. */
export const ADDRESS_VALID_MS = 60_000;

/** Where contents are, on the host of files alone. */
export const CONTENTS_PATH = '/contents/';

type Needs = Pick<Services, 'keys' | 'wallClock'>;

/** What an address opens: one file, for one session, to be shown or to be saved. */
export interface Opening {
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

const sealOf = ({ keys }: Needs, fileId: string, { session, until, save }: Omit<z.output<typeof Query>, 'seal'>): string =>
  keys.seal('file', [fileId, session, until, save].join('\n'));

/** The address at which the contents of a file are read once its reader was made sure of. */
export function contentsAddress(filesOrigin: string, needs: Needs, { fileId, sessionId, save }: Opening): string {
  const until = String(needs.wallClock.now().getTime() + ADDRESS_VALID_MS);
  const asked = { session: sessionId, until, save: save ? '1' : '0' } as const;
  return `${filesOrigin}${CONTENTS_PATH}files/${fileId}?${new URLSearchParams({ ...asked, seal: sealOf(needs, fileId, asked) })}`;
}

/** What an address opens; undefined where it is not one of ours, was changed, or its time is over. */
export function openingOf(needs: Needs, fileId: string, query: unknown): Opening | undefined {
  const { data: asked } = z.safeParse(Query, query);
  if (!asked || !sameSecret(asked.seal, sealOf(needs, fileId, asked))) return undefined;
  if (Number(asked.until) <= needs.wallClock.now().getTime()) return undefined;
  return { fileId, sessionId: asked.session, save: asked.save === '1' };
}

/** Keeps the two hosts apart: that of files answers contents and nothing else, and no other host answers them. */
export function keepFilesApart(app: FastifyInstance, filesOrigin: string): void {
  // By name alone, as cookies are: they know no ports.
  const { hostname } = new URL(filesOrigin);
  app.addHook('onRequest', async (request) => {
    const isContents = request.routeOptions.url?.startsWith(CONTENTS_PATH) ?? false;
    if ((request.hostname.toLowerCase() === hostname) !== isContents) throw new HttpFailure(404, 'not of this host');
  });
}
