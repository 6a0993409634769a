import type { Endpoint } from '../contract/endpoint.ts';

/** The cache key of one call: where it goes, what it asks, what it belongs to, and whose alone it is where it is not shared. */
export type Key = readonly [location: string, request: unknown, resource: string, own?: string];

export const keyOf = (endpoint: Endpoint, request: unknown, own?: string): Key =>
  own === undefined ? [locationOf(endpoint), request, endpoint.resource] : [locationOf(endpoint), request, endpoint.resource, own];

/** Base and path in one: paths alone are not unique across the bases. */
const locationOf = ({ base, path }: Endpoint): string => base + path;

const isKey = (key: unknown): key is Key => Array.isArray(key) && (key.length === 3 || key.length === 4) && typeof key[0] === 'string';

/** Picks the kept answers of the resources that are picked. */
export const answersOf =
  (isPicked: (resource: string) => boolean) =>
  (key: unknown): boolean =>
    isKey(key) && isPicked(key[2]);

/** Picks the kept answers that an act may have changed: those of its own resource, and those it says it refreshes. */
export function touchedBy({ resource, refreshes }: Endpoint): (key: unknown) => boolean {
  const touched = new Set<string>([resource, ...refreshes]);
  return answersOf((one) => touched.has(one));
}
