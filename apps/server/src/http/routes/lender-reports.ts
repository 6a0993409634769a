import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { actOfSystem } from '../../business/applications/application/index.ts';
import { LenderEvent, openTicket, receiveLenderEvent } from '../../business/lending/lenders/index.ts';
import { tableOutbox } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { unstorableTextsIn } from '../../platform/storable.ts';
import { HttpFailure } from '../http-failure.ts';

const BODY_LIMIT = 65_536;
/** Tolerance for a lender's clock. */
const CLOCK_SKEW_S = 300;

const Params = z.object({ channel: z.string().check(z.regex(/^\d{1,2}$/)) });
const Signed = z.object({
  'x-lender-timestamp': z.string().check(z.regex(/^\d{10}$/)),
  'x-lender-signature': z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** The signature of a lender over the timestamp, the channel and the raw body. */
export const lenderSignature = (
  secret: string,
  { timestamp, channel, body }: { timestamp: string; channel: string; body: string },
): string => createHmac('sha256', secret).update(`${timestamp}.${channel}.${body}`).digest('hex');

/** The secrets that are valid for reports of a channel's lender: the configured ones, or the sandbox's; empty if the channel has none. */
export const lenderReportSecrets = ({ config, keys }: Pick<Services, 'config' | 'keys'>, channel: number): readonly string[] =>
  config.lender?.reportSecrets.get(channel) ??
  (config.lender === undefined && config.sandbox ? [keys.hmac('lenderWords', String(channel))] : []);

function isSigned(secrets: readonly string[], request: FastifyRequest, channel: string, now: Date): boolean {
  const { data } = z.safeParse(Signed, request.headers);
  if (!data) return false;
  const timestamp = data['x-lender-timestamp'];
  const fresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= CLOCK_SKEW_S;
  const given = Buffer.from(data['x-lender-signature'], 'hex');
  const matches = secrets.map((secret) =>
    timingSafeEqual(Buffer.from(lenderSignature(secret, { timestamp, channel, body: String(request.body) }), 'hex'), given),
  );
  return matches.includes(true) && fresh;
}

/** The ticket that a person has presented at the lender's signing page. */
const TicketRequest = z.strictObject({ ticket: z.string().check(z.regex(/^[\w-]{43}$/)) });

const read = <Schema extends z.ZodMiniType>(schema: Schema, body: unknown) => {
  try {
    const sent: unknown = JSON.parse(String(body));
    return z.safeParse(schema, unstorableTextsIn(sent).length > 0 ? undefined : sent);
  } catch {
    return z.safeParse(schema, undefined);
  }
};

/** Receives lenders' reports on applications, and redeems tickets for their signing pages. Not for browsers: cookies are ignored, and unsigned requests are not stored. */
export async function lenderReportRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  if (config.lender === undefined && !config.sandbox) return;
  const { clock, database, ids, random, wallClock } = services;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  /** Verifies the signature of a request and returns its channel. */
  const signedChannel = (request: FastifyRequest, reply: FastifyReply): number => {
    void reply.header('Cache-Control', 'no-store');
    if (request.headers.origin !== undefined) throw new HttpFailure(403, 'reports are accepted from servers only');
    const { data: params } = z.safeParse(Params, request.params);
    if (!params) throw new HttpFailure(404, 'no such channel');
    const channel = Number(params.channel);
    if (!isSigned(lenderReportSecrets(services, channel), request, params.channel, wallClock.now()))
      throw new HttpFailure(401, 'the signature or the time of the report is invalid');
    return channel;
  };
  app.post('/gateway/lenders/:channel/words', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const channel = signedChannel(request, reply);
    const { data: word } = read(LenderEvent, request.body);
    if (!word) throw new HttpFailure(400, 'the report is malformed');
    const { isNew, ignoredBecause } = await database.transaction((db) => {
      const act = actOfSystem({ db, clock, ids, random, outbox: tableOutbox(db, ids, clock) });
      return receiveLenderEvent(act, channel, word);
    });
    const { serial, applicationNumber, event } = word;
    if (isNew && ignoredBecause !== null)
      request.log.warn({ channel, serial, applicationNumber, event, ignoredBecause }, 'a lender’s report had no effect');
    return { outcome: 'taken', isNew };
  });
  app.post('/gateway/lenders/:channel/tickets', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const channel = signedChannel(request, reply);
    const { data } = read(TicketRequest, request.body);
    if (!data) throw new HttpFailure(400, 'the ticket is malformed');
    const visit = await database.transaction((db) => openTicket({ db, clock }, channel, data.ticket));
    if (!visit) return { outcome: 'refused' };
    return { outcome: 'opened', applicationNumber: visit.financing.applicationNumber, signer: visit.signerName };
  });
}
