import type { Machine } from '../state-machine.ts';

/**
 * How to treat a report of a lender.
 * - `applies`: the application can take the event now.
 * - `repeated`: the event was reported before.
 * - `early`: an earlier report has not arrived yet, so the lender is queried for the current state.
 * - `late`: the application has ended otherwise; the report changes nothing.
 */
export type Reception = 'applies' | 'repeated' | 'early' | 'late';

/** The states reachable from `from`, itself included. `submit` is left out, because a new submission starts a new round of reports. */
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
 * Classifies a reported event by the state of the application and the events `done` since it was last submitted, in whatever order
 * reports arrive. A report delivered twice is recognised earlier, by its number.
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
