import type { Machine } from '../state-machine.ts';

/**
 * What becomes of something that a lender reports. It applies now; it was reported before; it is early, because a report that comes before
 * it has not arrived, so that the lender is asked how things stand; or it is late, for another end has come about, and changes nothing.
 */
export type Reception = 'applies' | 'repeated' | 'early' | 'late';

/** The states that can be reached from one, itself included, within one submission: what is submitted anew is reported on anew. */
function reachedFrom<State extends string, Event extends string>(
  { eventsOf, next }: Machine<State, Event>,
  from: State,
): ReadonlySet<State> {
  const seen = new Set<State>([from]);
  for (const state of seen) {
    for (const event of eventsOf(state)) {
      if (event === 'submit') continue;
      const to = next(state, event);
      if (to !== undefined) seen.add(to);
    }
  }
  return seen;
}

/**
 * What becomes of an event that a lender reports while an application stands in a state, in whatever order reports come. `done` are the
 * events since it was last submitted. That the very same report came twice is known by its number, before this is asked.
 */
export function receptionOf<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
  done: readonly Event[],
): Reception {
  if (machine.can(state, event)) return 'applies';
  if (done.includes(event)) return 'repeated';
  return [...reachedFrom(machine, state)].some((later) => machine.can(later, event)) ? 'early' : 'late';
}
