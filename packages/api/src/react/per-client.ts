import type { ApiClient } from '../client/create-client.ts';

/** Makes a map of its own for each client. */
export function perClient<Value>(): (client: ApiClient) => Map<string, Value> {
  const maps = new WeakMap<ApiClient, Map<string, Value>>();
  return (client) => {
    const map = maps.get(client) ?? new Map<string, Value>();
    maps.set(client, map);
    return map;
  };
}
