import type { SqlSession } from '../db/client.ts';
import { rowsThroughCursor } from '../db/cursor.ts';
import { sha256 } from '../security/keys.ts';
import type { ObjectStore } from './object-store.ts';

/** Files beside announcements have no digest, but a size. */
const OBJECTS = `
  select key, size, sha256 from stored_object
  union all select key, size, null from announcement_file where not exists (select from stored_object s where s.key = announcement_file.key)`;

/** Reads every stored object. Tells for each what is wrong with it, undefined if it is there as it was stored. */
export async function* verifyObjects(session: SqlSession, store: ObjectStore): AsyncGenerator<string | undefined> {
  for await (const { key, size, sha256: digest } of rowsThroughCursor(session, OBJECTS)) {
    const content = await store.get(String(key));
    if (!content) yield `${String(key)}: is missing in the store`;
    else if (content.length !== Number(size) || (digest !== null && sha256(content) !== digest)) yield `${String(key)}: was changed`;
    else yield undefined;
  }
}
