import type { Endpoint } from '../contract/endpoint.ts';

/** The cache key of a call: its address, request and resource, and its owner where the answer is not shared. */
export type Key = readonly [location: string, request: unknown, resource: string, own?: string];

export const keyOf = (endpoint: Endpoint, request: unknown, own?: string): Key =>
  own === undefined ? [locationOf(endpoint), request, endpoint.resource] : [locationOf(endpoint), request, endpoint.resource, own];

/** Base and path together, because paths are not unique across bases. */
const locationOf = ({ base, path }: Endpoint): string => base + path;

const isKey = (key: unknown): key is Key => Array.isArray(key) && (key.length === 3 || key.length === 4) && typeof key[0] === 'string';

/** Matches the cached answers of the given resources. */
export const answersOf =
  (isPicked: (resource: string) => boolean) =>
  (key: unknown): boolean =>
    isKey(key) && isPicked(key[2]);

/** Matches the cached answers that an act may have changed: those of its own resource, and of those that it refreshes. */
export function touchedBy({ resource, refreshes }: Endpoint): (key: unknown) => boolean {
  const touched = new Set<string>([resource, ...refreshes]);
  return answersOf((one) => touched.has(one));
}
