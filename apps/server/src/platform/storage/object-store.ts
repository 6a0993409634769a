/** Where uploaded objects rest. Keys are `lianxin/<enterprise>/<ulid>/<name>`. */
export interface ObjectStore {
  /** Stores an object that is not there yet; false when the key is taken. */
  put(key: string, content: Uint8Array): Promise<boolean>;
  /** The content; undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>;
}
