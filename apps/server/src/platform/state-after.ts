import { Refusal, type Machine } from '@lianxin/domain';

/** The state that an event leads to. Refuses ILLEGAL_STATE, naming the state and the act, where the state does not take it. */
export function stateAfter<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  object: string,
  state: State,
  event: Event,
  act: string = event,
): State {
  const next = machine.next(state, event);
  if (next === undefined) throw new Refusal('ILLEGAL_STATE', { object, state, act });
  return next;
}
