import type { Stage } from './stages.ts';

type Turn = Pick<Stage, 'name' | 'after' | 'everyCore'>;

/** Runs every stage once, one per core, in the given order as far as dependencies allow. No stage overtakes one that waits for all cores. */
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
    else throw new Error(`circular dependencies between stages: ${waiting.map(({ name }) => name).join(', ')}`);
  }
}
