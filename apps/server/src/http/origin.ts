import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';

/** The address that people use, where none is configured the one that they asked at. */
export const ownOrigin = (request: FastifyRequest, { publicOrigin }: Pick<Config, 'publicOrigin'>): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;

/** Whether the request comes from one of our own pages, or from no browser at all. Browsers send Origin with every POST. */
export function isOwnOrigin(request: FastifyRequest, config: Pick<Config, 'publicOrigin' | 'allowedOrigins'>): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const own = ownOrigin(request, config);
  const partner = origin !== undefined && config.allowedOrigins.includes(origin);
  return (
    (origin === undefined || origin === own || partner) &&
    (site === undefined || site === 'same-origin' || (site === 'same-site' && partner))
  );
}

/** A connection that is gone already has no address, and is nobody's. */
const LOCAL: readonly (string | undefined)[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Whether a request comes from this machine, and was meant for it: a foreign name that resolves here is refused. */
export function isLoopback(request: FastifyRequest): boolean {
  const local = LOCAL.includes(request.socket.remoteAddress);
  return local && request.headers['x-forwarded-for'] === undefined && ['127.0.0.1', 'localhost', '[::1]'].includes(request.hostname);
}
