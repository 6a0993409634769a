import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** Shorter answers fit into one packet anyway. */
const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|manifest\+json|xml)|image\/svg)/;

/** Fast settings, because each answer is compressed while a user waits. */
const encoders: Readonly<Record<Encoding, (content: string | Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (content) => promisify(gzip)(content, { level: 6 }),
};

/** Cache-Control directive for answers with a secret, which must not be compressed (BREACH). */
export const UNCOMPRESSED = 'no-transform';

/**
 * Compresses text answers above a minimum size, except for event streams. This is safe against BREACH: secrets are in cookies, answers that
 * open a session are marked `no-transform`, and other sites cannot make calls for a user because of the origin check and the
 * anti-forgery token.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (!COMPRESSIBLE.test(String(reply.getHeader('Content-Type'))) || reply.hasHeader('Content-Encoding')) return payload;
    if (String(reply.getHeader('Cache-Control')).includes(UNCOMPRESSED)) return payload;
    if (!String(reply.getHeader('Vary')).includes('Accept-Encoding')) void reply.header('Vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(request);
    if (encoding === undefined || Buffer.byteLength(payload) < MIN_BYTES) return payload;
    void reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    return encoders[encoding](payload);
  });
}
