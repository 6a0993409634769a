import type { Endpoint } from '../contract/endpoint.ts';

/** The cache key of one call: where it goes and what it asks. */
export type Key = readonly [location: string, request: unknown];

export const keyOf = (endpoint: Endpoint, request: unknown): Key => [locationOf(endpoint), request];

/** Base and path in one: paths alone are not unique across the bases. */
export const locationOf = (endpoint: Endpoint): string => endpoint.base + endpoint.path;

/** What an act touches unless it says more: the calls beside it. A path of one segment has nothing beside it. */
export function neighbourhoodOf(endpoint: Endpoint): string {
  const location = locationOf(endpoint);
  const end = location.lastIndexOf('/') + 1;
  return end > endpoint.base.length + 1 ? location.slice(0, end) : location;
}

const isKey = (key: unknown): key is Key => Array.isArray(key) && key.length === 2 && typeof key[0] === 'string';

/** Picks the cached answers that an act may have changed. */
export function touchedBy(neighbourhood: string | undefined, endpoints: readonly Endpoint[]): (key: unknown) => boolean {
  const locations = new Set(endpoints.map(locationOf));
  return (key) => isKey(key) && (locations.has(key[0]) || (neighbourhood !== undefined && key[0].startsWith(neighbourhood)));
}
