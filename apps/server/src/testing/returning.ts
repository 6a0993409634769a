import type { TestServer } from './test-server.ts';

/** Goes each way once: where it led to is remembered under a name, and returned to whenever it is asked for again. */
export function returningTo(server: TestServer): (name: string, way: () => Promise<void>) => Promise<void> {
  const reached = new Map<string, () => Promise<void>>();
  return async (name, way) => {
    const back = reached.get(name);
    if (back) return back();
    await way();
    reached.set(name, await server.checkpoint());
  };
}
