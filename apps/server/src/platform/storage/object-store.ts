/** Stores uploaded objects. Keys are `lianxin/<enterprise>/<ulid>/<name>`. */
export interface ObjectStore {
  /** Stores a new object; false if the key exists. */
  put(key: string, content: Uint8Array): Promise<boolean>;
  /** The content; undefined if the object does not exist. */
  get(key: string): Promise<Buffer | undefined>;
}
