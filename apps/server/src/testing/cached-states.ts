import type { Restore } from './restore.ts';
import type { TestServer } from './test-server.ts';

/** Brings a server to the state that the steps lead to, and returns their result. The name identifies the steps. */
export type ReachState<Found> = (name: string, steps: () => Promise<Found>) => Promise<Found>;

/** Runs the steps of each name once and takes a checkpoint, to which later requests for the name return. */
export async function cachedStates<Found = void>(server: TestServer): Promise<ReachState<Found>> {
  const returnToBeginning = await server.checkpoint();
  const states = new Map<string, { readonly found: Found; readonly back: Restore }>();
  return async (name, way) => {
    const known = states.get(name);
    if (known) {
      await known.back();
      return known.found;
    }
    await returnToBeginning();
    const found = await way();
    states.set(name, { found, back: await server.checkpoint() });
    return found;
  };
}
