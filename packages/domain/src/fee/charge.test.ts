import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date.ts';
import { isOverdueFee } from './charge.ts';
import { feeMachine, UNPAID_FEE_STATES } from './state.ts';

const day = (text: string) => civilDate(text) ?? expect.fail(text);
const dueOn = day('2026-11-20');

test.each([
  ['before its due day', '2026-11-19', false],
  ['on its due day', '2026-11-20', false],
  ['the day after', '2026-11-21', true],
])('whether a mandatory fee is overdue %s (%s): %s', (_, today, overdue) => {
  expect(isOverdueFee({ state: 'pending', mandatory: true, dueOn }, day(today))).toBe(overdue);
});

test('only an unpaid fee can be overdue', () => {
  const late = feeMachine.states.filter((state) => isOverdueFee({ state, mandatory: true, dueOn }, day('2026-12-01')));
  expect(late).toEqual(UNPAID_FEE_STATES);
});

test('an optional fee or one without a due day is never overdue', () => {
  expect(isOverdueFee({ state: 'pending', mandatory: false, dueOn }, day('2026-12-01'))).toBe(false);
  expect(isOverdueFee({ state: 'pending', mandatory: true, dueOn: null }, day('2026-12-01'))).toBe(false);
});
