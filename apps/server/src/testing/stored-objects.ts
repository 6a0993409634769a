import type { ObjectStore, StoredKey } from '../platform/storage/object-store.ts';

/** All objects of a store, in its order. */
export async function storedObjects(store: ObjectStore): Promise<readonly StoredKey[]> {
  const found: StoredKey[] = [];
  for await (const page of store.list()) found.push(...page);
  return found;
}
