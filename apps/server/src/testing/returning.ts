import type { Return } from './restore.ts';
import type { TestServer } from './test-server.ts';

/** Has a server stand where a way leads that begins here, and answers what was found on it. The name tells one way from another. */
export type ReturnTo<Found> = (name: string, way: () => Promise<Found>) => Promise<Found>;

/** Goes each way once: where it led to is remembered, and returned to whenever it is asked for again. */
export async function returningTo<Found = void>(server: TestServer): Promise<ReturnTo<Found>> {
  const returnToBeginning = await server.checkpoint();
  const reached = new Map<string, { readonly found: Found; readonly back: Return }>();
  return async (name, way) => {
    const known = reached.get(name);
    if (known) {
      await known.back();
      return known.found;
    }
    await returnToBeginning();
    const found = await way();
    reached.set(name, { found, back: await server.checkpoint() });
    return found;
  };
}
