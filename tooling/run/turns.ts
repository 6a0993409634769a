import type { Stage } from './stages.ts';

type Turn = Pick<Stage, 'name' | 'after' | 'everyCore'>;

/** Runs every stage once, in the order given as far as what each waits for allows: one to a core, and nothing overtakes a stage that waits for every core. */
export async function inTurn<Row extends Turn>(stages: readonly Row[], cores: number, run: (stage: Row) => Promise<void>): Promise<void> {
  const waiting = [...stages];
  const running = new Map<Row, Promise<unknown>>();
  const pending = (name: string) => [...waiting, ...running.keys()].some((stage) => stage.name === name);
  const takes = ({ everyCore }: Row) => (everyCore === true ? cores : 1);
  const free = () => [...running.keys()].reduce((left, stage) => left - takes(stage), cores);

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(({ after = [] }) => !after.some(pending));
    if (next !== undefined && takes(next) <= free()) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`these wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
}
