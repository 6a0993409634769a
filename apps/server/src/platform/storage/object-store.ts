/** An object in a store. */
export interface StoredKey {
  readonly key: string;
  readonly storedAt: Date;
}

/** Stores uploaded objects. Keys are `lianxin/<enterprise>/<ulid>/<name>`. */
export interface ObjectStore {
  /** Stores a new object; false if the key exists. */
  put(key: string, content: Uint8Array): Promise<boolean>;
  /** The content; undefined if the object does not exist. */
  get(key: string): Promise<Buffer | undefined>;
  /** All objects in pages, by key in the order of its ASCII codes. */
  list(): AsyncIterable<readonly StoredKey[]>;
}
