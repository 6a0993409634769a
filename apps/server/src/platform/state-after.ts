import { Refusal, type Machine } from '@lianxin/domain';

/** The state after an event. Refuses ILLEGAL_STATE with the state and the act if the event is not allowed. */
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
