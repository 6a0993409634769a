import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';

/** The configured public origin, or else the origin of the request. */
export const ownOrigin = (request: FastifyRequest, { publicOrigin }: Pick<Config, 'publicOrigin'>): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;

/** Whether the request comes from our own pages, a partner, or a client that is no browser. Browsers send Origin with every POST. */
export function isOwnOrigin(request: FastifyRequest, config: Pick<Config, 'publicOrigin' | 'allowedOrigins'>): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const own = ownOrigin(request, config);
  const partner = origin !== undefined && config.allowedOrigins.includes(origin);
  return (
    (origin === undefined || origin === own || partner) &&
    (site === undefined || site === 'same-origin' || (site === 'same-site' && partner))
  );
}

/**
 * Whether a host name cannot be another site's: an address, or this machine. Browsers led here by the DNS of a foreign site name that site
 * (DNS rebinding).
 */
export const isAddressOrLocal = (hostname: string): boolean => hostname === 'localhost' || isIP(hostname.replaceAll(/[[\]]/g, '')) > 0;

/** A closed connection has no address, and does not count as local. */
const LOCAL: readonly (string | undefined)[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Whether a request comes from this machine and is addressed to it. Other host names are refused, against DNS rebinding. */
export function isLoopback(request: FastifyRequest): boolean {
  const local = LOCAL.includes(request.socket.remoteAddress);
  return local && request.headers['x-forwarded-for'] === undefined && ['127.0.0.1', 'localhost', '[::1]'].includes(request.hostname);
}
