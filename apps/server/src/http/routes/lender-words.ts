import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { actOfSystem } from '../../business/applications/act-of.ts';
import { LenderWord } from '../../business/lending/word.ts';
import { receiveWord } from '../../business/lending/words.ts';
import { tableOutbox } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { HttpFailure } from '../http-failure.ts';

const BODY_LIMIT = 65_536;
/** How far a lender's clock may be off. */
const CLOCK_SKEW_S = 300;

const Params = z.object({ channel: z.string().check(z.regex(/^\d{1,2}$/)) });
const Signed = z.object({
  'x-lender-timestamp': z.string().check(z.regex(/^\d{10}$/)),
  'x-lender-signature': z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** What a lender signs: the second, the channel and the very bytes of the body. */
export const lenderSignature = (
  secret: string,
  { timestamp, channel, body }: { timestamp: string; channel: string; body: string },
): string => createHmac('sha256', secret).update(`${timestamp}.${channel}.${body}`).digest('hex');

/** What the words of lenders are signed with: as configured, or the sandbox's own. */
export const lenderWordsSecret = ({ config, keys }: Pick<Services, 'config' | 'keys'>): string | undefined =>
  config.lender?.wordsSecret ?? (config.sandbox ? keys.seal('lenderWords', 'sandbox') : undefined);

function isSigned(secret: string, request: FastifyRequest, channel: string, now: Date): boolean {
  const { data } = z.safeParse(Signed, request.headers);
  if (!data) return false;
  const timestamp = data['x-lender-timestamp'];
  const expected = lenderSignature(secret, { timestamp, channel, body: String(request.body) });
  const fresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= CLOCK_SKEW_S;
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(data['x-lender-signature'], 'hex')) && fresh;
}

const read = (body: unknown) => {
  try {
    return LenderWord.safeParse(JSON.parse(String(body)));
  } catch {
    return LenderWord.safeParse(undefined);
  }
};

/** Where lenders say what becomes of applications. Not for browsers: nothing here reads a cookie, and what nobody signed is not kept. */
export async function lenderWords(app: FastifyInstance, services: Services): Promise<void> {
  const secret = lenderWordsSecret(services);
  if (secret === undefined) return;
  const { channels, clock, database, ids, random, wallClock } = services;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/gateway/lenders/:channel/words', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    if (request.headers.origin !== undefined) throw new HttpFailure(403, 'lenders are heard from servers only');
    const { data: params } = z.safeParse(Params, request.params);
    if (!params) throw new HttpFailure(404, 'no such channel');
    if (!isSigned(secret, request, params.channel, wallClock.now())) throw new HttpFailure(401, 'no lender signed this now');
    const { data: word } = read(request.body);
    if (!word) throw new HttpFailure(400, 'the word is not of the agreed form');
    const { isNew, ignoredBecause } = await database.transaction((db) => {
      const act = actOfSystem({ db, clock, ids, random, outbox: tableOutbox(db, ids, clock) });
      return receiveWord(act, Number(params.channel), word, channels);
    });
    const { serial, applicationNumber, event } = word;
    if (isNew && ignoredBecause !== null)
      request.log.warn({ channel: params.channel, serial, applicationNumber, event, ignoredBecause }, 'a lender’s word had no effect');
    return { outcome: 'taken', isNew };
  });
}
