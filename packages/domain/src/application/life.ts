import { allowedActs, type Act, type Party, type StateOf } from '../access/action-matrix.ts';
import type { Role } from '../access/role.ts';
import type { Machine } from '../state-machine.ts';
import { APPLICATION_MACHINES, type ApplicationKind, type EventOf } from './kinds.ts';
import { waitingFor, type WaitingFor } from './waiting-for.ts';

/** How a kind of application lives. Code that is the same for all kinds reads this, so that it serves kinds that are not listed here too. */
export interface Life<State extends string, Event extends string> {
  readonly machine: Machine<State, Event>;
  /** What a role of a party may do in a state. */
  readonly actsIn: (state: State, party: Party, role: Role) => readonly Act[];
  /** Who has to act in a state; undefined when nobody has to. */
  readonly waitingFor: (state: State) => WaitingFor | undefined;
}

/** The life of a kind that is listed here. */
export const lifeOf = <Kind extends ApplicationKind>(kind: Kind): Life<StateOf<Kind>, EventOf<Kind>> => ({
  machine: APPLICATION_MACHINES[kind],
  actsIn: (state, party, role) => allowedActs(kind, state, party, role),
  waitingFor: (state) => waitingFor(state, kind),
});
