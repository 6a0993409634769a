import { APPLICATION_MACHINES } from '@lianxin/domain';
import { describe, expect, it } from 'vitest';
import { eventTerm } from './acts.ts';

const UNKNOWN = eventTerm('something.newer').message;
const events = Object.entries(APPLICATION_MACHINES).flatMap(([kind, machine]) => machine.events.map((event) => `${kind}.${event}`));

describe('a step in a history', () => {
  it.each(events)('%s has words', (event) => expect(eventTerm(event).message).not.toBe(UNKNOWN));
  it('of an unknown kind is shown without its code', () => expect(UNKNOWN).toBe('其他操作'));
});
