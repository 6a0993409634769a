import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** The best supported encoding that the client accepts; undefined if there is none. */
export function acceptedEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const offers = (headers['accept-encoding']?.toString() ?? '').split(',');
  const takes = (encoding: Encoding) =>
    offers.some((offer) => {
      const [name, ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}
