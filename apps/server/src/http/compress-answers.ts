import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** Below this an answer fits into one packet either way. */
const WORTH_BYTES = 1024;
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|manifest\+json|xml)|image\/svg)/;

/** Quick rather than small: each answer is compressed once, for one person, while they wait. */
const encoders: Readonly<Record<Encoding, (content: string | Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (content) => promisify(gzip)(content, { level: 6 }),
};

/** Marks an answer that is sent as it is: it holds a secret, whose letters its length must not tell (BREACH). */
export const UNCOMPRESSED = 'no-transform';

/**
 * Compresses answers that are text and large enough; what is compressed already and streams of events stay. No answer puts text of a
 * stranger beside a secret: cookies carry those, and what opens a session says `no-transform`. A stranger's page cannot ask in a person's
 * name either, because every call wants our origin and the anti-forgery pair.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (!COMPRESSIBLE.test(String(reply.getHeader('Content-Type'))) || reply.hasHeader('Content-Encoding')) return payload;
    if (String(reply.getHeader('Cache-Control')).includes(UNCOMPRESSED)) return payload;
    if (!String(reply.getHeader('Vary')).includes('Accept-Encoding')) void reply.header('Vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(request);
    if (encoding === undefined || Buffer.byteLength(payload) < WORTH_BYTES) return payload;
    void reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    return encoders[encoding](payload);
  });
}
