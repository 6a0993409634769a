import { expect, test } from 'vitest';
import { ERASURE_EVENTS, erasureMachine } from './erasure.ts';
import { RETAINED_KINDS } from './retained-kinds.ts';
import { RETENTIONS } from './retention.ts';

test('an erasure request is withdrawn, rejected or carried out, and then final', () => {
  expect(ERASURE_EVENTS.map((event) => erasureMachine.next('requested', event))).toEqual(['withdrawn', 'rejected', 'carriedOut']);
  for (const state of ['withdrawn', 'rejected', 'carriedOut'] as const)
    expect([state, erasureMachine.eventsOf(state)]).toEqual([state, []]);
});

test('names the law and the retention period of every retained kind, in both languages', () => {
  for (const kind of RETAINED_KINDS) {
    const { law, term } = RETENTIONS[kind];
    expect([law.zh, law.en, term.zh, term.en].every((text) => text.length > 0)).toBe(true);
    expect(law.zh).toMatch(/《.+》第.+条/);
  }
});
