import type { Stage } from './stages.ts';

type Turn = Pick<Stage, 'name' | 'after' | 'alone'>;

/** How many stages share the machine: most keep one core busy. */
const ABREAST = 2;

/** Runs every stage once, in the order given as far as what each waits for allows; nothing overtakes a stage that waits to be alone. */
export async function inTurn<Row extends Turn>(stages: readonly Row[], run: (stage: Row) => Promise<void>): Promise<void> {
  const waiting = [...stages];
  const running = new Map<Row, Promise<unknown>>();
  const pending = (name: string) => [...waiting, ...running.keys()].some((stage) => stage.name === name);
  const hasRoom = (stage: Row) =>
    running.size === 0 || (stage.alone !== true && running.size < ABREAST && [...running.keys()].every(({ alone }) => alone !== true));

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(({ after = [] }) => !after.some(pending));
    if (next !== undefined && hasRoom(next)) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`these wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
}
