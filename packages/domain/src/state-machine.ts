/** For each state, the events it takes and the state each leads to; a pair not written is refused. */
export type TransitionTable<State extends string, Event extends string> = Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>>;

export interface Machine<State extends string, Event extends string> {
  readonly states: readonly State[];
  readonly events: readonly Event[];
  readonly table: TransitionTable<State, Event>;
  /** Whether the event may happen in the state. */
  readonly can: (state: State, event: Event) => boolean;
  /** The state that the event leads to; undefined when the state refuses it. */
  readonly next: (state: State, event: Event) => State | undefined;
  /** The events that the state takes. */
  readonly eventsOf: (state: State) => readonly Event[];
}

/**
 * Makes a machine of a literal table. Server, screens, diagrams and tests read the same one.
 *
 * @__NO_SIDE_EFFECTS__ a page that asks nothing of a machine need not carry it
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

/** Finds the state that a code of the wire stands for. */
export function stateOfCode<State extends string, Code extends string | number>(
  codes: Readonly<Record<State, Code>>,
  code: string | number,
): State | undefined {
  for (const state in codes) if (codes[state] === code) return state;
  return undefined;
}
