/** For each state, the accepted events and their target states; any other pair is refused. */
export type TransitionTable<State extends string, Event extends string> = Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>>;

export interface Machine<State extends string, Event extends string> {
  readonly states: readonly State[];
  readonly events: readonly Event[];
  readonly table: TransitionTable<State, Event>;
  readonly can: (state: State, event: Event) => boolean;
  /** The target state; undefined when the event is refused. */
  readonly next: (state: State, event: Event) => State | undefined;
  /** The events accepted in a state. */
  readonly eventsOf: (state: State) => readonly Event[];
}

/**
 * Builds a state machine from a transition table, shared by server, screens, diagrams and tests.
 *
 * @__NO_SIDE_EFFECTS__ so that bundles can drop machines that they do not use
 */
export function defineMachine<State extends string, Event extends string>(
  events: readonly Event[],
  table: TransitionTable<State, Event>,
): Machine<State, Event> {
  const isState = (key: string): key is State => Object.hasOwn(table, key);
  const next = (state: State, event: Event): State | undefined => table[state][event];
  const can = (state: State, event: Event): boolean => next(state, event) !== undefined;
  return {
    states: Object.keys(table).filter(isState),
    events,
    table,
    can,
    next,
    eventsOf: (state) => events.filter((event) => can(state, event)),
  };
}

/** The state of a wire code; undefined for an unknown code. */
export function stateOfCode<State extends string, Code extends string | number>(
  codes: Readonly<Record<State, Code>>,
  code: string | number,
): State | undefined {
  for (const state in codes) if (codes[state] === code) return state;
  return undefined;
}
